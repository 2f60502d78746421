import { made } from '@matai/content/schema'
import { expectClean } from './support/clean.ts'
import { newOwner, type Owner } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { setTier } from './support/tier.ts'

test('a colleague is invited into one directory, chooses the account, sees that directory only, and leaves @once', async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const [mobile, other] = [newMobile(), newMobile()]
  const owner = await newOwner(url, mobile)
  await setTier(mobile, 'flagship')
  const colleague = await newOwner(url, other)
  const { id: directoryId } = await owner.client.directories.add({ name: '三厂' })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  await owner.client.qrCodes.save({ name: '三厂的消防栓', directoryId, blocks })
  await owner.client.qrCodes.save({ name: '二厂的消防栓', blocks })
  const signIn = (token: string) =>
    page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])

  await signIn(owner.token)
  await page.goto('/subAdmin')
  await page
    .getByRole('button', { name: say('team.invite') })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: say('team.invite') })
  await drawer.getByLabel(say('team.name')).fill('小王')
  await drawer.getByLabel(say('team.mobile')).fill(other)
  await drawer.getByRole('checkbox', { name: say('team.flag_deleteForm'), exact: true }).check()
  await drawer.getByLabel(say('team.someDirectories')).check()
  await drawer.getByRole('combobox', { name: say('team.directories') }).click()
  await page.getByTitle('三厂').click()
  await drawer.getByRole('button', { name: say('team.inviteSend') }).click()
  await page.getByRole('button', { name: say('team.handedOver') }).click()
  await expect(page.getByRole('row', { name: /小王/ })).toContainText(say('team.state_invited'))
  await expectClean(page, language)

  await signIn(colleague.token)
  await page.goto('/code')
  await expect(page.getByRole('heading', { name: say('team.choose'), level: 1 })).toBeVisible()
  await page.getByRole('button', { name: say('team.join') }).click()
  await expect(page.getByRole('link', { name: '三厂的消防栓' }).first()).toBeVisible()
  await expect(page.getByText('二厂的消防栓')).toHaveCount(0)

  await page.goto('/user')
  await page.getByRole('button', { name: say('team.leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('team.leave') })
    .click()
  await expect.poll(async () => (await owner.client.team.list({})).total).toBe(0)
  // The screen goes to the person's own codes by itself.
  await expect(page).not.toHaveURL(/\/user/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('三厂的消防栓')).toHaveCount(0)
})

/** Somebody who was invited into an account and came; the number of the person there. */
async function come(owner: Owner, who: Owner, { name, mobile }: { name: string; mobile: string }): Promise<number> {
  await owner.client.team.add({ name, mobile: `86${mobile}`, sms: false })
  const [invitation] = (await who.client.team.getAccountList({})).invitations
  await who.client.team.join({ id: invitation?.id ?? 0 })
  const { list } = await owner.client.team.list({ keyword: name })
  return list[0]?.id ?? 0
}

test('the administrator sees as a member does; who leaves hands over to a colleague, who is removed and hands over to him', {
  tag: '@once',
}, async ({ page, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const [mobile, leaving, staying] = [newMobile(), newMobile(), newMobile()]
  const owner = await newOwner(url, mobile)
  await setTier(mobile, 'flagship')
  const [wang, li] = [await newOwner(url, leaving), await newOwner(url, staying)]
  await come(owner, wang, { name: '小王', mobile: leaving })
  const heir = await come(owner, li, { name: '小李', mobile: staying })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  const items = ['一号泵', '二号泵'].map((name) => ({ name, blocks }))
  await wang.client.qrCodes.bulkSave({ items })
  const document = {
    title: '巡检',
    intro: '',
    pages: [{ id: 'p1', components: [{ id: 'q1', type: 'text', settings: { title: '读数' } }] }],
  }
  await wang.client.forms.save({ document: document as never, publish: true }) // as an editor sends it
  const signIn = (token: string) =>
    page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const own = ['小王', '小李', '一号泵', '二号泵', '巡检', leaving, staying, mobile]
  const deed = async (row: string, label: string) => {
    await page.getByRole('button', { name: `${say('app.more')} · ${row}` }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }

  await signIn(owner.token)
  await page.goto('/subAdmin')
  await deed('小王', say('team.seeAs'))
  await expect(page.getByText(say('team.seenAs', { name: '小王' }))).toBeVisible()
  await page.goto('/code')
  await expect(page.getByRole('link', { name: '一号泵' }).first()).toBeVisible()
  await expectClean(page, language, own)
  await page.getByRole('button', { name: say('team.seeAsEnd') }).click()
  await expect(page).toHaveURL(/\/subAdmin/)
  await expect(page.getByText(say('team.seenAs', { name: '小王' }))).toHaveCount(0)

  // An auditor for a week looks, and can do nothing else.
  const audit = newMobile()
  const auditor = await newOwner(url, audit)
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString()
  await owner.client.team.add({ name: '审计', mobile: `86${audit}`, sms: false, viewOnly: true, until })
  const [guest] = (await auditor.client.team.getAccountList({})).invitations
  await auditor.client.team.join({ id: guest?.id ?? 0 })
  await signIn(auditor.token)
  await page.goto('/code')
  await expect(page.getByText(say('team.viewOnly'))).toBeVisible()
  await expect(page.getByRole('link', { name: '一号泵' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: say('qrCodes.new') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('exports.all') })).toHaveCount(0)
  // What a page draws can be had; what the account would have to make is not offered.
  await page.getByRole('link', { name: '一号泵' }).first().click()
  const drawn = page.waitForEvent('download')
  await page.getByRole('button', { name: say('qrCodes.styleShort') }).click()
  await drawn
  const [from, till] = ['2020-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z']
  const coupon = { name: '开业券', mode: 'merchant', from, until: till, items: [{ name: '茶', quantity: 2 }] } as const
  const { id: card } = await owner.client.coupons.add(coupon)
  await page.goto(`/card/${card}`)
  await expect(page.getByRole('link', { name: say('coupons.print') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('coupons.download') })).toHaveCount(0)
  await expect(auditor.client.qrCodes.bulkSave({ items })).rejects.toMatchObject({ code: 1003 })

  await signIn(wang.token)
  await page.goto('/user')
  await page.getByRole('button', { name: say('team.leave') }).click()
  const asking = page.getByRole('dialog')
  await expect(asking.getByRole('listitem').filter({ hasText: say('team.holds_qrCodes') })).toContainText('2')
  await expect(asking.getByRole('listitem').filter({ hasText: say('team.holds_forms') })).toContainText('1')
  await asking.getByRole('combobox', { name: say('team.heir') }).click()
  await page.getByTitle('小李').click()
  await expectClean(page, language, own)
  await asking.getByRole('button', { name: say('team.leave') }).click()
  await expect(page).not.toHaveURL(/\/user/)
  const held = async () => {
    const { holdings } = await owner.client.team.holdings({ id: heir })
    return Object.fromEntries(holdings.map(({ kind, count }) => [kind, count]))
  }
  await expect.poll(held).toMatchObject({ qrCodes: 2, forms: 1 })

  await signIn(owner.token)
  await page.goto('/subAdmin')
  await expect(page.getByText('小王')).toHaveCount(0)
  await deed('小李', say('team.remove'))
  const removing = page.getByRole('dialog', { name: say('team.removeTitle', { name: '小李' }) })
  await expect(removing.getByRole('listitem').filter({ hasText: say('team.holds_qrCodes') })).toContainText('2')
  await expectClean(page, language, own)
  await removing.getByRole('button', { name: say('team.remove') }).click()
  await expect(page.getByText(say('team.removed', { name: '小李' }))).toBeVisible()
  expect((await owner.client.team.list({})).list.map(({ name }) => name)).toEqual(['审计'])
  expect((await owner.client.qrCodes.getCodeList({})).list.map(({ name }) => name).toSorted()).toEqual([
    '一号泵',
    '二号泵',
  ])
})
