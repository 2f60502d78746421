import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { wechatPay } from './support/wechat-pay.ts'

test('an edition is bought and paid with WeChat', { tag: '@once' }, async ({ page, say, language, baseURL }) => {
  const owner = await newOwner(baseURL ?? '')
  await page.context().addCookies([{ name: 'user-info', value: owner.token, url: baseURL ?? '', httpOnly: true }])
  const flagship = say('dashboard.tier_flagship')

  await page.goto('/order')
  await expect(page.getByRole('columnheader', { name: flagship })).toBeVisible()
  // What has no end is not told what happens at its end.
  await expect(page.getByText(say('orders.neverDead'))).toHaveCount(0)
  await expectClean(page, language, [])
  await page
    .getByRole('columnheader', { name: flagship })
    .getByRole('button', { name: say('orders.choose_start') })
    .click()
  const dialog = page.getByRole('dialog', { name: flagship })
  await expect(dialog.getByText('1,998.00').first()).toBeVisible()
  await expectClean(page, language, [])
  // Without an answer of WeChat nothing is bought; trying again is one press.
  await dialog.getByRole('button', { name: say('orders.make') }).click()
  await expect(dialog.getByText(say('orders.providerFailed'))).toBeVisible()
  await expectClean(page, language, [])
  expect((await owner.client.orders.list({})).list).toEqual([])
  const provider = await wechatPay().start()
  await dialog.getByRole('button', { name: say('orders.make') }).click()
  await expect(page.getByRole('img', { name: say('orders.scanToPay') })).toBeVisible()
  await expectClean(page, language, [])

  const { list } = await owner.client.orders.list({})
  const number = list[0]?.number ?? ''
  expect(provider.trades.get(number)).toMatchObject({ fen: 199_800, state: 'open' })
  // What WeChat did not sign is not believed; what it tells twice counts once.
  const tell = async ({ headers, body }: ReturnType<typeof provider.notification>, forged = '') =>
    (
      await fetch(`${baseURL}/v/pay/wechat`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: body + forged,
      })
    ).status
  provider.pay(number)
  expect(await tell(provider.notification(number), ' ')).toBe(400)
  expect(await Promise.all([tell(provider.notification(number)), tell(provider.notification(number))])).toEqual([
    204, 204,
  ])
  const paid = page.getByRole('status').filter({ hasText: flagship })
  await expect(paid).toBeVisible()
  await page
    .getByRole('button', { name: say('app.close') })
    .last()
    .click()
  await expect(page.getByText(say('orders.state_paid'))).toBeVisible()
  await expect(page.getByText(say('orders.neverDead'))).toBeVisible()
  const { vipLevel, tierUntil } = await owner.client.accounts.getUserinfo({})
  expect(vipLevel).toBe(3)
  expect(Date.parse(tierUntil ?? '')).toBeLessThan(Date.now() + 367 * 86_400_000)
  expect((await owner.client.orders.list({})).list).toHaveLength(1)
  await expectClean(page, language, [number])

  await page.getByRole('button', { name: say('orders.askInvoice') }).click()
  const asking = page.getByRole('dialog', { name: say('orders.invoiceTitle') })
  await asking.getByRole('radio', { name: say('orders.title_person') }).click()
  await asking.getByLabel(say('orders.title'), { exact: true }).fill('王芳')
  await asking.getByLabel(say('orders.email'), { exact: true }).fill('wang@example.com')
  await expectClean(page, language, [number])
  await asking.getByRole('button', { name: say('orders.send') }).click()
  await expect(page.getByText(say('orders.invoiceState_pending'))).toBeVisible()

  // What would be different when it ends is said before, by name.
  for (const name of ['东门群', '西门群']) await owner.client.groupCodes.save({ name })
  const free = say('dashboard.tier_free')
  await page
    .getByRole('columnheader', { name: free })
    .getByRole('button', { name: say('orders.preview') })
    .click()
  const preview = page.getByRole('dialog', { name: say('orders.previewTitle', { tier: free }) })
  await expect(preview.getByText(say('orders.losesName', { name: '西门群' }))).toBeVisible()
  await expectClean(page, language, [number, '西门群'])
  provider.close()
})
