import { devices } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'
import { setTier } from './support/tier.ts'
import { writeCode } from './support/write-code.ts'

const written = {
  zh: { name: '门禁说明', text: '本周的门禁安排。', hint: '问前台' },
  en: { name: 'Door plan', text: 'Who opens the door this week.', hint: 'Ask at the desk' },
} as const

const secret = 'open2026'

test('one visit with a password: the owner sets it, a visitor uses it up, the owner reads who was refused', async ({
  browser,
  language,
  page,
  register,
  say,
}) => {
  const words = written[language]
  const mobile = await register(page)
  await setTier(mobile, 'advanced')
  const id = await writeCode(page, words)

  await page.goto('/code')
  await page.getByRole('button', { name: `${say('app.more')} · ${words.name}` }).click()
  await page.getByRole('menuitem', { name: say('qrCodes.access') }).click()
  const drawer = page.getByRole('dialog', { name: say('codeAccess.titleOf', { name: words.name }) })
  await drawer.getByLabel(say('codeAccess.password'), { exact: true }).fill(secret)
  await drawer.getByLabel(say('codeAccess.hint'), { exact: true }).fill(words.hint)
  await drawer.getByLabel(say('codeAccess.scansTotal'), { exact: true }).fill('1')
  await expectClean(page, language, [...Object.values(words), mobile])
  await drawer.getByRole('button', { name: say('app.save') }).click()
  await expect(page.getByText(say('codeAccess.part_counts')).last()).toBeVisible()
  await expect(drawer.getByText(say('codeAccess.used', { used: '0' }))).toBeVisible()

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const visitor = await phone.newPage()
  await visitor.goto(new URL(`/q/${id}`, page.url()).href)
  await expect(visitor.getByText(words.hint)).toBeVisible()
  await expectClean(visitor, language, Object.values(words))
  await visitor.getByLabel(say('codeAccess.password')).fill('wrong123')
  await visitor.getByRole('button', { name: say('codeAccess.open') }).click()
  await expect(visitor.getByText(say('codeAccess.wrongPassword'))).toBeVisible()
  await visitor.getByLabel(say('codeAccess.password')).fill(secret)
  await visitor.getByRole('button', { name: say('codeAccess.open') }).click()
  await expect(visitor.getByText(words.text)).toBeVisible()
  await visitor.goto(new URL(`/q/${id}`, page.url()).href)
  await expect(visitor.getByRole('heading', { name: say('codeAccess.full') })).toBeVisible()
  await expect(visitor.getByText(words.text)).toHaveCount(0)
  await phone.close()

  await drawer.getByRole('tab', { name: say('codeAccess.refusals') }).click()
  await expect(drawer.getByText(say('codeAccess.reason_wrongPassword'))).toBeVisible()
  await expect(drawer.getByText(say('codeAccess.reason_full'))).toBeVisible()
  await expectClean(page, language, [...Object.values(words), mobile])
  await drawer.getByRole('button', { name: say('app.close') }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText(say('qrCodes.limited')).first()).toBeVisible()
})
