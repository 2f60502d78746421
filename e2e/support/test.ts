import { test as base, expect, type Page } from '@playwright/test'
import { createTranslator, type Language, type Translate } from '@matai/i18n'
import { newOwner } from './owner.ts'
import { newMobile, registerBy } from './register.ts'

interface Fixtures {
  language: Language
  say: Translate
  /** Registers a new number through the calls, goes to the list as that person and answers the number. */
  register(page: Page, mobile?: string): Promise<string>
  /** The same through the screen, as people do. */
  registerByHand(page: Page): Promise<string>
}

export const test = base.extend<Fixtures>({
  language: async ({ locale }, provide) => provide(locale?.startsWith('zh') ? 'zh' : 'en'),
  say: async ({ language }, provide) => provide(createTranslator(language)),
  register: async ({ baseURL }, provide) =>
    provide(async (page, mobile = newMobile()) => {
      const url = baseURL ?? ''
      const { token } = await newOwner(url, mobile)
      await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
      await page.goto('/code')
      return mobile
    }),
  registerByHand: async ({ say }, provide) => provide((page) => registerBy(page, say)),
})

export { expect }
