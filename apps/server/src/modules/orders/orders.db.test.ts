import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AlipayStandIn, startAlipayStandIn } from '../../platform/pay/alipay.stand-in.ts'
import type { Notification } from '../../platform/pay/payment-provider.ts'
import { startWechatPayStandIn, type WechatPayStandIn } from '../../platform/pay/wechat-pay.stand-in.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let operator: SignedUp
let wechat: WechatPayStandIn
let alipay: AlipayStandIn
beforeAll(async () => {
  const now = () => app?.clock.now() ?? new Date()
  wechat = await startWechatPayStandIn({ now })
  alipay = await startAlipayStandIn(now)
  const mobile = newNumber()
  const environment = {
    ...wechat.settings,
    ...alipay.settings,
    ORIGIN: 'https://matai.example',
    OPERATORS: `+${mobile}`,
  }
  app = await startTestApp({ environment })
  operator = await app.signUp({ mobile })
})
afterAll(async () => {
  wechat.close()
  alipay.close()
  await app.close()
})

const tell = (way: 'wechat' | 'alipay', { headers, body }: Notification) =>
  app.fetch(`/v/pay/${way}`, { method: 'POST', headers: headers as Record<string, string>, body })
const tierOf = async ({ client }: SignedUp) => (await client.accounts.getUserinfo({})).vipLevel
const buy = (who: SignedUp, tier: 'basic' | 'flagship', payBy: 'wechat' | 'alipay' | 'bank') =>
  who.client.orders.add({ tier, years: 1, payBy })

it('is paid by WeChat: the tier is there once, for a year, and the money can go back', async () => {
  const who = await app.signUp()
  const { id, number, till } = await buy(who, 'flagship', 'wechat')
  expect(till.qr).toContain('weixin://')
  expect(await tierOf(who)).toBe(0)
  wechat.pay(number)
  expect((await tell('wechat', wechat.notification(number))).status).toBe(204)
  expect((await tell('wechat', wechat.notification(number))).status).toBe(204)
  expect(await tierOf(who)).toBe(3)
  const paid = await who.client.orders.info({ id })
  expect(paid).toMatchObject({ state: 'paid', kind: 'start', total: 199_800 })
  expect(Date.parse(paid.until ?? '') - Date.parse(paid.from ?? '')).toBeGreaterThan(364 * 86_400_000)

  await operator.client.orders.refund({ id })
  expect(await tierOf(who)).toBe(0)
  await app.modules.shop.money.settleAll()
  await app.modules.shop.money.settleAll()
  expect([...(wechat.trades.get(number)?.refunds.values() ?? [])]).toEqual([199_800])
})

it('is paid by Alipay, although nothing was told: whoever looks, asks', async () => {
  const who = await app.signUp()
  const { id, till } = await buy(who, 'basic', 'alipay')
  const { number } = alipay.pay(till.page ?? '')
  expect(await who.client.orders.info({ id })).toMatchObject({ number, state: 'paid' })
  const told = await tell('alipay', alipay.notification(number))
  expect([told.status, await told.text()]).toEqual([200, 'success'])
  expect(await tierOf(who)).toBe(1)
})

it('is paid by a bank, which the operator says; then an upgrade has credit, and a lower tier waits', async () => {
  const who = await app.signUp()
  const { id } = await buy(who, 'basic', 'bank')
  await expect(operator.client.orders.confirm({ id, fen: 1, reference: 'b1' })).rejects.toMatchObject({ code: 1001 })
  await operator.client.orders.confirm({ id, fen: 19_800, reference: 'b1' })
  expect(await tierOf(who)).toBe(1)
  const quote = await who.client.orders.quote({ tier: 'flagship', years: 1 })
  expect(quote.kind).toBe('upgrade')
  expect(quote.credit).toBeGreaterThan(19_700)
  const upgrade = await buy(who, 'flagship', 'wechat')
  wechat.pay(upgrade.number)
  await tell('wechat', wechat.notification(upgrade.number))
  expect(await tierOf(who)).toBe(3)

  const lower = await who.client.orders.quote({ tier: 'basic', years: 1 })
  expect(lower).toMatchObject({ kind: 'later', total: 19_800, loses: { features: expect.arrayContaining(['push']) } })
  expect(lower.loses.features).not.toContain('noBranding')
  expect(lower.loses).toMatchObject({ uses: [], limits: [] })
  const later = await buy(who, 'basic', 'bank')
  await operator.client.orders.confirm({ id: later.id, fen: 19_800, reference: 'b2' })
  expect(await tierOf(who)).toBe(3)
  expect((await who.client.orders.offer({})).next).toMatchObject({ tier: 'basic' })
})

it('says before a lower tier what would be beyond it and what would end, by name', async () => {
  const who = await app.signUp({ tier: 'flagship' })
  const [wang, li] = [await app.signUp(), await app.signUp()]
  for (const one of [wang, li]) await app.joinAccount(one, who.accountId, 'subAdmin')
  for (const name of ['东门群', '西门群', '南门群']) await who.client.groupCodes.save({ name })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { id } = await who.client.qrCodes.save({ name: '限次的码', blocks })
  await who.client.codeAccess.setAuth({ ids: [id], settings: { scansTotal: 9 } })
  await who.client.keys.add({ name: '看板', scopes: ['codes:read'], until: null })
  const { loses, total } = await who.client.orders.quote({ tier: 'free', years: 1 })
  expect(total).toBeNull()
  expect(loses.limits).toEqual(
    expect.arrayContaining([
      { key: 'groupCodes', used: 3, limit: 1, names: ['西门群', '南门群'] },
      expect.objectContaining({ key: 'subAdmins', used: 2, limit: 0 }),
    ]),
  )
  const uses = new Map(loses.uses.map(({ key, ...use }) => [key, use]))
  expect(uses.get('scanCountLimit')).toEqual({ names: ['限次的码'], count: 1 })
  expect(uses.get('keys')).toEqual({ names: ['看板'], count: 1 })
  expect(uses.get('subAdmins')).toMatchObject({ count: 2 })
  expect([...uses.keys()]).not.toContain('push')
})

it('asks for an invoice with a right tax number, of each order once; the operator answers', async () => {
  const who = await app.signUp()
  const { id } = await buy(who, 'basic', 'bank')
  const named = { kind: 'special', titleKind: 'company', title: '海滨物业', email: 'a@b.cn' } as const
  const line = { ...named, orderIds: [id] }
  const wrong = { ...line, taxNumber: '91330100799655058C' }
  const missing = ['taxNumber', 'address', 'phone', 'bank', 'bankNumber'].map((field) => ({ path: [field] }))
  await expect(who.client.invoices.add(wrong)).rejects.toMatchObject({
    message: expect.stringContaining('税号'),
    data: { issues: missing },
  })
  const right = { ...line, taxNumber: '91330100799655058b' }
  await expect(who.client.invoices.add(right)).rejects.toMatchObject({ code: 1001 })
  const whole = { ...right, address: '杭州', phone: '0571', bank: '海滨银行', bankNumber: '6222' }
  await expect(who.client.invoices.add(whole)).rejects.toMatchObject({ code: 1001 })
  await operator.client.orders.confirm({ id, fen: 19_800, reference: 'b3' })
  const asked = await who.client.invoices.add(whole)
  expect(asked).toMatchObject({ state: 'pending', fen: 19_800, taxNumber: '91330100799655058B' })
  await expect(who.client.invoices.add(whole)).rejects.toMatchObject({ code: 1001 })
  await operator.client.invoices.answer({ id: asked.id, number: '25442000000000000001', file: 'https://a.cn/1.pdf' })
  expect(await who.client.invoices.info({ id: asked.id })).toMatchObject({
    state: 'issued',
    file: 'https://a.cn/1.pdf',
  })
})

describe('a hundred orders with a provider as providers are', () => {
  it('have tier and money right every time', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => app.signUp()))
    const kept = new Map<SignedUp, number>()
    const told: { way: 'wechat' | 'alipay'; notification: Notification }[] = []
    const forged: { way: 'wechat' | 'alipay'; notification: Notification }[] = []
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        people.map(async (who) => {
          const way = randomInt(2) ? 'wechat' : ('alipay' as const)
          const { id, number, total, till } = await buy(who, 'basic', way)
          const fate = ['paid', 'doubled', 'lost', 'late', 'never', 'wrongSum'][randomInt(6)]
          if (fate === 'never') {
            const fake = wechat.notification(wechat.pay(number) && number)
            wechat.trades.delete(number)
            if (way === 'wechat')
              wechat.trades.set(number, { fen: total, state: 'open', transaction: '', refunds: new Map() })
            forged.push({ way, notification: { ...fake, body: fake.body.replace('支付成功', '支付成攻') } })
            return
          }
          if (fate === 'late') await who.client.orders.cancel({ id })
          const fen = fate === 'wrongSum' ? total - 1 : total
          if (way === 'wechat') wechat.pay(number, fen)
          else alipay.pay(till.page ?? '', fen)
          const notification = way === 'wechat' ? wechat.notification(number) : alipay.notification(number)
          if (fate !== 'lost') told.push({ way, notification })
          if (fate === 'doubled') told.push({ way, notification }, { way, notification })
          if (fate !== 'wrongSum') kept.set(who, (kept.get(who) ?? 0) + total)
        }),
      )
    const all = [...told, ...forged].sort(() => randomInt(3) - 1)
    const answers = await Promise.all(all.map(({ way, notification }) => tell(way, notification)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await app.modules.shop.money.settleAll()
    for (const who of people) {
      const { list } = await who.client.orders.list({})
      const paid = list.filter(({ state }) => state === 'paid')
      expect(paid.reduce((sum, { total }) => sum + total, 0)).toBe(kept.get(who) ?? 0)
      const { vipLevel, tierUntil } = await who.client.accounts.getUserinfo({})
      expect(vipLevel).toBe(paid.length > 0 ? 1 : 0)
      if (paid.length === 0) continue
      const years = new Date(tierUntil ?? 0).getUTCFullYear() - app.clock.now().getUTCFullYear()
      expect(years).toBe(paid.length)
      const { rows } = await app.database.pool.query<{ wrong: number }>(
        `select count(*)::int as wrong from order_payment where account_id = $1
           and (refunded_at is null) <> (fen = 19800)`,
        [who.accountId],
      )
      expect(rows[0]?.wrong).toBe(0)
    }
  })
})

it('shows the operator all orders in pages, narrowed by state, number and account', async () => {
  const who = await app.signUp()
  const made: string[] = []
  for (const years of [1, 2, 3]) {
    const { number, id } = await who.client.orders.add({ tier: 'basic', years, payBy: 'bank' })
    made.push(number)
    if (years < 3) await who.client.orders.cancel({ id })
  }
  const of = { keyword: `#${who.accountId}` }
  const first = await operator.client.orders.operatedList({ ...of, pageSize: 2 })
  expect([first.list.map(({ number }) => number), first.total]).toEqual([[made[2], made[1]], 3])
  const second = await operator.client.orders.operatedList({ ...of, pageSize: 2, cursor: first.next ?? '' })
  expect([second.list.map(({ number }) => number), second.next]).toEqual([[made[0]], null])
  const open = await operator.client.orders.operatedList({ ...of, filters: { state: 'pending' } })
  expect(open.list.map(({ account, years }) => [account.id, years])).toEqual([[who.accountId, 3]])
  const byNumber = await operator.client.orders.operatedList({ keyword: made[1] ?? '', sort: 'oldest' })
  expect(byNumber.list.map(({ number }) => number)).toEqual([made[1]])
  await expect(operator.client.orders.operatedList({ keyword: '%' })).resolves.toMatchObject({ total: 0 })
})

it('makes one order, although five of one key come at once', async () => {
  const who = await app.signUp()
  const asked = () =>
    app.fetch('/qruser/console/order/add', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${who.token}`,
        'idempotency-key': 'one-order-only',
      },
      body: JSON.stringify({ tier: 'basic', years: 1, payBy: 'bank' }),
    })
  const answers = await Promise.all(Array.from({ length: 5 }, async () => (await asked()).text()))
  expect(answers.filter((answer) => JSON.parse(answer).code === 0).length).toBeGreaterThan(0)
  expect((await who.client.orders.list({})).list).toHaveLength(1)
})
