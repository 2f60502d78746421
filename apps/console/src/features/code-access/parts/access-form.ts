import type { AccessSettings } from '@matai/contract'

export type Period = AccessSettings['periods'][number]
export type PhoneCheck = 'none' | 'any' | 'named'

/** The settings as a person fills them in: numbers as they are typed, what belongs together as one choice. */
export interface AccessForm {
  password: string
  hint: string
  phones: PhoneCheck
  scansTotal: string
  scansPerPerson: string
  areas: string[]
  isPlaced: boolean
  latitude: string
  longitude: string
  radius: string
  periods: Period[]
  fallback: string
  fallbackUrl: string
}

/** Nobody is kept out. */
export const openForm: AccessForm = {
  password: '',
  hint: '',
  phones: 'none',
  scansTotal: '',
  scansPerPerson: '',
  areas: [],
  isPlaced: false,
  latitude: '',
  longitude: '',
  radius: '500',
  periods: [],
  fallback: '',
  fallbackUrl: '',
}

export function toForm(settings: AccessSettings): AccessForm {
  const { password, hint, namedMobiles, binding, areas, position, periods, fallback, fallbackUrl } = settings
  const count = (limit: number | null) => (limit === null ? '' : String(limit))
  return {
    password: password ?? '',
    hint,
    phones: namedMobiles ? 'named' : binding ? 'any' : 'none',
    scansTotal: count(settings.scansTotal),
    scansPerPerson: count(settings.scansPerPerson),
    areas: [...areas],
    isPlaced: position !== null,
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
    radius: position ? String(position.radius) : openForm.radius,
    periods: periods.map((period) => ({ ...period, weekdays: [...period.weekdays] })),
    fallback,
    fallbackUrl,
  }
}

/** What the call is given; only for a form without faults. */
export function toSettings(form: AccessForm): AccessSettings {
  const count = (typed: string) => (typed.trim() === '' ? null : Number(typed))
  const { isPlaced, latitude, longitude, radius } = form
  return {
    password: form.password.trim() || null,
    hint: form.password.trim() ? form.hint.trim() : '',
    namedMobiles: form.phones === 'named',
    binding: form.phones === 'any',
    scansTotal: count(form.scansTotal),
    scansPerPerson: count(form.scansPerPerson),
    areas: form.areas,
    position: isPlaced ? { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) } : null,
    periods: form.periods,
    fallback: form.fallback.trim(),
    fallbackUrl: form.fallbackUrl.trim(),
  }
}

/** The parts of the form, as they are called on the screen. */
export const accessParts = ['password', 'phones', 'counts', 'areas', 'position', 'periods', 'fallback'] as const
export type AccessPart = (typeof accessParts)[number]

const fieldsOf: Record<AccessPart, (settings: AccessSettings) => unknown> = {
  password: ({ password, hint }) => [password, hint],
  phones: ({ namedMobiles, binding }) => [namedMobiles, binding],
  counts: ({ scansTotal, scansPerPerson }) => [scansTotal, scansPerPerson],
  areas: ({ areas }) => [...areas].sort(),
  position: ({ position }) => position && [position.latitude, position.longitude, position.radius],
  periods: ({ periods }) => periods.map(({ weekdays, from, until }) => [[...weekdays].sort(), from, until]),
  fallback: ({ fallback, fallbackUrl }) => [fallback, fallbackUrl],
}

/** Which parts say something else than before. */
export function changedParts(before: AccessForm, after: AccessForm): AccessPart[] {
  const [old, next] = [toSettings(before), toSettings(after)]
  return accessParts.filter((part) => JSON.stringify(fieldsOf[part](old)) !== JSON.stringify(fieldsOf[part](next)))
}
