import { randomUUID } from 'node:crypto'
import { defaultStyle, type Redeemed } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { crawlers } from '../ledger/crawlers.fixture.ts'
import { publish, submit, text } from '../records/records.fixture.ts'
import { uploadCode } from '../../testing/group-samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'advanced' })
})
afterAll(() => app.close())

const from = '2020-01-01T00:00:00.000Z'
const until = '2040-01-01T00:00:00.000Z'

async function makeCoupon(more: object = {}) {
  const items = [{ name: '满100减10', quantity: 3 }]
  const coupon = await who.client.coupons.add({ name: '开业券', mode: 'merchant', from, until, items, ...more })
  const { list } = await who.client.coupons.listCodes({ pageSize: 200, filters: { couponId: coupon.id } })
  return { coupon, codes: list.map(({ code }) => code), ids: list.map(({ id }) => id) }
}

const addressIn = (path: string) => path.split('/')[2] ?? ''

async function makeCounter(outlet = '一店') {
  const counter = await who.client.counters.add({ outlet, person: '小王' })
  const redeem = async (code: string, key: string = randomUUID(), at?: string): Promise<Redeemed> => {
    const tries = [{ code, key, ...(at ? { at } : {}) }]
    const { answers } = await app.anyone.couponVisits.counterRedeem({ counter: addressIn(counter.path), tries })
    const [answer] = answers
    if (!answer) throw new Error('no answer')
    return answer
  }
  return { counter, redeem }
}

describe('a code', () => {
  it('is redeemed once, however many try at once; the others are told who and when', async () => {
    const crowd = Number(process.env.MATAI_CROWD ?? 100)
    const { codes } = await makeCoupon()
    const attempt = { by: 'counter' as const, counterId: null, userId: null, outlet: '一店', person: '小王', key: '' }
    const accountId = mintAccountId(who.accountId)
    const now = app.clock.now()
    const { redeeming } = app.modules.coupons
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => redeeming.attempt(accountId, { ...attempt, typed: codes[0] ?? '', now })),
    )
    expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    const others = answers.filter(({ outcome }) => outcome !== 'done')
    expect(others).toHaveLength(crowd - 1)
    for (const { outcome, first } of others)
      expect([outcome, first]).toEqual(['used', { at: now.toISOString(), outlet: '一店', person: '小王' }])
  })

  it('is redeemed once by a try that is sent again and again, also at once', async () => {
    const { codes, coupon } = await makeCoupon({ uses: 5 })
    const { redeem } = await makeCounter()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(codes[0] ?? '', key)))
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(8).fill('done'))
    expect(new Set(answers.map(({ useId }) => useId)).size).toBe(1)
    expect((await who.client.coupons.useList({ filters: { couponId: coupon.id } })).total).toBe(1)
  })

  it('can be typed with O for 0, in small letters and with dashes', async () => {
    const { codes } = await makeCoupon({ items: [{ name: '券', quantity: 40 }] })
    const code = codes.find((one) => one.includes('0')) ?? codes[0] ?? ''
    const { redeem } = await makeCounter()
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.replaceAll('0', 'o').toLowerCase()
    expect(await redeem(typed)).toMatchObject({ outcome: 'done', code })
  })

  it('is refused before, after, elsewhere, when deleted, and when there is none', async () => {
    const { redeem } = await makeCounter('一店')
    const early = await makeCoupon({ from: '2039-01-01T00:00:00.000Z' })
    const late = await makeCoupon({ until: '2021-01-01T00:00:00.000Z' })
    const elsewhere = await makeCoupon({ outlets: ['二店'] })
    const deleted = await makeCoupon()
    await who.client.coupons.delCodes({ couponId: deleted.coupon.id, ids: deleted.ids.slice(0, 1) })
    const tried = [early, late, elsewhere, deleted].map(({ codes }) => codes[0] ?? '')
    const outcomes = await Promise.all([...tried, 'NOSUCHCODE'].map((code) => redeem(code)))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['early', 'late', 'elsewhere', 'deleted', 'unknown'])
    await who.client.coupons.del({ ids: [deleted.coupon.id] })
    expect((await redeem(deleted.codes[1] ?? '')).outcome).toBe('deleted')
  })

  it('is taken back within ten minutes by the administrator, and that stays known', async () => {
    const { codes, coupon } = await makeCoupon()
    const [code = ''] = codes
    const { useId } = await who.client.coupons.writeCode({ code })
    expect(await who.client.coupons.undo({ id: useId ?? 0 })).toMatchObject({ code, undone: expect.anything() })
    expect((await who.client.coupons.writeCode({ code })).outcome).toBe('done')
    const { list } = await who.client.coupons.useList({ filters: { couponId: coupon.id } })
    expect(list.map(({ undone }) => undone !== null)).toEqual([false, true])
    await expect(who.client.coupons.undo({ id: useId ?? 0 })).rejects.toMatchObject({ code: 1006 })
  })

  it('that a phone scanned without a network counts from then on; a conflict is answered', async () => {
    const { codes } = await makeCoupon()
    const [one = '', other = ''] = codes
    const { redeem } = await makeCounter()
    const scanned = new Date(app.clock.now().getTime() - 3_600_000).toISOString()
    await who.client.coupons.writeCode({ code: one })
    expect((await redeem(one, randomUUID(), scanned)).outcome).toBe('used')
    expect((await redeem(other, randomUUID(), scanned)).outcome).toBe('done')
    const { list } = await who.client.coupons.useList({})
    expect(list[0]).toMatchObject({ code: other, offline: true, outlet: '一店', person: '小王' })
  })

  it('that could not be redeemed later is listed once, however often the phone sends it', async () => {
    const { codes } = await makeCoupon()
    const [code = ''] = codes
    const { redeem } = await makeCounter('四店')
    const scanned = new Date(app.clock.now().getTime() - 3_600_000).toISOString()
    await who.client.coupons.writeCode({ code })
    const key = randomUUID()
    for (let time = 0; time < 3; time += 1) expect((await redeem(code, key, scanned)).outcome).toBe('used')
    expect((await redeem('NO-SUCH-CODE', randomUUID(), scanned)).outcome).toBe('unknown')
    const { list, total } = await who.client.coupons.conflictList({})
    const own = list.filter(({ outlet }) => outlet === '四店')
    expect(total).toBeGreaterThanOrEqual(2)
    expect(own).toMatchObject([
      { code: 'NO-SUCH-CODE', outcome: 'unknown', couponName: '', first: null },
      { code, outcome: 'used', couponName: '开业券', scannedAt: scanned, first: expect.anything() },
    ])
  })
})

describe('codes by form', () => {
  it('are one for each record, also when it is handed in again, and no record is refused when none is left', async () => {
    const form = await publish(who, [text('q1')])
    const { coupon } = await makeCoupon({ formId: form.formId, items: [{ name: '满100减10', quantity: 2 }] })
    expect(coupon.formId).toBe(form.formId)
    const given = async (key: string) => (await submit(app, form, { q1: '好' }, { key })).data.after.coupons
    const [first] = await given('the-first-attempt-of-this-form')
    expect(first).toEqual({ name: '开业券', item: '满100减10', path: expect.stringMatching(/^\/c\/\w{16}\/\w+$/) })
    expect(await given('the-first-attempt-of-this-form')).toEqual([first])
    const [second] = await given('the-second-attempt-of-it')
    expect(second?.path).not.toBe(first?.path)
    expect(await given('the-third-attempt-of-it')).toEqual([{ name: '开业券', item: '', path: null }])
    expect(await who.client.coupons.info({ id: coupon.id })).toMatchObject({ codes: 2, handedOut: 2 })
    expect((await app.fetch(first?.path ?? '')).status).toBe(200)
  })

  it('are exactly as many as there are, however many fill in at once', async () => {
    const form = await publish(who, [text('q1')])
    await makeCoupon({ formId: form.formId, items: [{ name: '券', quantity: 7 }] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(app, form, { q1: '好' })))
    const paths = answers.map(({ data }) => data.after.coupons[0]?.path)
    expect(paths).toHaveLength(20)
    expect(paths.filter((path) => path === null)).toHaveLength(13)
    expect(new Set(paths.filter((path) => path !== null)).size).toBe(7)
  })

  it('end with the coupon, with its time, and when it is no longer handed out by the form', async () => {
    const form = await publish(who, [text('q1')])
    const { coupon } = await makeCoupon({ formId: form.formId })
    const over = await makeCoupon({ formId: form.formId, until: '2021-01-01T00:00:00.000Z' })
    const names = async () => (await submit(app, form, { q1: '好' })).data.after.coupons.length
    expect(await names()).toBe(1)
    const settings = { name: '开业券', mode: 'merchant' as const, from, until }
    await who.client.coupons.edit({ id: coupon.id, ...settings, formId: null })
    expect(await names()).toBe(0)
    await who.client.coupons.edit({ id: coupon.id, ...settings, formId: form.formId })
    await who.client.coupons.del({ ids: [coupon.id, over.coupon.id] })
    expect(await names()).toBe(0)
  })

  it('come of forms of the account alone', async () => {
    const other = await app.signUp()
    const { formId } = await publish(other, [text('q1')])
    await expect(makeCoupon({ formId })).rejects.toMatchObject({ code: 1001 })
  })
})

describe('codes by link', () => {
  it('are one for each phone: exactly as many as there are, however many come at once', async () => {
    const { coupon } = await makeCoupon({ byLink: true, items: [{ name: '券', quantity: 60 }] })
    const phones = Array.from({ length: 80 }, () => `+${newNumber()}`)
    const accountId = mintAccountId(who.accountId)
    const { codeFor } = app.modules.coupons.handingOut
    const ask = (mobile: string) => codeFor(accountId, coupon.id, mobile, app.clock.now())
    const given = await Promise.all([...phones, ...phones.slice(0, 20)].map(ask))
    const codes = given.slice(0, 80).filter((code) => code !== undefined)
    expect(codes).toHaveLength(60)
    expect(new Set(codes).size).toBe(60)
    expect(given.slice(80)).toEqual(given.slice(0, 20))
    expect((await who.client.coupons.info({ id: coupon.id })).handedOut).toBe(60)
  })

  it('are given for the code of a text message, and lead to their page', async () => {
    const { coupon } = await makeCoupon({ byLink: true })
    const mobile = newNumber()
    const address = addressIn(coupon.path)
    const before = await app.http.inject({ url: coupon.path })
    expect(before.body).toContain('<p class="item">满100减10</p>')
    await app.anyone.couponVisits.sendSms({ coupon: address, mobile })
    const smsCode = await app.smsCodeFor(mobile)
    const { path } = await app.anyone.couponVisits.claim({ coupon: address, mobile, smsCode })
    const page = await app.http.inject({ url: path })
    expect(page.body).toContain(path.split('/').at(-1))
    await expect(
      app.anyone.couponVisits.claim({ coupon: address, mobile: newNumber(), smsCode: '000000' }),
    ).rejects.toMatchObject({ code: 1001 })
  })
})

describe('a page of a code', () => {
  it('redeems nothing and hands nothing out when it is looked at, by whomever; a tap redeems', async () => {
    const { coupon, codes } = await makeCoupon({ mode: 'visitor', byLink: true })
    const [code = ''] = codes
    for (const agent of [...crawlers, 'Mozilla/5.0 (iPhone)']) {
      await app.http.inject({ url: coupon.path, headers: { 'user-agent': agent } })
      for (const method of ['GET', 'HEAD'] as const)
        for (const ahead of [{}, { 'sec-purpose': 'prefetch' }])
          await app.http.inject({ method, url: `${coupon.path}/${code}`, headers: { 'user-agent': agent, ...ahead } })
    }
    expect(await who.client.coupons.info({ id: coupon.id })).toMatchObject({ redeemed: 0, handedOut: 0 })
    const tap = () => app.anyone.couponVisits.redeem({ coupon: addressIn(coupon.path), code, key: randomUUID() })
    expect((await tap()).outcome).toBe('done')
    expect((await tap()).outcome).toBe('used')
    expect((await app.http.inject({ url: `${coupon.path}/${code}` })).body).toContain('已使用')
  })

  it('asks for a phone where each may use one only', async () => {
    const { coupon, codes } = await makeCoupon({ mode: 'phone' })
    const address = addressIn(coupon.path)
    const mobile = newNumber()
    const use = async (code: string) => {
      app.clock.advance(61)
      await app.anyone.couponVisits.sendSms({ coupon: address, mobile })
      const smsCode = await app.smsCodeFor(mobile)
      return app.anyone.couponVisits.redeem({ coupon: address, code, key: randomUUID(), mobile, smsCode })
    }
    expect((await use(codes[0] ?? '')).outcome).toBe('done')
    await expect(use(codes[1] ?? '')).rejects.toMatchObject({ code: 1006 })
  })

  it('is not redeemed by a visitor where the merchant does it', async () => {
    const { coupon, codes } = await makeCoupon()
    const tap = { coupon: addressIn(coupon.path), code: codes[0] ?? '', key: randomUUID() }
    await expect(app.anyone.couponVisits.redeem(tap)).rejects.toMatchObject({ code: 1006 })
  })
})

describe('a counter', () => {
  it('says what it redeemed today, and nothing once it is closed', async () => {
    const { codes } = await makeCoupon()
    const { counter, redeem } = await makeCounter('三店')
    await redeem(codes[0] ?? '')
    const report = await app.anyone.couponVisits.counterReport({ counter: addressIn(counter.path) })
    expect(report).toMatchObject({ outlet: '三店', uses: 1, byItem: [{ couponName: '开业券', uses: 1 }] })
    expect((await app.http.inject({ url: counter.path })).body).toContain('三店')
    await who.client.counters.end({ id: counter.id })
    await expect(redeem(codes[1] ?? '')).rejects.toMatchObject({ code: 1006 })
    expect((await app.http.inject({ url: counter.path })).body).toContain('这个核销台已停用')
    // What its phone wrote down before redeems nothing, and is not lost.
    const scanned = new Date(app.clock.now().getTime() - 60_000).toISOString()
    expect((await redeem(codes[1] ?? '', randomUUID(), scanned)).outcome).toBe('closed')
    const { list } = await who.client.coupons.conflictList({ keyword: codes[1] ?? '' })
    expect(list).toMatchObject([{ code: codes[1], outcome: 'closed', couponName: '开业券', outlet: '三店' }])
  })

  it('that was ended where this node has not heard of it redeems nothing', async () => {
    const { codes } = await makeCoupon()
    const { counter, redeem } = await makeCounter('六店')
    await redeem(codes[0] ?? '')
    await app.database.pool.query('update coupon_counter set ended_at = now() where account_id = $1 and id = $2', [
      who.accountId,
      counter.id,
    ])
    await expect(redeem(codes[1] ?? '')).rejects.toMatchObject({ code: 1006 })
    expect((await who.client.coupons.writeCode({ code: codes[1] ?? '' })).outcome).toBe('done')
  })

  it('says what was redeemed since a shift began, what was taken back and what could not be redeemed', async () => {
    const { codes } = await makeCoupon()
    const { counter, redeem } = await makeCounter('五店')
    const address = addressIn(counter.path)
    await redeem(codes[0] ?? '')
    app.clock.advance(60)
    const since = app.clock.now().toISOString()
    const { useId } = await redeem(codes[1] ?? '')
    await redeem(codes[2] ?? '')
    await redeem(codes[0] ?? '', randomUUID(), since)
    await who.client.coupons.undo({ id: useId ?? 0 })
    const shift = await app.anyone.couponVisits.counterReport({ counter: address, since })
    expect(shift).toMatchObject({ uses: 1, undone: 1, conflicts: 1 })
    expect((shift.firstAt ?? '') >= since && (shift.lastAt ?? '') >= (shift.firstAt ?? '')).toBe(true)
    expect(await app.anyone.couponVisits.counterReport({ counter: address })).toMatchObject({ uses: 2 })
  })

  it('is slowed when it tries codes out, also for a right guess, and the administrator is told', async () => {
    const { codes } = await makeCoupon()
    const { redeem } = await makeCounter('猜码店')
    const tries = Array.from({ length: 21 }, (_, place) => `WRONG${place}`)
    for (const code of tries) await redeem(code)
    await expect(redeem(codes[0] ?? '')).rejects.toMatchObject({ code: 1007 })
    const elsewhere = await makeCounter('另一家店')
    expect((await elsewhere.redeem(codes[0] ?? '')).outcome).toBe('done')
    const { list } = await who.client.notices.list({})
    expect(list.filter(({ kind }) => kind === 'couponGuessed')).toHaveLength(1)
  })
})

describe('what is owed', () => {
  it('is counted in redemptions, by outlet and day, of one coupon and of all', async () => {
    const shop = await app.signUp({ tier: 'advanced' })
    const make = (more: object) =>
      shop.client.coupons.add({ name: '次卡', mode: 'merchant', from, until, ...more } as never)
    const card = await make({ uses: 5, items: [{ name: '洗车', quantity: 2 }] })
    await make({ until: '2021-01-01T00:00:00.000Z', items: [{ name: '洗车', quantity: 3 }] })
    const { list } = await shop.client.coupons.listCodes({ filters: { couponId: card.id } })
    for (const nth of [0, 0, 1]) await shop.client.coupons.writeCode({ code: list[nth]?.code ?? '' })
    await shop.client.coupons.delCodes({ couponId: card.id, ids: [list[1]?.id ?? 0] })
    const own = await shop.client.coupons.liability({ id: card.id })
    // The code that was deleted promises what was redeemed of it, and no more.
    expect(own).toMatchObject({ issued: 6, redeemed: 3, expired: 0, open: 3, days: [{ outlet: '', uses: 3 }] })
    const all = await shop.client.coupons.liability({})
    expect(all).toMatchObject({ issued: 9, redeemed: 3, expired: 3, open: 3 })
    expect(all.coupons.map(({ open }) => open)).toEqual([3, 0])
  })
})

describe('a look', () => {
  it('is shown on the pages of its codes, and has to be readable', async () => {
    const coverId = await uploadCode(who, app, 'a cover')
    const { coupon, codes } = await makeCoupon({
      colour: '#b3261e',
      coverId,
      style: { ...defaultStyle, foreColor: '#0B4A7A' },
    })
    expect(coupon).toMatchObject({ colour: '#b3261e', cover: { id: coverId }, style: { foreColor: '#0B4A7A' } })
    const page = await app.http.inject({ url: `${coupon.path}/${codes[0]}` })
    expect(page.body).toContain(coupon.cover?.url)
    const pale = { ...defaultStyle, foreColor: '#FDFDFD' }
    await expect(makeCoupon({ style: pale })).rejects.toMatchObject({ code: 1001 })
    await expect(makeCoupon({ coverId: 'AAAAAAAA' })).rejects.toMatchObject({ code: expect.any(Number) })
  })
})

describe('printing', () => {
  it('takes codes that nobody was given; printed ones are given to nobody by link', async () => {
    const items = [{ name: '券', quantity: 3 }]
    const { coupon, codes } = await makeCoupon({ byLink: true, items })
    const accountId = mintAccountId(who.accountId)
    const ask = () => app.modules.coupons.handingOut.codeFor(accountId, coupon.id, `+${newNumber()}`, app.clock.now())
    expect(await ask()).toBe(codes[0])
    await who.client.coupons.writeCode({ code: codes[1] ?? '' })
    const printed = await who.client.couponExports.printData({ couponId: coupon.id })
    expect(printed).toMatchObject({ total: 1, codes: [{ code: codes[2], itemName: '券' }] })
    const settings = { paper: { kind: 'grid' as const, perPage: 12 } }
    await who.client.couponExports.print({ couponId: coupon.id, settings, keep: true })
    expect(await ask()).toBeUndefined()
    expect((await who.client.couponExports.printData({ couponId: coupon.id })).total).toBe(1)
  })
})
