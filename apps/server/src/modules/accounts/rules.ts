import { passwordLength, type SmsPurpose, smsPurposes, type Tier, tierOf } from '@matai/contract'
import { parseMobile } from '@matai/rules/mobile'
import type { PhraseKey } from '@matai/i18n'

const day = 86_400_000

/** What a code from a text message is for; visitors of live codes get theirs without a call. */
export type CodePurpose = SmsPurpose | 'visit'

/** Milliseconds for which a code from a text message is right. */
export const smsCodeLifetime = 10 * 60_000
/** Milliseconds for which the link of a mail holds. */
export const emailProofLifetime = day
/** Milliseconds for which a browser is known on which somebody signed in, and of how many people it knows. */
export const knownDeviceLifetime = 365 * day
export const knownUsersOfDevice = 5
/** How many recovery codes a person gets. */
export const recoveryCodes = 10
/** Wrong tries after which a code is dead for those who tried: from where it was asked for, or from elsewhere. */
export const smsCodeTries = 5
/** Codes a day that a number gets when one network asks for them (specification: 10). */
export const codesOfNetwork = 10
/** Beyond them, and never more for each network, what is kept for others: nobody uses up another person's codes. */
export const codesOfOthers = 10
export const codesOfOthersEach = 2

/** Sessions end after 30 days where the person asked to stay signed in, else after one (specification, section 7). */
export function sessionEnd(now: Date, remember: boolean): Date {
  return new Date(now.getTime() + (remember ? 30 * day : day))
}

/** Signing in until then keeps an account that was closed. */
export function eraseMoment(now: Date): Date {
  return new Date(now.getTime() + 14 * day)
}

/** When a session was last used is written at most once an hour: it is for people, and a write per call is not free. */
export function isSeenLongAgo(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > 3_600_000
}

/** The tier that counts now: a paid one reads as free once it has ended. */
export function currentTier({ tier, tierUntil }: { tier: number; tierUntil: Date | null }, now: Date): Tier {
  return tierUntil && tierUntil <= now ? 'free' : tierOf(tier)
}

/** Whom the settings name; where they name nobody, who was first. */
export function runsServer(
  { mobile, ownsServer }: { mobile: string | null; ownsServer: boolean },
  operators: readonly string[],
): boolean {
  if (mobile === null) return false
  return operators.length === 0 ? ownsServer : operators.includes(mobile)
}

export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day)
}

/** Length in characters as a person counts them. */
export function passwordFits(password: string): boolean {
  const length = [...password].length
  return length >= passwordLength.min && length <= passwordLength.max
}

export function purposeOf(sendType: number): SmsPurpose {
  const purposes = Object.keys(smsPurposes) as SmsPurpose[]
  const purpose = purposes.find((name) => smsPurposes[name] === sendType)
  if (!purpose) throw new RangeError(`no purpose has the number ${sendType}`)
  return purpose
}

export const smsPhrases = {
  register: 'accounts.smsRegister',
  reset: 'accounts.smsReset',
  changeMobile: 'accounts.smsChangeMobile',
  closeAccount: 'accounts.smsCloseAccount',
  bindWechat: 'accounts.smsBindWechat',
} as const satisfies Record<SmsPurpose, PhraseKey>

/** `+86 138****5678`: enough to recognise one's own number by. */
export function maskMobile(e164: string): string {
  const dialCode = parseMobile(e164)?.dialCode ?? ''
  return `+${dialCode} ${maskNational(e164.slice(1 + dialCode.length))}`
}

function maskNational(national: string): string {
  const shown = Math.max(0, national.length - 8)
  return `${national.slice(0, shown)}****${national.slice(-4)}`
}

/** Usernames are the same whether written in capitals or not. */
export function plainUsername(username: string): string {
  return username.toLowerCase()
}

/** Order matters: Edge and WeChat also call themselves Chrome, Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a person calls the device that signed in: `Chrome · Windows`, or a program's own name. */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].flatMap((names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
  return named.join(' · ') || (userAgent.split(/[\s/]/)[0] ?? '').slice(0, 40)
}

/** Whether text messages go to a number (E.164): to all countries when none is named. */
export function mayBeSentTo(countries: readonly string[], mobile: string): boolean {
  return countries.length === 0 || countries.includes(parseMobile(mobile)?.country ?? '')
}

/** A zone's IANA name. Offsets and abbreviations, which programs take as well, know nothing of summer time. */
export function isZoneName(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Z][A-Za-z_]+(\/[A-Za-z\d_+-]+){1,2}$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the secrets of second factors are sealed for, and where each stands. */
export const secondFactorSeal = 'second factors'
export function placeOfSecondFactor(userId: number): string {
  return `user ${userId}`
}
