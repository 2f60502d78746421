import { readFile } from 'node:fs/promises'
import { readPdf } from '../apps/server/src/platform/pdf/read-pdf.fixture.ts'
import { newMobile, password, smsCodeFrom } from './support/register.ts'
import { expect, test } from './support/test.ts'

test.use({ timezoneId: 'Asia/Shanghai' })

test('from the opened address to the first printed sheet in at most eight clicks', { tag: '@once' }, async ({
  page,
  say,
}) => {
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
      true,
    ),
  )
  const begun = Date.now()
  await page.goto('/login')
  await page.getByRole('tab', { name: say('accounts.registerTab') }).click()
  const mobile = newMobile()
  await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
  await page.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
  await expect(page.getByRole('button', { name: /60|59|58/ })).toBeDisabled()
  await page.getByLabel(say('accounts.smsCode'), { exact: true }).fill(await smsCodeFrom(page, mobile))
  await page.keyboard.press('Tab')
  await page.getByLabel(say('accounts.password'), { exact: true }).focus()
  await expect(page.getByLabel(say('accounts.password'), { exact: true })).not.toHaveAttribute('readonly')
  await page.keyboard.type(password)
  await page.getByRole('button', { name: say('accounts.register'), exact: true }).click()

  await page.getByRole('link', { name: say('qrCodes.writeFirst') }).click()
  await page.getByRole('link', { name: say('templates.fire') }).click()
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await page.getByRole('link', { name: say('qrCodes.printDots'), exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('labels.downloadPdf', { count: 1 }) }).click()
  const [sheet] = readPdf(await readFile(await (await downloading).path()))
  expect(sheet?.lines).toEqual([say('templates.fireName')])

  const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')))
  expect(clicks).toBeLessThanOrEqual(8)
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - begun) / 1000) })
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
})
