import { SettingsError } from './settings-error.ts'

/** Shorter ones have too many neighbours in other programs' environments. */
const shortest = 6

/** A misspelled setting would have no effect, silently. Throws for a variable that is one letter away from one of ours. */
export function refuseNearNames(environment: Record<string, string | undefined>, ours: readonly string[]): void {
  for (const [name, value] of Object.entries(environment)) {
    if (!value || ours.includes(name)) continue
    const meant = ours.find((one) => isNear(name, one) || (name === `MATAI_${one}` && one !== 'PORT'))
    if (meant) throw new SettingsError(name, `there is no such setting; ${meant} is meant, is it not?`, undefined)
  }
}

/** Whether one letter more, less, other, or two that changed places, make one of the other. */
export function isNear(name: string, ours: string): boolean {
  if (ours.length < shortest || Math.abs(name.length - ours.length) > 1) return false
  let start = 0
  while (start < name.length && name[start] === ours[start]) start++
  const one = name.slice(start)
  const other = ours.slice(start)
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one.slice(2) === other.slice(2) && one[0] === other[1] && one[1] === other[0])
  )
}
