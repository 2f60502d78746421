import { AccessSettings } from '@matai/contract'

/** What stands in the table; the password stands beside it, encrypted. */
export type StoredSettings = Omit<AccessSettings, 'password'>

/** The settings of a code that nobody has limited. */
export const openToAll: AccessSettings = AccessSettings.parse({})
const { password: _, ...openStored } = openToAll

/** Settings as they are read: those saved before a limit was invented do not have it. */
export function completed(stored: Partial<StoredSettings>): StoredSettings {
  return { ...openStored, ...stored }
}

/** Days that refused visits are kept for the owner to read. */
export const refusalDaysKept = 90

export function refusalsKeptFrom(now: Date): Date {
  return new Date(now.getTime() - refusalDaysKept * 86_400_000)
}

/** Whether a visit has to be looked at; a text for expired codes alone stops nobody. */
export function limitsVisits(stored: StoredSettings, hasPassword: boolean): boolean {
  const settings = completed(stored)
  return (
    hasPassword ||
    settings.namedMobiles ||
    settings.binding ||
    settings.scansTotal !== null ||
    settings.scansPerPerson !== null ||
    settings.areas.length > 0 ||
    settings.position !== null ||
    settings.periods.length > 0
  )
}

/** `86138****5678`: enough to recognise a number by. */
export function maskPlain(mobile: string): string {
  return `${mobile.slice(0, Math.max(0, mobile.length - 8))}****${mobile.slice(-4)}`
}
