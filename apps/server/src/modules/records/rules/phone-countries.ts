import { countryRules, dialCodes } from '@matai/rules/country-rules'
import { componentsOf, type FormDocument } from '@matai/form-kit/schema'
import { type Language, languageInfo } from '@matai/i18n'
import type { PhoneCountry } from '@matai/scan'

/** Digits behind a dial code of which nothing more is known. */
const anyNumber = '^\\d{4,14}$'

const known = new Map<Language, PhoneCountry[]>()

function allCountries(language: Language): PhoneCountry[] {
  const names = new Intl.DisplayNames(languageInfo[language].tag, { type: 'region' })
  const made = Object.entries(dialCodes).map(([iso, dialCode]) => ({
    iso,
    name: names.of(iso) ?? iso,
    dialCode,
    pattern: countryRules[iso]?.pattern.source ?? anyNumber,
  }))
  return made.sort((a, b) => a.name.localeCompare(b.name, languageInfo[language].tag))
}

/** Countries whose mobile numbers a form takes; none for a form that asks for no phone. */
export function phoneCountries(document: FormDocument, language: Language): readonly PhoneCountry[] {
  const phones = componentsOf(document).flatMap(({ type, settings }) => (type === 'phone' ? [settings] : []))
  if (phones.length === 0) return []
  const all = known.get(language) ?? allCountries(language)
  known.set(language, all)
  if (phones.some(({ countries }) => countries.length === 0)) return all
  const taken = new Set(phones.flatMap(({ countries }) => countries))
  return all.filter(({ iso }) => taken.has(iso))
}
