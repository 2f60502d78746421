import type { CallKey } from '@matai/contract'
import { newCouponCode } from '../modules/coupons/rules/coupon-code.ts'
import { randomPageId } from '../platform/ids.ts'
import type { Belongings } from './belongings.ts'
import { newNumber, type TestApp } from './test-app.ts'

type CouponKey = Extract<CallKey, `coupon${string}` | `counters.${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const anyName = () => `券 ${Math.random().toString(36).slice(2, 8)}`
const settings = () => ({
  name: anyName(),
  mode: 'merchant',
  from: '2026-01-01T00:00:00.000Z',
  until: '2036-01-01T00:00:00.000Z',
})

/** An input of each call of coupons that is right in every field. */
export const couponSamples = {
  'coupons.list': () => ({}),
  'coupons.info': (own) => ({ id: own.coupon }),
  'coupons.add': () => ({ ...settings(), items: [{ name: '满100减10', quantity: 2 }] }),
  'coupons.edit': (own) => ({ ...settings(), id: own.coupon }),
  'coupons.del': (own) => ({ ids: [own.coupon] }),
  'coupons.addItem': (own) => ({ couponId: own.coupon, name: anyName(), quantity: 2 }),
  'coupons.delItem': (own) => ({ id: own.couponItem }),
  'coupons.listCodes': (own) => ({ filters: { couponId: own.coupon } }),
  'coupons.delCodes': (own) => ({ couponId: own.coupon, ids: [own.couponCode] }),
  'coupons.writeCode': async (own, app) => ({ code: await codeOf(own, app) }),
  'coupons.useList': () => ({}),
  'coupons.undo': (own) => ({ id: own.couponUse }),
  'coupons.conflictList': () => ({}),
  'coupons.liability': (own) => ({ id: own.coupon }),
  'couponExports.export': (own) => ({ couponId: own.coupon, what: 'excel' }),
  'couponExports.printData': (own) => ({ couponId: own.coupon }),
  'couponExports.print': (own) => ({ couponId: own.coupon, settings: { paper: { kind: 'grid', perPage: 12 } } }),
  'couponImports.codes': (own) => ({
    couponId: own.coupon,
    name: anyName(),
    workbook: Buffer.from(`${newCouponCode()}\n`).toString('base64'),
  }),
  'couponImports.template': () => ({}),
  'couponVisits.counterRedeem': async (own, app) => ({
    counter: await addressOf('coupon_counter', own.counter, app),
    tries: [{ code: 'AAAA1111', key: Math.random().toString(36).slice(2).padEnd(8, '0') }],
  }),
  'couponVisits.counterReport': async (own, app) => ({ counter: await addressOf('coupon_counter', own.counter, app) }),
  'couponVisits.sendSms': async (own, app) => ({
    coupon: await addressOf('coupon', own.coupon, app),
    mobile: newNumber(),
  }),
  'couponVisits.claim': async (own, app) => ({
    coupon: await addressOf('coupon', own.coupon, app),
    mobile: newNumber(),
    smsCode: '000000',
  }),
  'couponVisits.redeem': async (own, app) => ({
    coupon: await addressOf('coupon', own.coupon, app),
    code: await codeOf(own, app),
    key: 'abcdefgh',
  }),
  'counters.list': () => ({}),
  'counters.add': () => ({ outlet: anyName(), person: '小王' }),
  'counters.end': (own) => ({ id: own.counter }),
} satisfies Record<CouponKey, Sample>

async function addressOf(table: 'coupon' | 'coupon_counter', id: string | number, app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ address: string }>(`select address from ${table} where id = $1`, [
    id,
  ])
  return rows[0]?.address ?? 'A'.repeat(16)
}

async function codeOf(own: Belongings, app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ code: string }>('select code from coupon_code where id = $1', [
    own.couponCode,
  ])
  return rows[0]?.code ?? 'none'
}

/** A coupon with an item, a code of it, a redemption of another, and a counter. */
export async function makeCoupons(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  app: TestApp,
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const { pool } = app.database
  const addresses = { coupon: randomPageId(), counter: randomPageId() }
  for (const [kind, address] of Object.entries(addresses))
    await pool.query('insert into address (id, kind, account_id) values ($1, $2, $3)', [address, kind, accountId])
  const coupon = await one(
    `insert into coupon (account_id, name, mode, words, from_at, until_at, outlets, uses, by_link, address, created_by,
       updated_at)
     values ($1, $2, 'merchant', '', now() - interval '1 day', now() + interval '9 years', '[]', 2, false, $3, $4, now())`,
    [accountId, `券 ${word}`, addresses.coupon, userId],
  )
  const couponItem = await one('insert into coupon_item (account_id, coupon_id, name) values ($1, $2, $3)', [
    accountId,
    coupon,
    `项 ${word}`,
  ])
  const code = 'insert into coupon_code (account_id, coupon_id, item_id, code, used) values ($1, $2, $3, $4, $5)'
  const couponCode = await one(code, [accountId, coupon, couponItem, newCouponCode(), 0])
  const used = await one(code, [accountId, coupon, couponItem, newCouponCode(), 1])
  const couponUse = await one(
    `insert into coupon_use (account_id, coupon_id, code_id, at, by, user_id, outlet, person, key)
     values ($1, $2, $3, now() + interval '1 hour', 'console', $4, '', '', '')`,
    [accountId, coupon, used, userId],
  )
  const counter = await one(
    'insert into coupon_counter (account_id, outlet, person, address) values ($1, $2, $3, $4)',
    [accountId, `门店 ${word}`, '小王', addresses.counter],
  )
  return { coupon, couponItem, couponCode, couponUse, counter }
}
