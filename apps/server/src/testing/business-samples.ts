import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'

type BusinessKey = Extract<
  CallKey,
  | `company.${string}`
  | `enterprise.${string}`
  | `wxMinapp.${string}`
  | `signOn.${string}`
  | `consents.${string}`
  | `orders.${string}`
  | `invoices.${string}`
>
type Sample = (own: Belongings) => Record<string, unknown>

const anyLabel = () => `own-${Math.random().toString(36).slice(2, 10)}`

/** An input of each call about the account as a business that is right in every field. */
export const businessSamples = {
  'company.getHome': () => ({}),
  'company.setHome': () => ({ name: '海滨物业', intro: '二十年的小区管家', logoId: null }),
  'company.delHome': () => ({}),
  'enterprise.info': () => ({}),
  'wxMinapp.bindUrl': () => ({}),
  'wxMinapp.confirm': () => ({ authCode: 'queryauthcode@@@1', state: 'none' }),
  'consents.rule': () => ({}),
  'consents.setRule': () => ({ most: null }),
  'consents.list': () => ({}),
  'consents.give': () => ({ id: 1 }),
  'consents.refuse': () => ({ id: 1, reason: '还要用' }),
  'consents.withdraw': () => ({ id: 1 }),
  'signOn.get': () => ({}),
  'signOn.set': () => ({ issuer: 'https://login.invalid', clientId: 'matai', domains: ['acme.example'] }),
  'signOn.remove': () => ({}),
  'signOn.begin': () => ({ company: 1 }),
  'signOn.own': () => ({}),
  'signOn.beginLink': () => ({}),
  'signOn.link': () => ({ state: `1.${'A'.repeat(22)}`, key: 'A'.repeat(43), code: 'a' }),
  'signOn.unlink': () => ({}),
  'signOn.enter': () => ({ state: `1.${'A'.repeat(22)}`, key: 'A'.repeat(43), code: 'a' }),
  'enterprise.setDomain': () => ({ domain: anyLabel() }),
  'enterprise.setWxinfo': () => ({
    appId: `wx${'a1'.repeat(8)}`,
    originalId: `gh_${'b2'.repeat(6)}`,
    appSecret: 'c3'.repeat(16),
  }),
  'enterprise.infoByDomain': () => ({ domain: 'acme.matai.example' }),
  'enterprise.setLoginpage': () => ({ logoId: null, backgroundId: null, iconId: null }),
  'enterprise.domainChange': (own) => ({ id: own.account, domain: anyLabel() }),
  'orders.offer': () => ({}),
  'orders.quote': () => ({ tier: 'basic', years: 1 }),
  'orders.add': () => ({ tier: 'basic', years: 1, payBy: 'bank' }),
  'orders.list': () => ({}),
  'orders.info': (own) => ({ id: own.order }),
  'orders.cancel': (own) => ({ id: own.order }),
  'orders.operatedList': () => ({ filters: { state: 'pending' } }),
  'orders.confirm': (own) => ({ id: own.order, fen: 19_800, reference: Math.random().toString(36).slice(2) }),
  'orders.refund': (own) => ({ id: own.order }),
  'invoices.list': () => ({}),
  'invoices.add': (own) => ({
    ...{ orderIds: [own.paidOrder], kind: 'ordinary', titleKind: 'company', title: '海滨物业有限公司' },
    ...{ taxNumber: '9144030071526726XG', email: 'books@example.com' },
  }),
  'invoices.info': (own) => ({ id: own.invoice }),
  'invoices.operatedList': () => ({ filters: { state: 'pending' } }),
  'invoices.answer': (own) => ({ id: own.invoice, number: '25442000000000000001' }),
} satisfies Record<BusinessKey, Sample>

/** An order that waits for a bank transfer, one that was paid, and an invoice that was asked for. */
export async function makeBusiness(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const order = (state: 'pending' | 'paid') =>
    one(
      `insert into shop_order (account_id, number, tier, years, kind, price, credit, total, pay_by, state, created_by,
         expires_at, paid_at, from_at, until_at, started)
       values ($1, $2, 1, 1, 'later', 19800, 0, 19800, 'bank', $3, $4, now() + interval '1 day',
         case when $3 = 'paid' then now() end, case when $3 = 'paid' then now() - interval '2 years' end,
         case when $3 = 'paid' then now() - interval '1 year' end, $3 = 'paid')`,
      [accountId, `${word}${state}`.padEnd(32, '0'), state, userId],
    )
  const invoice = await one(
    `insert into invoice (account_id, order_ids, kind, title_kind, title, tax_number, address, phone, bank, bank_number,
       email, fen, created_by)
     values ($1, '[]', 'ordinary', 'person', $2, '', '', '', '', '', 'a@example.com', 19800, $3)`,
    [accountId, `王芳 ${word}`, userId],
  )
  return { order: await order('pending'), paidOrder: await order('paid'), invoice }
}
