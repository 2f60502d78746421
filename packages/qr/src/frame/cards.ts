import { cornerBox, type Corners, roundedBox } from '../path/corner-box.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import type { Shape } from '../shapes/shape.ts'
import { below, even, type FrameShape } from './frame-shape.ts'

const TEXT = 0.18

function circle(x: number, y: number, radius: number): string {
  return `M${n(x - radius, y)}a${n(radius, radius)} 0 1 0 ${n(2 * radius, 0)}a${n(radius, radius)} 0 1 0 ${n(-2 * radius, 0)}z`
}

/** A card in the frame's colour with round corners. */
export const badge: FrameShape = {
  insets: (hasText) => even(0.05, hasText ? { bottom: TEXT } : {}),
  radius: 0.05,
  draw: ({ width, height, panel, colour }) => [
    { kind: 'path', data: roundedBox(0, 0, width, height, 0.09 * panel.width), fill: colour },
  ],
  strip: (order) => ({ box: below(order), on: 'frame' }),
}

/** A card with a bite on both sides and a line of stitches between the code and its foot. */
export const ticket: FrameShape = {
  insets: (hasText) => even(0.06, { bottom: hasText ? 0.06 + TEXT : 0.12 }),
  radius: 0.02,
  draw({ width, height, panel, colour, paper }) {
    const unit = panel.width
    const fold = panel.y + panel.height + 0.05 * unit
    const bite = 0.035 * unit
    const arc = (down: number) => `a${n(bite, bite)} 0 0 0 ${n(0, down)}`
    const corner = 0.05 * unit
    const bend = (dx: number, dy: number) => `a${n(corner, corner)} 0 0 1 ${n(dx * corner, dy * corner)}`
    const [upper, lower] = [fold - bite - corner, height - fold - bite - corner]
    const data =
      `M${n(corner, 0)}h${n(width - 2 * corner)}${bend(1, 1)}v${n(upper)}${arc(2 * bite)}v${n(lower)}${bend(-1, 1)}` +
      `h${n(2 * corner - width)}${bend(-1, -1)}v${n(-lower)}${arc(-2 * bite)}v${n(-upper)}${bend(1, -1)}z`
    const stitches: Shape = { kind: 'path', data: dashes(bite * 2, fold, width - bite * 4, unit), fill: paper }
    return [{ kind: 'path', data, fill: colour }, stitches]
  },
  strip: ({ width, height, panel }) => {
    const y = panel.y + panel.height + 0.06 * panel.width
    return { box: { x: 0, y, width, height: height - y }, on: 'frame' }
  },
}

function dashes(x: number, y: number, width: number, unit: number): string {
  const count = 18
  const step = width / (2 * count - 1)
  const thick = 0.008 * unit
  let data = ''
  for (let at = 0; at < count; at++) {
    data += `M${n(x + 2 * at * step, y - thick / 2)}h${n(step)}v${n(thick)}h${n(-step)}z`
  }
  return data
}

/** A stamp: small bites all along the edge. */
export const stamp: FrameShape = {
  insets: (hasText) => even(0.06, hasText ? { bottom: TEXT + 0.02 } : {}),
  radius: 0,
  draw({ width, height, panel, colour, paper }) {
    const radius = 0.018 * panel.width
    const holes: string[] = []
    const along = (length: number, place: (at: number) => [number, number]) => {
      const count = Math.round(length / (radius * 3.2))
      for (let hole = 0; hole < count; hole++) holes.push(circle(...place(((hole + 0.5) * length) / count), radius))
    }
    along(width, (at) => [at, 0])
    along(width, (at) => [at, height])
    along(height, (at) => [0, at])
    along(height, (at) => [width, at])
    return [
      { kind: 'path', data: `M0 0h${n(width)}v${n(height)}h${n(-width)}z`, fill: colour },
      { kind: 'path', data: holes.join(''), fill: paper },
    ]
  },
  strip: (order) => ({ box: below(order, 0.02 * order.panel.width), on: 'frame' }),
}

/** A tag to hang up: its upper corners cut off, and a hole for the string. */
export const tag: FrameShape = {
  insets: (hasText) => even(0.05, { top: 0.15, ...(hasText ? { bottom: TEXT } : {}) }),
  radius: 0.03,
  draw({ width, height, panel, colour, paper }) {
    const unit = panel.width
    const slope = { kind: 'cut', size: 0.13 * unit } as const
    const foot = { kind: 'arc', size: 0.05 * unit } as const
    const shape: Corners = [slope, slope, foot, foot]
    return [
      { kind: 'path', data: cornerBox({ x: 0, y: 0, width, height }, shape), fill: colour },
      { kind: 'path', data: circle(width / 2, panel.y / 2, 0.035 * unit), fill: paper },
    ]
  },
  strip: (order) => ({ box: below(order), on: 'frame' }),
}
