import { roundedBox } from '../path/corner-box.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import type { Shape } from '../shapes/shape.ts'
import { below, even, type FrameOrder, type FrameShape } from './frame-shape.ts'

const STRIP = 0.19
const BAR = 0.04
const GAP = 0.05

function area(x: number, y: number, width: number, height: number, colour: string): Shape {
  return { kind: 'path', data: `M${n(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill: colour }
}

/** A strip under the code; without letters it is only a bar. */
export const label: FrameShape = {
  insets: (hasText) => even(0, { bottom: hasText ? STRIP : BAR }),
  radius: 0,
  draw: (order) => {
    const { x, y, width, height } = below(order)
    return [area(x, y, width, height, order.colour)]
  },
  strip: (order) => ({ box: below(order), on: 'frame' }),
}

/** The same strip above the code. */
export const banner: FrameShape = {
  insets: (hasText) => even(0, { top: hasText ? STRIP : BAR }),
  radius: 0,
  draw: ({ width, panel, colour }) => [area(0, 0, width, panel.y, colour)],
  strip: ({ width, panel }) => ({ box: { x: 0, y: 0, width, height: panel.y }, on: 'frame' }),
}

/** A code in a rounded line, and under it a bubble that points up at it. */
export const bubble: FrameShape = {
  insets: (hasText) => even(0.04, { bottom: hasText ? GAP + STRIP + 0.04 : 0.04 + GAP }),
  radius: 0.03,
  draw(order) {
    const { width, panel, colour, hasText } = order
    const unit = panel.width
    const [ring, foot] = [0.04 * unit, panel.y + panel.height + 0.04 * unit]
    const card: Shape = { kind: 'path', data: roundedBox(0, 0, width, foot, 0.07 * unit), fill: colour }
    if (!hasText) {
      // The card itself is the bubble.
      const data = `M${n(width / 2 - ring, foot - ring / 4)}h${n(2 * ring)}l${n(-ring, 1.2 * ring)}z`
      return [card, { kind: 'path', data, fill: colour }]
    }
    const { x, y, width: across, height } = pill(order)
    const tip = `M${n(width / 2, y - 0.05 * unit)}l${n(0.05 * unit, 0.06 * unit)}h${n(-0.1 * unit)}z`
    return [card, { kind: 'path', data: roundedBox(x, y, across, height, height / 2) + tip, fill: colour }]
  },
  strip: (order) => ({ box: pill(order), on: 'frame' }),
}

function pill({ width, height, panel }: FrameOrder) {
  const tall = 0.17 * panel.width
  return { x: 0, y: height - tall, width, height: tall }
}
