import { devices } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a company introduces itself in three steps, and a phone opens its page', { tag: '@once' }, async ({
  browser,
  page,
  say,
  language,
  baseURL,
}) => {
  const owner = await newOwner(baseURL ?? '')
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const written = ['海滨物业', '二十年的小区管家', '修水管']
  const [name = '', intro = '', words = ''] = written

  await page.goto('/code/new')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${say('kinds.kind_home')}`) })
    .click()
  await expect(page).toHaveURL(/\/companyCard/)
  await expect(page.getByRole('button', { name: say('company.step_page') })).toBeDisabled()
  await page.getByRole('button', { name: say('company.saveNext') }).click()
  await expect(page.getByText(say('company.nameMissing'))).toBeVisible()
  await page.getByLabel(say('company.name')).fill(name)
  await page.getByLabel(say('company.intro')).fill(intro)
  await expectClean(page, language, written)
  await page.getByRole('button', { name: say('company.saveNext') }).click()

  await expect(page.getByLabel(say('qrCodes.name'), { exact: true })).toHaveValue(name)
  await page.getByRole('textbox', { name: say('qrCodes.writeHere') }).click()
  await page.keyboard.type(words)
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page.getByText(say('company.codeText'))).toBeVisible()
  const address = await page.getByRole('link', { name: /\/q\/\w{8}/ }).getAttribute('href')
  await expectClean(page, language, [...written, address ?? ''])

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: 'zh-CN' })
  const visitor = await phone.newPage()
  await visitor.goto(address ?? '')
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
  for (const shown of [intro, words]) await expect(visitor.getByText(shown)).toBeVisible()
  await expectClean(visitor, 'zh', written)
  await phone.close()

  await page.goto('/code/new')
  await expect(page.getByRole('button', { name: new RegExp(`^${say('kinds.kind_home')}`) })).toBeDisabled()
})
