import { formatNumber as n } from './format-number.ts'

/** A square with corners of the given radius, clockwise. */
export function roundedBox(x: number, y: number, side: number, radius: number): string {
  const r = n(radius)
  const straight = side - 2 * radius
  const arc = (dx: string, dy: string) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const line = (command: string) => (straight > 0 ? command + n(straight) : '')
  return (
    `M${n(x + radius)} ${n(y)}${line('h')}${arc(r, r)}${line('v')}${arc(`-${r}`, r)}` +
    `${line('h-')}${arc(`-${r}`, `-${r}`)}${line('v-')}${arc(r, `-${r}`)}z`
  )
}

/** The same square walked the other way, which cuts it out of a shape around it. */
export function roundedHole(x: number, y: number, side: number, radius: number): string {
  const r = n(radius)
  const straight = side - 2 * radius
  const arc = (dx: string, dy: string) => `a${r} ${r} 0 0 0 ${dx} ${dy}`
  const line = (command: string) => (straight > 0 ? command + n(straight) : '')
  return (
    `M${n(x)} ${n(y + radius)}${line('v')}${arc(r, r)}${line('h')}${arc(r, `-${r}`)}` +
    `${line('v-')}${arc(`-${r}`, `-${r}`)}${line('h-')}${arc(`-${r}`, r)}z`
  )
}
