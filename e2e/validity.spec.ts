import { expectClean } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

const written = {
  zh: { name: '临时通道', text: '请走东门' },
  en: { name: 'Side entrance', text: 'Please use the east gate' },
} as const

test('a code is valid for a day, is over for visitors, and is brought back', { tag: '@once' }, async ({
  baseURL,
  browser,
  language,
  page,
  say,
}) => {
  const words = written[language]
  const mobile = newMobile()
  const owner = await newOwner(baseURL ?? '', mobile)
  const blocks = [{ id: 't', type: 'richText' as const, html: `<p>${words.text}</p>` }]
  const { id, url } = await owner.client.qrCodes.save({ name: words.name, blocks })
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const setValidity = async (validity: 'oneDay' | 'permanent') => {
    await page.goto('/code')
    await page.getByRole('button', { name: `${say('app.more')} · ${words.name}` }).click()
    await page.getByRole('menuitem', { name: say('qrCodes.validityDots') }).click()
    const dialog = page.getByRole('dialog', { name: say('qrCodes.validityTitle', { count: 1 }) })
    await tick(dialog.getByRole('radio', { name: say(`qrCodes.validity_${validity}`), exact: true }))
    await expectClean(page, language, [...Object.values(words), mobile])
    await dialog.getByRole('button', { name: say('qrCodes.validitySet') }).click()
    await expect(page.getByText(say('qrCodes.validityDone', { count: 1 }))).toBeVisible()
  }

  await setValidity('oneDay')
  const { expiresAt } = await owner.client.qrCodes.getInfo({ id })
  const hoursLeft = (Date.parse(expiresAt ?? '') - Date.now()) / 3_600_000
  expect(hoursLeft).toBeGreaterThan(23)
  expect(hoursLeft).toBeLessThanOrEqual(24)

  const tables = openTables()
  await tables.query(`update qr_code set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await tables.end()
  const locale = language === 'zh' ? 'zh-CN' : 'en-US'
  const visitor = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
  const phone = await visitor.newPage()
  await phone.goto(url)
  await expect(phone.getByText(say('scan.codeExpired'))).toBeVisible()
  await expectClean(phone, language, [...Object.values(words), mobile])

  await setValidity('permanent')
  await phone.goto(url)
  await expect(phone.getByText(words.text)).toBeVisible()
  await visitor.close()
})
