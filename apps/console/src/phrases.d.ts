import 'i18next'
import type { Phrases } from '@matai/i18n'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Phrases }
  }
}
