import type { Language } from '@matai/i18n'
import { dateFormat } from '../../../platform/date-format.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const

/** A day as it stands on labels: 2026年11月21日, 21 Nov 2026. */
export function dayOf(at: Date, { language, zone }: { language: Language; zone: string }): string {
  return dateFormat(locales[language], { dateStyle: 'medium', timeZone: zone }).format(at)
}
