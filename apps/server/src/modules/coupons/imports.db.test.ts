import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSheet } from '../../platform/excel/sheet.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'advanced' })
})
afterAll(() => app.close())

const from = '2020-01-01T00:00:00.000Z'
const until = '2040-01-01T00:00:00.000Z'

async function makeCoupon() {
  const items = [{ name: '满100减10', quantity: 3 }]
  const coupon = await who.client.coupons.add({ name: '开业券', mode: 'merchant', from, until, items })
  const { list } = await who.client.coupons.listCodes({ filters: { couponId: coupon.id } })
  return { coupon, codes: list.map(({ code }) => code) }
}

describe('codes of somebody else', () => {
  it('are imported as they are, and not twice', async () => {
    const { coupon } = await makeCoupon()
    const codes = ['shop-0001', 'SHOP-0002']
    const after = await who.client.coupons.addItem({ couponId: coupon.id, name: '旧券', codes })
    expect(after.items[1]).toMatchObject({ name: '旧券', codes: 2 })
    expect((await who.client.coupons.writeCode({ code: 'Shop-0001' })).outcome).toBe('done')
    await expect(
      who.client.coupons.addItem({ couponId: coupon.id, name: '旧券', codes: ['SHOP-0002', 'SHOP-0003'] }),
    ).rejects.toMatchObject({ code: 1001 })
  })

  it('are at most so many as the tier has', async () => {
    const free = await app.signUp()
    const draft = { name: '券', mode: 'merchant' as const, from, until }
    const items = (quantity: number) => [{ name: '项', quantity }]
    await expect(free.client.coupons.add({ ...draft, items: items(11) })).rejects.toMatchObject({ code: 1005 })
    const { id } = await free.client.coupons.add({ ...draft, items: items(10) })
    await expect(free.client.coupons.addItem({ couponId: id, name: '项', quantity: 1 })).rejects.toMatchObject({
      code: 1005,
    })
    await expect(free.client.coupons.add({ ...draft, items: items(1) })).rejects.toMatchObject({ code: 1005 })
  })
})

describe('a workbook of codes', () => {
  it('is checked row by row before anything is taken, and taken whole or not at all', async () => {
    const { coupon, codes } = await makeCoupon()
    const rows = [['excel-0001', '咖啡'], ['excel-0002'], ['x'], ['EXCEL-0001'], [codes[0] ?? '']]
    const headings = [
      { header: '券码', width: 20 },
      { header: '券名', width: 20 },
    ]
    const workbook = Buffer.from(await writeSheet({ name: '券码', columns: headings, rows })).toString('base64')
    const asked = { couponId: coupon.id, workbook }
    const take = who.client.couponImports.codes
    const seen = await take({ ...asked, looksOnly: true })
    expect(seen).toMatchObject({ added: 2, nameless: 1, items: [{ name: '咖啡', codes: 1, isNew: true }] })
    expect(seen.skipped.map(({ row, column }) => [row, column])).toEqual([
      [4, 'code'],
      [5, 'code'],
      [6, 'code'],
    ])
    expect(seen.skipped[1]?.message).toContain('第 5 行：“EXCEL-0001”和第 2 行重复')
    await expect(take({ ...asked, name: '茶' })).rejects.toMatchObject({ code: 1001 })
    await expect(take({ ...asked, skipBad: true })).rejects.toMatchObject({ code: 1001 })
    expect((await who.client.coupons.info({ id: coupon.id })).codes).toBe(3)
    expect(await take({ ...asked, name: '茶', skipBad: true })).toMatchObject({ added: 2 })
    const { items } = await who.client.coupons.info({ id: coupon.id })
    expect(items.map((item) => [item.name, item.codes])).toEqual([
      ['满100减10', 3],
      ['咖啡', 1],
      ['茶', 1],
    ])
  })
})
