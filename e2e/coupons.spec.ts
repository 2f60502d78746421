import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { readPdf } from '../apps/server/src/platform/pdf/read-pdf.fixture.ts'
import { expectClean } from './support/clean.ts'
import { browserThatSees } from './support/fake-camera.ts'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const validity = { from: '2020-01-01T00:00:00.000Z', until: '2040-01-01T00:00:00.000Z' }

test('a shop makes 200 coupons from nothing to printed', async ({ page, say, language, baseURL }) => {
  const owner = await newOwner(baseURL ?? '')
  await raiseTier(owner.accountId)
  const [name, item] = language === 'zh' ? ['开业券', '满100减10'] : ['Opening', 'Ten off a hundred']
  const written = [name, item]
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const begun = Date.now()
  await page.goto('/card')
  await expect(page.getByText(say('coupons.empty'))).toBeVisible()
  await page
    .getByRole('button', { name: say('coupons.add') })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: say('coupons.add') })
  await drawer.getByRole('button', { name: say('coupons.create') }).click()
  await expect(drawer.getByText(say('errors.nameEmpty')).first()).toBeVisible()
  await drawer.getByRole('textbox', { name: say('coupons.name'), exact: true }).fill(name)
  await drawer.getByRole('textbox', { name: say('coupons.itemName'), exact: true }).fill(item)
  await drawer.getByRole('spinbutton', { name: say('coupons.quantity') }).fill('200')
  await drawer.getByLabel(say('coupons.colour'), { exact: true }).fill('#b3261e')
  await drawer.getByRole('button', { name: say('styles.fieldChoose') }).click()
  const looks = page.getByRole('dialog', { name: say('styles.fieldChoose') })
  await looks.getByRole('radio').nth(1).check()
  await expectClean(page, language, written)
  await looks.getByRole('button', { name: say('styles.fieldTake') }).click()
  await expect(looks).toBeHidden()
  await expectClean(page, language, written)
  await drawer.getByRole('button', { name: say('coupons.create') }).click()
  await expect(drawer).toBeHidden()
  const made = page.getByText(name, { exact: true }).first()
  // A row of a table is opened by two clicks, a card of a phone by one.
  await (language === 'zh' ? made.dblclick() : made.click())
  await expect(page).toHaveURL(/\/card\/\d+/)
  await expect(page.getByText(item).first()).toBeVisible()
  await expectClean(page, language, written)

  await page.getByRole('link', { name: say('coupons.print') }).click()
  await expect(page.getByText(say('labels.sheetCount', { count: 17 })).first()).toBeVisible()
  await expectClean(page, language, written)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('labels.downloadPdf', { count: 200 }) }).click()
  const sheets = readPdf(await readFile(await (await download).path()))
  expect(sheets).toHaveLength(17)
  expect(sheets[0]?.lines.join(' ')).toContain(item)
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - begun) / 1000) })
})

test('a shop brings codes of its own in a workbook, whose wrong rows are named @once', async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const { client, token } = await newOwner(baseURL ?? '')
  const [name, item, others] = language === 'zh' ? ['开业券', '咖啡', '茶'] : ['Opening', 'Coffee', 'Tea']
  const coupon = await client.coupons.add({ name, mode: 'merchant', ...validity, items: [{ name: item, quantity: 1 }] })
  await page.context().addCookies([{ name: 'user-info', value: token, url: baseURL ?? '', httpOnly: true }])
  await page.goto(`/card/${coupon.id}`)
  await page.getByRole('button', { name: say('coupons.addCodes') }).click()
  const dialog = page.getByRole('dialog', { name: say('coupons.addCodes') })
  await dialog.getByText(say('coupons.by_file'), { exact: true }).click()
  const buffer = Buffer.from(`SHOP-0001,${item}\nSHOP-0002\nSHOP-0001\n`)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText(say('coupons.rowTwice', { row: 3, code: 'SHOP-0001', first: 1 }))).toBeVisible()
  await expectClean(page, language, [name, item])
  await dialog.getByRole('button', { name: say('coupons.importAction') }).click()
  await expect(dialog.getByText(say('coupons.fileSkipFirst'))).toBeVisible()
  expect((await client.coupons.info({ id: coupon.id })).codes).toBe(1)
  await dialog.getByRole('checkbox', { name: say('coupons.fileSkip') }).check()
  await dialog.getByRole('textbox', { name: say('coupons.itemOfRows') }).fill(others)
  await dialog.getByRole('button', { name: say('coupons.importAction') }).click()
  await expect(dialog).toBeHidden()
  const items = page.getByRole('list', { name: say('coupons.items') }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await items.filter({ hasText: others }).getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.delete') })
    .click()
  await expect(items).toHaveCount(1)
  expect((await client.coupons.info({ id: coupon.id })).items).toMatchObject([{ name: item, codes: 2 }])
})

test('a merchant redeems a typed code on a phone, also without a network', async ({
  browser,
  say,
  language,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const [name, item, outlet] =
    language === 'zh' ? ['开业券', '满100减10', '一店'] : ['Opening', 'Ten off a hundred', 'North']
  const items = [{ name: item, quantity: 3 }]
  const coupon = await client.coupons.add({ name, mode: 'merchant', ...validity, items })
  const { list } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
  const [first = '', second = '', third = ''] = list.map(({ code }) => code)
  const counter = await client.counters.add({ outlet, person: 'Wang' })
  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const merchant = await phone.newPage()
  const written = [name, item, outlet, 'Wang']
  const answer = merchant.getByRole('dialog')
  const next = answer.getByRole('button', { name: say('couponPage.next') })
  const type = async (code: string) => {
    await merchant.getByLabel(say('couponPage.typed')).fill(code)
    await merchant.getByRole('button', { name: say('couponPage.check'), exact: true }).click()
  }

  await merchant.goto(new URL(counter.path, baseURL).href)
  await expectClean(merchant, language, written)
  await type(first.toLowerCase().replaceAll('0', 'o'))
  await expect(answer.getByText(say('couponPage.outcome_done'))).toBeVisible()
  await expectClean(merchant, language, written)
  await next.click()
  await type(first)
  await expect(answer.getByText(say('couponPage.outcome_used'))).toBeVisible()
  await expect(answer).toContainText(outlet)
  await next.click()

  await phone.setOffline(true)
  await type(second)
  await expect(answer.getByText(say('couponPage.keptTitle'))).toBeVisible()
  await next.click()
  await type(third)
  await expect(answer.getByText(say('couponPage.keptTitle'))).toBeVisible()
  await next.click()
  expect((await client.coupons.info({ id: coupon.id })).redeemed).toBe(1)
  // Meanwhile somebody else redeems one of them.
  await client.coupons.writeCode({ code: third })
  await phone.setOffline(false)
  await expect(merchant.getByText(say('couponPage.conflictsTitle'))).toBeVisible()
  await expect(merchant.getByRole('listitem').filter({ hasText: third })).toBeVisible()
  await expectClean(merchant, language, written)
  expect((await client.coupons.info({ id: coupon.id })).redeemed).toBe(3)
  expect((await client.coupons.conflictList({})).list).toMatchObject([{ code: third, outcome: 'used', outlet }])
  await merchant.getByRole('button', { name: say('couponPage.reportShow') }).click()
  await expect(merchant.getByText(say('couponPage.reportConflicts', { count: 1 }))).toBeVisible()
  await phone.close()
})

test('a merchant scans a code with the camera', async ({ say, language, baseURL }) => {
  const { client } = await newOwner(baseURL ?? '')
  const [name, item, outlet] = language === 'zh' ? ['开业券', '咖啡', '一店'] : ['Opening', 'Coffee', 'North']
  const items = [{ name: item, quantity: 1 }]
  const coupon = await client.coupons.add({ name, mode: 'merchant', ...validity, items })
  const { list } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
  const counter = await client.counters.add({ outlet, person: 'Wang' })
  const seeing = await browserThatSees(list[0]?.url ?? '')
  try {
    const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
    const context = await seeing.newContext({ ...phone, locale: language === 'zh' ? 'zh-CN' : 'en-US' })
    const merchant = await context.newPage()
    await merchant.goto(new URL(counter.path, baseURL).href)
    await merchant.getByRole('button', { name: say('couponPage.camera') }).click()
    const answered = merchant.getByRole('dialog', { name: say('couponPage.outcome_done'), exact: true })
    await expect(answered).toContainText(item)
    await expectClean(merchant, language, [name, item, outlet, 'Wang'])
    // It goes on scanning, and sees the same code again.
    await merchant.getByRole('button', { name: say('couponPage.next') }).click()
    await expect(merchant.getByRole('dialog', { name: say('couponPage.outcome_used'), exact: true })).toBeVisible()
  } finally {
    await seeing.close()
  }
})

test('whoever fills in a form is given a coupon', async ({ page, browser, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  const zh = language === 'zh'
  const [title, question, name, item] = zh
    ? ['满意度调查', '您的建议', '感谢券', '咖啡一杯']
    : ['Survey', 'What could be better', 'Thanks', 'A coffee']
  const document = {
    title,
    intro: '',
    pages: [{ id: 'p1', components: [{ id: 'q1', type: 'text', settings: { title: question } }] }],
  }
  const { id: formId } = await client.forms.save({ document: document as never, publish: true })
  const { path } = await client.records.address({ formId })
  await client.coupons.add({
    name,
    mode: 'merchant',
    from: '2020-01-01T00:00:00.000Z',
    until: '2040-01-01T00:00:00.000Z',
    items: [{ name: item, quantity: 1 }],
  })

  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await page.goto('/card')
  const row = page.getByText(name, { exact: true }).first()
  if (zh) await row.click()
  else await page.getByRole('listitem').filter({ has: row }).focus()
  await page.keyboard.press('F2')
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('combobox', { name: say('coupons.byForm') }).fill(title)
  await page.getByTitle(title, { exact: true }).click()
  await expectClean(page, language, [title, name, item])
  await drawer.getByRole('button', { name: say('app.save') }).click()
  await expect(drawer).toBeHidden()

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: zh ? 'zh-CN' : 'en-US' })
  const visitor = await phone.newPage()
  const fill = async () => {
    await visitor.goto(new URL(path, url).href)
    const answer = visitor.getByRole('textbox', { name: question })
    await expect(async () => {
      await answer.fill('')
      await answer.fill('OK')
      await expect(visitor.getByText(say('formPage.draftKept'))).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await visitor.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(visitor.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
  }
  await fill()
  await expect(visitor.getByText(say('formPage.coupon', { name }))).toBeVisible()
  await expectClean(visitor, language, [title, question, name, item])
  await visitor.getByRole('link', { name: say('formPage.couponOpen', { item }) }).click()
  await expect(visitor).toHaveURL(/\/c\/\w{16}\/\w+$/)
  await expect(visitor.getByText(item).first()).toBeVisible()
  await fill()
  await expect(visitor.getByText(say('formPage.couponGone', { name }))).toBeVisible()
  await phone.close()
})

test('a live code leads to a coupon, which its visitors get there', { tag: '@once' }, async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { client, token } = await newOwner(url)
  const [code, name] = ['门店', '开业立减']
  await client.coupons.add({
    name,
    mode: 'phone',
    byLink: true,
    from: '2020-01-01T00:00:00.000Z',
    until: '2040-01-01T00:00:00.000Z',
    items: [{ name, quantity: 3 }],
  })
  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await page.goto('/code/new?kind=page')
  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill(code)
  const content = page.getByRole('group', { name: say('qrCodes.addContent') })
  await content.getByRole('button', { name: say('blocks.coupon'), exact: true }).click()
  await page.getByRole('combobox', { name: say('blocks.couponChoose') }).click()
  await page.getByTitle(name, { exact: true }).click()
  await expect(page.getByLabel(say('blocks.buttonText'))).toHaveValue(say('blocks.couponText'))
  await expectClean(page, language, [code, name])
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)

  const [, id = ''] = /\/code\/(\w{8})\//.exec(page.url()) ?? []
  await page.goto(`/q/${id}`)
  const way = page.getByRole('link', { name: new RegExp(`^${say('blocks.couponText')}\\s*${name}`) })
  await expect(way).toBeVisible()
  await expectClean(page, language, [code, name])
  await way.click()
  await expect(page).toHaveURL(/\/c\/\w{16}$/)
  await expect(page.getByText(name).first()).toBeVisible()
})

/** As a paid order would: a free account makes ten codes. */
async function raiseTier(accountId: number): Promise<void> {
  const tables = openTables()
  await tables.query('update account set tier = 7 where id = $1', [accountId])
  await tables.end()
}
