import type { AccessForm } from './access-form.ts'

const isWhole = (typed: string, least: number, most: number) =>
  /^\d{1,10}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
const isDegrees = (typed: string, most: number) =>
  /^[+-]?\d{1,3}(\.\d+)?$/.test(typed.trim()) && Math.abs(Number(typed)) <= most

const scansTotalMax = 1_000_000_000
const scansPerPersonMax = 1_000_000

/** Key of a sentence about each field that cannot be saved as it is: the server's own rules, said before it is asked. */
export function faultKeys(form: AccessForm) {
  const { password, hint, scansTotal, scansPerPerson, fallbackUrl, periods } = form
  return {
    ...(password.trim() !== '' &&
      !/^[0-9A-Za-z]{4,20}$/.test(password.trim()) && { password: 'passwordFormat' as const }),
    ...(hint.trim().length > 100 && { hint: 'hintTooLong' as const }),
    ...(scansTotal.trim() !== '' && !isWhole(scansTotal, 1, scansTotalMax) && { scansTotal: 'countWrong' as const }),
    ...(scansPerPerson.trim() !== '' &&
      !isWhole(scansPerPerson, 1, scansPerPersonMax) && { scansPerPerson: 'countWrong' as const }),
    ...(form.isPlaced && !isDegrees(form.latitude, 90) && { latitude: 'latitudeWrong' as const }),
    ...(form.isPlaced && !isDegrees(form.longitude, 180) && { longitude: 'longitudeWrong' as const }),
    ...(form.isPlaced && !isWhole(form.radius, 50, 100_000) && { radius: 'radiusRange' as const }),
    ...(periods.some(({ weekdays }) => weekdays.length === 0) && { periods: 'weekdaysEmpty' as const }),
    ...(fallbackUrl.trim() !== '' && !isWebAddress(fallbackUrl) && { fallbackUrl: 'fallbackUrlWrong' as const }),
  }
}

function isWebAddress(typed: string): boolean {
  if (!/^https?:\/\//i.test(typed.trim())) return false
  try {
    return new URL(typed.trim()).hostname !== ''
  } catch {
    return false
  }
}

/** The field of the form that the server's word about a setting belongs to: `settings.position.radius` to `radius`. */
export function fieldAt(path: readonly (string | number)[]): [keyof AccessForm] | undefined {
  const [, name, inner] = path
  if (name === 'namedMobiles' || name === 'binding') return ['phones']
  if (name === 'position') return [inner === 'longitude' || inner === 'radius' ? inner : 'latitude']
  const plain = [
    'password',
    'hint',
    'scansTotal',
    'scansPerPerson',
    'areas',
    'periods',
    'fallback',
    'fallbackUrl',
  ] as const
  const same = plain.find((field) => field === name)
  return same && [same]
}
