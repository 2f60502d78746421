import { made } from '@matai/content/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const until = '2040-01-01T00:00:00.000Z'
const makeCoupon = ({ client }: SignedUp, name: string) =>
  client.coupons.add({
    name,
    mode: 'phone',
    from: '2020-01-01T00:00:00.000Z',
    until,
    byLink: true,
    items: [{ name, quantity: 5 }],
  })
const get = async (path: string) => (await app.fetch(path, { headers: { 'Accept-Language': 'zh' } })).text()

it('a page leads to a coupon with its name and days, and says when it is gone; another account’s is refused', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const stranger = await app.signUp({ tier: 'advanced' })
  const coupon = await makeCoupon(owner, '满 100 减 10')
  const blocks = [made.coupon('c', { text: '领取优惠券', couponId: coupon.id })]
  const { id } = await owner.client.qrCodes.save({ name: '门店', blocks })
  const page = await get(`/q/${id}`)
  expect(page).toContain(`<a href="${coupon.path}" class="button">领取优惠券<small>满 100 减 10 · `)
  expect(page).toContain('class="reach"')
  expect(await get(coupon.path)).toContain('满 100 减 10')

  const foreign = await makeCoupon(stranger, '别人的')
  const taken = [made.coupon('c', { text: '领取', couponId: foreign.id })]
  const refused = owner.client.qrCodes.save({ name: '门店', blocks: taken })
  await expect(refused).rejects.toMatchObject({ data: { issues: [{ path: ['blocks', 0, 'couponId'] }] } })

  await owner.client.coupons.del({ ids: [coupon.id] })
  expect((await owner.client.qrCodes.preview({ name: '门店', blocks })).html).toContain('这张电子券已经结束。')
})
