import { devices } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a shop makes coupons to print', { tag: '@once' }, async ({ page, say, language, baseURL }) => {
  const owner = await newOwner(baseURL ?? '')
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  await page.goto('/card')
  await expect(page.getByText(say('coupons.empty'))).toBeVisible()
  await page
    .getByRole('button', { name: say('coupons.add') })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: say('coupons.add') })
  await drawer.getByRole('button', { name: say('coupons.create') }).click()
  await expect(drawer.getByText(say('errors.nameEmpty')).first()).toBeVisible()
  await drawer.getByRole('textbox', { name: say('coupons.name'), exact: true }).fill('开业券')
  await drawer.getByRole('textbox', { name: say('coupons.itemName'), exact: true }).fill('满100减10')
  await drawer.getByRole('spinbutton', { name: say('coupons.quantity') }).fill('10')
  await expectClean(page, language, ['开业券', '满100减10'])
  await drawer.getByRole('button', { name: say('coupons.create') }).click()
  await page.getByRole('cell', { name: '开业券', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/card\/\d+/)
  await expect(page.getByRole('row')).toHaveCount(11)
  await expectClean(page, language, ['开业券', '满100减10'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('coupons.download') }).click()
  await page.getByRole('menuitem', { name: say('coupons.export_pdf') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
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
  const coupon = await client.coupons.add({
    name,
    mode: 'merchant',
    from: '2020-01-01T00:00:00.000Z',
    until: '2040-01-01T00:00:00.000Z',
    items: [{ name: item, quantity: 2 }],
  })
  const { list } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
  const [first = '', second = ''] = list.map(({ code }) => code)
  const counter = await client.counters.add({ outlet, person: 'Wang' })
  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const merchant = await phone.newPage()
  const written = [name, item, outlet, 'Wang']
  const answer = merchant.getByRole('dialog')
  const type = async (code: string) => {
    await merchant.getByLabel(say('couponPage.typed')).fill(code)
    await merchant.getByRole('button', { name: say('couponPage.check'), exact: true }).click()
  }

  await merchant.goto(new URL(counter.path, baseURL).href)
  await expectClean(merchant, language, written)
  await type(first.toLowerCase().replaceAll('0', 'o'))
  await expect(answer.getByText(say('couponPage.outcome_done'))).toBeVisible()
  await expectClean(merchant, language, written)
  await answer.getByRole('button', { name: say('couponPage.next') }).click()
  await type(first)
  await expect(answer.getByText(say('couponPage.outcome_used'))).toBeVisible()
  await expect(answer).toContainText(outlet)
  await answer.getByRole('button', { name: say('couponPage.next') }).click()

  await phone.setOffline(true)
  await type(second)
  await expect(answer.getByText(say('couponPage.keptTitle'))).toBeVisible()
  await answer.getByRole('button', { name: say('couponPage.next') }).click()
  expect((await client.coupons.info({ id: coupon.id })).redeemed).toBe(1)
  await phone.setOffline(false)
  await expect.poll(async () => (await client.coupons.info({ id: coupon.id })).redeemed).toBe(2)
  await phone.close()
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
  await page.getByText(name, { exact: true }).first().click()
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
