import { dialCodes } from '@matai/rules/country-rules'
import { type Language, languageInfo, languages } from '@matai/i18n/language'

export interface Country {
  iso: string
  dialCode: string
  name: Record<Language, string>
}

/** Names that a product for mainland China writes differently from the Unicode data. */
const ownNames: Record<string, Record<Language, string>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
}

let known: Country[] | undefined

/** The 245 countries and regions with telephones, named in both languages. */
export function countries(): Country[] {
  known ??= Object.entries(dialCodes).map(([iso, dialCode]) => ({ iso, dialCode, name: namesOf(iso) }))
  return known
}

export function countryOf(iso: string): Country {
  return { iso, dialCode: dialCodes[iso] ?? '', name: namesOf(iso) }
}

const displayNames = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(languageInfo[language].tag, { type: 'region' })]),
)

function namesOf(iso: string): Record<Language, string> {
  const own = ownNames[iso]
  if (own) return own
  return { zh: displayNames.zh?.of(iso) ?? iso, en: displayNames.en?.of(iso) ?? iso }
}

/** Countries that fit what was typed, in either language, by dial code or ISO code; the best fit first. */
export function findCountries(typed: string, language: Language): Country[] {
  const wanted = typed.trim().toLowerCase().replace(/^\+/, '')
  const collator = new Intl.Collator(languageInfo[language].tag)
  return countries()
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || collator.compare(a.country.name[language], b.country.name[language]))
    .map(({ country }) => country)
}

function rankOf({ iso, dialCode, name }: Country, wanted: string): number {
  if (!wanted) return 1
  const names = [name.zh, name.en.toLowerCase()]
  if (iso.toLowerCase() === wanted || dialCode === wanted) return 4
  if (names.some((one) => one.startsWith(wanted))) return 3
  if (dialCode.startsWith(wanted)) return 2
  return names.some((one) => one.includes(wanted)) ? 1 : 0
}
