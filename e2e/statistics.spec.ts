import { devices } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect as expectSoon, test } from './support/test.ts'

/** In Shanghai, where the account lives, tomorrow may have begun. */
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const expect = expectSoon.configure({ timeout: 20_000 })

test('scans stand in pictures, tables and a workbook', async ({ baseURL, browser, language, page, say }) => {
  const owner = await newOwner(baseURL ?? '')
  const name = 'A-1'
  const blocks = [{ id: 'b1', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await owner.client.qrCodes.save({ name, blocks })
  const phone = await browser.newContext({ userAgent: devices['iPhone 13'].userAgent })
  for (let scan = 0; scan < 3; scan += 1) await phone.request.get(new URL(`/q/${id}`, baseURL).href)
  await phone.close()

  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  await page.goto('/scan')
  const tile = page.locator('dl > div').filter({ hasText: say('stats.peopleTile') })
  await expect(tile).toContainText('3')
  await expect(page.getByRole('img').first()).toBeVisible()
  await expectClean(page, language, [name])
  await page
    .getByRole('button', { name: say('stats.viewOf', { view: say('stats.showTable'), title: say('stats.trend') }) })
    .click()
  await expect(page.getByRole('table', { name: say('stats.trend') }).getByRole('row')).toHaveCount(8)
  await page.screenshot({ path: test.info().outputPath('statistics.png'), fullPage: true })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('stats.export') }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.getByText(say('stats.custom'), { exact: true }).click()
  await page.getByLabel(say('stats.from'), { exact: true }).fill(day(-91))
  await page.getByLabel(say('stats.until'), { exact: true }).fill(day(1))
  await expect(page.getByText(say('stats.rangeTooLong'))).toBeVisible()
  await page.getByLabel(say('stats.from'), { exact: true }).fill(day(-80))
  await page.getByRole('button', { name: say('stats.apply'), exact: true }).click()
  await expect(page).toHaveURL(/preset=custom/)
  await expect(tile).toContainText('3')
  await page.getByRole('button', { name: say('stats.ios'), exact: true }).click()
  await expect(page).toHaveURL(/part=device/)
  await expect(page.getByText(say('stats.onlyPart', { name: say('stats.ios') }))).toBeVisible()

  await page.goto(`/scan?code=${id}`)
  await expect(page.locator('dl > div').filter({ hasText: say('stats.scansEver') })).toContainText('3')
  await expect(page.getByRole('heading', { name: say('stats.versions') })).toBeVisible()
  await expectClean(page, language, [name])
})
