import { dialCodes } from '@matai/rules/country-rules'
import { type Language, languageInfo } from '@matai/i18n/language'
import china from './china.json'

/** A place in the tree of areas; `search` is its name in both languages. */
export interface AreaOption {
  value: string
  title: string
  search: string
  children: AreaOption[]
}

/** Names that a product for mainland China writes differently from the Unicode data; the mainland is what `CN` means. */
const ownNames: Record<string, Record<Language, string>> = {
  CN: { zh: '中国大陆', en: 'Mainland China' },
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
}

/** Codes of the three as provinces, by which a program may have limited a code. */
const alsoNamed: Record<string, string> = { 810000: 'HK', 820000: 'MO', 710000: 'TW' }

const tags: Record<Language, Intl.DisplayNames> = {
  zh: new Intl.DisplayNames(languageInfo.zh.tag, { type: 'region' }),
  en: new Intl.DisplayNames(languageInfo.en.tag, { type: 'region' }),
}

function countryNames(iso: string): Record<Language, string> {
  return ownNames[iso] ?? { zh: tags.zh.of(iso) ?? iso, en: tags.en.of(iso) ?? iso }
}

/** Mainland China with its provinces and cities, its other parts, then all countries by their names. */
export function areaOptions(language: Language): AreaOption[] {
  const collator = new Intl.Collator(languageInfo[language].tag)
  const chinese = Object.keys(ownNames)
  const others = Object.keys(dialCodes)
    .filter((iso) => /^[A-Z]{2}$/.test(iso) && !chinese.includes(iso))
    .map((iso) => option(iso, countryNames(iso), language))
    .sort((a, b) => collator.compare(a.title, b.title))
  const parts = chinese.map((iso) => option(iso, countryNames(iso), language, iso === 'CN' ? provinces(language) : []))
  return [...parts, ...others]
}

function provinces(language: Language): AreaOption[] {
  return Object.entries(china).map(([province, cities]) => {
    const below = cities ? cities.split(';').map((city) => written(city, language)) : []
    return written(province, language, below)
  })
}

/** From `130100|石家庄市|Shijiazhuang`. */
function written(line: string, language: Language, children: AreaOption[] = []): AreaOption {
  const [code = '', zh = '', en = ''] = line.split('|')
  return option(code, { zh, en }, language, children)
}

function option(
  value: string,
  name: Record<Language, string>,
  language: Language,
  children: AreaOption[] = [],
): AreaOption {
  return { value, title: name[language], search: `${name.zh} ${name.en}`.toLowerCase(), children }
}

/** What an area is called; its code where nobody has named it. */
export function areaName(code: string, options: AreaOption[]): string {
  const wanted = alsoNamed[code] ?? code
  const places = [options]
  for (const list of places) {
    for (const one of list) {
      if (one.value === wanted) return one.title
      places.push(one.children)
    }
  }
  return code
}
