import { n } from './numbers.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A rectangle as path data, its corners rounded as far as its sides allow; clockwise. */
export function boxPath({ x, y, width, height }: Box, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return (
    `M${n(x + r)} ${n(y)}h${n(across)}${arc(r, r)}v${n(down)}${arc(-r, r)}` +
    `h${n(-across)}${arc(-r, -r)}v${n(-down)}${arc(r, -r)}z`
  )
}

/** The box made smaller on all sides, never less than nothing. */
export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) }
}
