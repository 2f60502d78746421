import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { countryRules, dialCodes } from './country-rules.ts'
import { plainDigits } from './plain-text.ts'

/** A mobile number in its one true form, whatever way it was written. */
export interface Mobile {
  /** ISO code; a country that shares its dial code is told from its area code, where that is possible. */
  country: string
  dialCode: string
  /** Digits as dialled inside the country, without a leading zero. */
  national: string
  e164: string
}

/** Reads dial code and number, all digits, `+` allowed in front; null when no country has such a mobile number. */
export function parseMobile(input: string): Mobile | null {
  const digits = /^\+?(\d{6,18})$/.exec(plainDigits(input))?.[1]
  if (!digits) return null
  const owner = Object.keys(countryRules).find((iso) => digits.startsWith(dialCodes[iso] ?? '?'))
  return owner ? parseByOwnRule(owner, digits) : parseByLibrary(digits)
}

/** A phone as people write it, in E.164 without the plus; a mainland number needs no dial code. Null when it is none. */
export function plainMobile(written: string): string | null {
  const digits = plainDigits(written).replace(/[\s()-]/g, '')
  const number = /^1\d{10}$/.test(digits) ? `86${digits}` : digits
  return parseMobile(number)?.e164.slice(1) ?? null
}

/** Whether digits without the dial code are a mobile number of the country. */
export function nationalIsValid(iso: string, digits: string): boolean {
  const rule = countryRules[iso]
  if (rule) return rule.pattern.test(digits)
  if (!/^\d+$/.test(digits) || !isSupportedCountry(iso)) return false
  return parsePhoneNumberFromString(digits, iso)?.isValid() ?? false
}

function parseByOwnRule(owner: string, digits: string): Mobile | null {
  const dialCode = dialCodes[owner] ?? ''
  const written = digits.slice(dialCode.length)
  const rule = countryRules[owner]
  if (!rule?.pattern.test(written)) return null
  const short = rule.trunkZero ? written.replace(/^0/, '') : written
  // A number that is too short without its zero stays as it was written: the specification's lengths decide.
  const national = rule.pattern.test(short) ? short : written
  const e164 = `+${dialCode}${national}`
  // Canada and the Caribbean share +1 with the United States.
  const country = dialCode === '1' ? (parsePhoneNumberFromString(e164)?.country ?? owner) : owner
  return { country, dialCode, national, e164 }
}

function parseByLibrary(digits: string): Mobile | null {
  const found = parsePhoneNumberFromString(`+${digits}`)
  if (!found?.isValid()) return null
  const country: CountryCode | undefined = found.country
  return country
    ? { country, dialCode: found.countryCallingCode, national: found.nationalNumber, e164: found.number }
    : null
}

/** Whether there is such a country (ISO code, capitals) with mobile numbers. */
export function isCountryCode(iso: string): boolean {
  return Object.hasOwn(countryRules, iso) || isSupportedCountry(iso)
}
