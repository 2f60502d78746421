import { countryRules, defaultCountry, dialCodes } from '@matai/contract/country-rules'
import i18next from 'i18next'
import { client } from '../../../client.ts'

/** A mobile number as a person enters it. */
export interface MobileNumber {
  country: string
  national: string
}

/** Dial code and digits, as the calls want it. */
export function mobileText({ country, national }: MobileNumber): string {
  return `+${dialCodes[country]}${national}`
}

/** What is wrong with the number. Most people's country has an own rule; others load the library first. */
export async function mobileFault({ country, national }: MobileNumber): Promise<string | undefined> {
  if (!national) return i18next.t('accounts.mobileRequired')
  const rule = countryRules[country]
  const valid = rule
    ? rule.pattern.test(national)
    : (await import('@matai/contract/mobile')).nationalIsValid(country, national)
  return valid ? undefined : i18next.t('accounts.mobileFormat')
}

/** Keeps digits; a pasted number may bring its dial code. */
export function digitsOf(typed: string, country: string): string {
  const text = typed.trim()
  const dialCode = dialCodes[country] ?? ''
  const own = text.startsWith(`+${dialCode}`) ? text.slice(dialCode.length + 1) : text
  return own.replace(/\D/g, '').slice(0, 18)
}

/** Where the visitor seems to be; the specification's default when that is unknown. */
export async function guessCountry(): Promise<string> {
  try {
    const { data } = await client.accounts.getCountry({})
    return data.country in dialCodes ? data.country : defaultCountry
  } catch {
    return defaultCountry
  }
}
