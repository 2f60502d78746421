import type { Language } from '@matai/i18n'

/** The operator's language, from the terminal's locale. */
export function systemLanguage(environment: Record<string, string | undefined>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return /^zh/i.test(locale) ? 'zh' : 'en'
}
