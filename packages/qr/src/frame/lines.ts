import { roundedBox } from '../path/corner-box.ts'
import { joinNumbers as n } from '../path/join-numbers.ts'
import { below, even, type FrameOrder, type FrameShape } from './frame-shape.ts'

const TEXT = 0.15

function outline({ width, height, panel, colour }: FrameOrder, thickness: number, radius: number, inset: number) {
  const [by, around] = [panel.width * thickness, panel.width * inset]
  const across = width - 2 * around
  const down = height - 2 * around
  const corner = panel.width * radius
  // Not a line but an area around a hole: its edges fall where every renderer puts them.
  const data =
    roundedBox(around, around, across, down, corner) +
    hole(around + by, around + by, across - 2 * by, down - 2 * by, Math.max(0, corner - by))
  return { kind: 'path' as const, data, fill: colour }
}

function hole(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) =>
    radius === 0 ? '' : `a${n(radius, radius)} 0 0 0 ${n(dx * radius, dy * radius)}`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  return (
    `M${n(x, y + radius)}v${n(down)}${arc(1, 1)}h${n(across)}${arc(1, -1)}` +
    `v${n(-down)}${arc(-1, -1)}h${n(-across)}${arc(-1, 1)}z`
  )
}

/** A thin line around it all. */
export const line: FrameShape = {
  insets: (hasText) => even(0.03, hasText ? { bottom: TEXT + 0.02 } : {}),
  radius: 0,
  draw: (order) => [outline(order, 0.008, 0, 0.012)],
  strip: (order) => ({ box: below(order, order.panel.width * 0.02), on: 'paper' }),
}

/** A thick line with round corners. */
export const rounded: FrameShape = {
  insets: (hasText) => even(0.035, hasText ? { bottom: TEXT + 0.035 } : {}),
  radius: 0.06,
  draw: (order) => [outline(order, 0.025, 0.09, 0)],
  strip: (order) => ({ box: below(order, order.panel.width * 0.03), on: 'paper' }),
}

/** Marks in the corners, as a viewfinder has them. */
export const corners: FrameShape = {
  insets: (hasText) => even(0.04, hasText ? { bottom: TEXT + 0.04 } : {}),
  radius: 0,
  draw({ width, height, panel, colour }) {
    const [by, arm] = [panel.width * 0.02, panel.width * 0.16]
    const mark = (x: number, y: number, dx: number, dy: number) => {
      const inner = arm - by
      const points = [
        [dx * arm, 0],
        [0, dy * by],
        [-dx * inner, 0],
        [0, dy * inner],
        [-dx * by, 0],
      ]
      return `M${n(x, y)}${points.map(([across = 0, down = 0]) => `l${n(across, down)}`).join('')}z`
    }
    const data = mark(0, 0, 1, 1) + mark(width, 0, -1, 1) + mark(width, height, -1, -1) + mark(0, height, 1, -1)
    return [{ kind: 'path', data, fill: colour, crisp: true }]
  },
  strip: (order) => ({ box: below(order, order.panel.width * 0.04), on: 'paper' }),
}
