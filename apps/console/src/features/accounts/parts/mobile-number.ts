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

/** Keeps digits; a pasted number may bring its dial code, and with another one than the chosen its country. */
export function pastedNumber(typed: string, country: string): MobileNumber {
  const text = typed.trim().replace(/^00(?=[1-9])/, '+')
  if (!text.startsWith('+')) return { country, national: digits(text) }
  const all = text.replace(/\D/g, '')
  const speaks = (iso: string) => all.startsWith(dialCodes[iso] ?? ' ')
  const found = speaks(country) ? country : [...Object.keys(countryRules), ...Object.keys(dialCodes)].find(speaks)
  return { country: found ?? country, national: digits(found ? all.slice(dialCodes[found]?.length) : all) }
}

function digits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 18)
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
