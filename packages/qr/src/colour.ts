const HEX = /^#[0-9a-f]{6}$/i

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}

/** `#RRGGBB` to three numbers from 0 to 255. */
export function toRgb(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Brightness as a camera's grey picture has it (Rec. 601), from 0 to 1. Decoders see nothing else of a colour. */
export function brightness(colour: string): number {
  const [red, green, blue] = toRgb(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

export function sameColour(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The colour on the way to another; `share` 0 is the first, 1 the second. */
export function mix(colour: string, other: string, share: number): string {
  if (share === 0) return colour
  const end = toRgb(other)
  const parts = toRgb(colour).map((part, at) => Math.round(part + ((end[at] ?? part) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
