import { test as base, expect, type Page } from '@playwright/test'
import { createTranslator, type Language, type Translate } from '@matai/i18n'
import { registerBy } from './register.ts'

interface Fixtures {
  language: Language
  say: Translate
  /** Registers a new number through the screen and answers it. */
  register(page: Page, mobile?: string): Promise<string>
}

export const test = base.extend<Fixtures>({
  language: async ({ locale }, provide) => provide(locale?.startsWith('zh') ? 'zh' : 'en'),
  say: async ({ language }, provide) => provide(createTranslator(language)),
  register: async ({ say }, provide) => provide((page, mobile) => registerBy(page, say, mobile)),
})

export { expect }
