/** What was typed as `#RRGGBB`; null while it is not a whole colour. `#abc` and a missing `#` are understood. */
export function completeColour(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`
  if (!/^[0-9a-f]{3}$/i.test(digits)) return null
  return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase()
}
