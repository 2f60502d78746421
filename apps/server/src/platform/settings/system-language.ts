import type { Language } from '@matai/i18n'

/** The operator's language, from the terminal's locale; where it has none (Windows), from the system's. */
export function systemLanguage(
  environment: Record<string, string | undefined>,
  system = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || system
  return /^zh/i.test(locale) ? 'zh' : 'en'
}
