export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** What each language calls itself, and the tag that dates, numbers and `lang` attributes use. */
export const languageInfo: Record<Language, { name: string; tag: string }> = {
  zh: { name: '简体中文', tag: 'zh-CN' },
  en: { name: 'English', tag: 'en' },
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first language of an Accept-Language header that we speak; undefined when it names none. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.language)
    .find(isLanguage)
}
