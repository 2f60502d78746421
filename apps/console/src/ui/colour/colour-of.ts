import { chineseColours } from './chinese-colours.ts'

/**
 * What was typed as `#RRGGBB`; null while it is no colour. Understood are hex (`#abc`, a missing `#`), names of our own,
 * Chinese ones with or without 色, and those of CSS, which `cssColour` knows.
 */
export function colourOf(
  typed: string,
  { ours, cssColour }: { ours: ReadonlyMap<string, string>; cssColour: (name: string) => string | null },
): string | null {
  const word = typed.trim().toLowerCase()
  const digits = word.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits.toUpperCase()}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase()
  const name = word.length > 1 ? word.replace(/色$/, '') : word
  const known = ours.get(word) ?? ours.get(name) ?? chineseColours.get(name)
  if (known) return known
  // In CSS light and grey names are one word; people write them as two.
  const css = word.replaceAll(/[\s-]/g, '')
  return /^[a-z]{3,24}$/.test(css) ? cssColour(css) : null
}

/** What CSS calls so, asked of the browser. */
export function cssColour(name: string): string | null {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen || !CSS.supports('color', name)) return null
  pen.fillStyle = name
  const colour = pen.fillStyle
  return /^#[0-9a-f]{6}$/.test(colour) ? colour.toUpperCase() : null
}
