import { countryRules, defaultCountry, dialCodes } from '@matai/rules/country-rules'
import { plainDigits } from '@matai/rules/plain-text'
import i18next from 'i18next'
import { client } from '../../../client.ts'
import { ownZone } from '../../../ui/own-zone.ts'

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
    : (await import('@matai/rules/mobile')).nationalIsValid(country, national)
  return valid ? undefined : i18next.t('accounts.mobileFormat')
}

/** Keeps digits; a pasted number may bring its dial code, and with another one than the chosen its country. */
export function pastedNumber(typed: string, country: string): MobileNumber {
  const text = plainDigits(typed).replace(/^00(?=[1-9])/, '+')
  if (!text.startsWith('+')) return { country, national: digits(text) }
  const all = text.replace(/\D/g, '')
  const speaks = (iso: string) => all.startsWith(dialCodes[iso] ?? ' ')
  const found = speaks(country) ? country : [...Object.keys(countryRules), ...Object.keys(dialCodes)].find(speaks)
  return { country: found ?? country, national: digits(found ? all.slice(dialCodes[found]?.length) : all) }
}

function digits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 18)
}

/** Where the visitor seems to be: by the address, in a network of one's own by what the browser tells. */
export async function guessCountry(): Promise<string> {
  const told = await client.accounts.getCountry({}).catch(() => undefined)
  const country = told?.country ?? ''
  if (country in dialCodes) return country
  return countryOfBrowser({ languages: navigator.languages, zone: ownZone() }) ?? defaultCountry
}

/** Few who read Chinese or German live in the United States; English, which many browsers speak, tells nothing. */
export function countryOfBrowser({
  languages,
  zone,
}: {
  languages: readonly string[]
  zone: string
}): string | undefined {
  const spoken = languages.map((tag) => new Intl.Locale(tag)).find(({ language }) => language !== 'en')
  const candidates = [spoken?.maximize().region, countryOfZone(zone), languages.map(regionOf).find(Boolean)]
  return candidates.find((iso) => iso !== undefined && iso in dialCodes)
}

function regionOf(tag: string): string | undefined {
  return new Intl.Locale(tag).region
}

/** The country that has the zone; undefined in browsers that do not know the zones of countries. */
function countryOfZone(zone: string): string | undefined {
  return Object.keys(dialCodes).find((iso) => {
    const locale: LocaleWithZones = new Intl.Locale(`und-${iso}`)
    return locale.getTimeZones?.()?.includes(zone)
  })
}

/** Newer than the compiler's own list. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }
