import { devices, type Page } from '@playwright/test'
import type { Translate } from '@matai/i18n'
import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'

async function choose(page: Page, kind: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${kind}`) })
    .click()
}

/** Saves what the editor holds and answers the short id. */
async function save(page: Page, say: Translate): Promise<string> {
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)
  return /\/code\/(\w{8})\//.exec(page.url())?.[1] ?? ''
}

test('a jump is written, asks its visitor once, and leads on', async ({
  browser,
  language,
  locale,
  page,
  register,
  say,
}) => {
  await register(page)
  await page.goto('/code/new')
  await choose(page, say('kinds.kind_jump'))
  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill('A-1')
  await page.getByLabel(say('kinds.target')).fill('javascript:alert(1)')
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page.getByText(say('kinds.targetWrong'))).toBeVisible()
  // Our own readiness under another name than the one that this browser knows us by.
  const target = page.url().replace(/^http:\/\/127\.0\.0\.1(:\d+)\/.*/, 'http://localhost$1/readyz')
  const host = new URL(target).host
  await page.getByLabel(say('kinds.target')).fill(target)
  const showPreview = page.getByRole('tab', { name: say('app.showPreview') })
  if (await showPreview.isVisible()) await showPreview.click()
  const preview = page.frameLocator(`iframe[title="${say('qrCodes.preview')}"]`)
  await expect(preview.getByText(host, { exact: true })).toBeVisible()
  await expect(page.getByText(say('kinds.previewAsks'))).toBeVisible()
  const showEditor = page.getByRole('tab', { name: say('app.showEditor') })
  if (await showEditor.isVisible()) await showEditor.click()
  await expectClean(page, language, [target])
  const id = await save(page, say)

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: locale ?? 'zh-CN' })
  const visitor = await phone.newPage()
  const address = new URL(`/q/${id}`, page.url()).href
  await visitor.goto(address)
  await expect(visitor.getByText(host, { exact: true })).toBeVisible()
  await expect(visitor.getByText(target)).toBeVisible()
  await expectClean(visitor, language, [target])
  await visitor.screenshot({ path: test.info().outputPath('asked.png') })
  await visitor.getByRole('link', { name: say('scan.jumpStay') }).click()
  await expect(visitor.getByText(say('scan.stayedHint'))).toBeVisible()
  await visitor.goto(address)
  await visitor.getByRole('button', { name: say('scan.jumpGo') }).click()
  await expect(visitor).toHaveURL(target)
  await visitor.goto(address)
  await expect(visitor).toHaveURL(target)
  await phone.close()

  await page.goto('/code?kind=jump')
  await expect(page.getByText('3 / 3')).toBeVisible()
  await expect(page.getByText('A-1')).toBeVisible()
  await page.goto('/code?kind=home')
  await expect(page.getByText('A-1')).toHaveCount(0)
})
