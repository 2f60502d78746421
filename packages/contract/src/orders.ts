import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, say } from './fields.ts'
import { LimitUsage } from './dashboard.ts'
import { type Feature, features, type LimitKey, limits, type Tier, TierRights, tiers } from './tier-table.ts'

export const payWays = ['wechat', 'alipay', 'bank'] as const
export type PayWay = (typeof payWays)[number]
export const orderStates = ['pending', 'paid', 'cancelled', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]
export const orderYearsMax = 5
/** Money is whole fen: 100 are one yuan. */
const fen = z.int().describe('fen')

const tier = z.enum(tiers as [Tier, ...Tier[]])
const sold = z.enum(['basic', 'advanced', 'flagship', 'enterprise'])
const years = z.int().min(1).max(orderYearsMax)
const featureKey = z.enum(Object.keys(features) as [Feature, ...Feature[]])
const limitKey = z.enum(Object.keys(limits) as [LimitKey, ...LimitKey[]])

/** `renew` goes on after what is paid, `upgrade` begins at once with credit for the rest, `later` begins when it ends. */
export const termKinds = ['start', 'renew', 'upgrade', 'later'] as const
export type TermKind = (typeof termKinds)[number]

/** What an order would cost and bring. */
export const Quote = z.object({
  tier: sold,
  years: z.int(),
  kind: z.enum(termKinds),
  price: fen,
  credit: fen.describe('for what is left of the tier that is paid already'),
  total: fen.describe('to be paid'),
  from: instant,
  until: instant,
  /** What the account has now and would not have any more; what is above stays and can be read. */
  loses: z.object({
    features: z.array(featureKey),
    uses: z
      .array(z.object({ key: featureKey, names: z.array(z.string()), count: z.int() }))
      .describe('what those features are used for: the first by name, and how many'),
    limits: z.array(
      z.object({
        key: limitKey,
        used: z.int(),
        limit: z.int(),
        names: z.array(z.string()).describe('the first of those beyond it'),
      }),
    ),
  }),
})
export type Quote = z.infer<typeof Quote>

export const Order = z.object({
  id: z.int(),
  number: z.string().describe('under which providers know it'),
  tier: sold,
  years: z.int(),
  kind: z.enum(termKinds),
  price: fen,
  credit: fen,
  total: fen,
  payBy: z.enum(payWays),
  state: z.enum(orderStates),
  createdAt: instant,
  expiresAt: instant.describe('until when it can be paid; money that comes later counts all the same'),
  paidAt: instant.nullable(),
  from: instant.nullable().describe('of what was bought; null before it was paid'),
  until: instant.nullable(),
  refunded: fen.describe('given back in all'),
  /** How it is paid, while it can be. */
  till: z.object({
    qr: z.string().nullable().describe('what a code says that the payer’s phone scans'),
    page: z.string().nullable().describe('where the payer goes'),
    bank: z.string().nullable().describe('where money is sent, and what to write with it'),
  }),
  invoiced: z.boolean(),
})
export type Order = z.infer<typeof Order>

export const invoiceKinds = ['ordinary', 'special'] as const
export const invoiceStates = ['pending', 'issued', 'rejected'] as const

export const Invoice = z.object({
  id: z.int(),
  orderIds: z.array(z.int()),
  kind: z.enum(invoiceKinds),
  titleKind: z.enum(['company', 'person']),
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankNumber: z.string(),
  email: z.string(),
  fen,
  state: z.enum(invoiceStates),
  number: z.string().describe('of the invoice; empty before it was issued'),
  file: z.string().describe('address of its file; empty without one'),
  reason: z.string().describe('why it was rejected; empty otherwise'),
  createdAt: instant,
  issuedAt: instant.nullable(),
})
export type Invoice = z.infer<typeof Invoice>

const line = (max: number) => z.string().trim().max(max).default('')

/** What the operator sees of an order of anybody. */
export const OperatedOrder = Order.extend({ account: z.object({ id: z.int(), name: z.string() }) })
export const OperatedInvoice = Invoice.extend({ account: z.object({ id: z.int(), name: z.string() }) })

export const orderCalls = {
  /** What can be bought and how it is paid, what is used, and when limits will be reached as it goes on. */
  offer: call({
    path: '/qruser/console/order/offer',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({
      tiers: z.array(
        z.object({
          tier,
          year: fen.nullable().describe('null: not sold here'),
          kind: z.enum(termKinds).nullable().describe('how it would follow what there is; null: it cannot be bought'),
          rights: TierRights,
        }),
      ),
      payWays: z.array(z.enum(payWays)).describe('none: nothing is sold on this server'),
      current: z.object({ tier, until: instant.nullable() }),
      next: z.object({ tier, from: instant, until: instant }).nullable().describe('paid, and begins later'),
      usage: z.array(LimitUsage),
      forecasts: z.array(z.object({ key: limitKey, fullAt: instant })),
    }),
  }),
  quote: call({
    path: '/qruser/console/order/quote',
    access: 'admin',
    input: z.strictObject({ tier, years: years.default(1) }),
    output: Quote.extend({ tier, total: fen.nullable().describe('null: not sold here') }),
  }),
  add: call({
    path: '/qruser/console/order/add',
    access: 'admin',
    creates: true,
    input: z.strictObject({ tier: sold, years, payBy: z.enum(payWays) }),
    output: Order,
  }),
  list: call({
    path: '/qruser/console/order/list',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({ list: z.array(Order).describe('the newest 200') }),
  }),
  /** Asks the provider while it is not paid: what it told us may have been lost. */
  info: call({
    path: '/qruser/console/order/info',
    access: 'admin',
    input: z.strictObject({ id: idOf('order') }),
    output: Order,
  }),
  cancel: call({
    path: '/qruser/console/order/cancel',
    access: 'admin',
    input: z.strictObject({ id: idOf('order') }),
    output: Order,
  }),
  /** Searched by their number, and by that of their account. */
  operatedList: call({
    path: '/qruser/operator/order_list',
    access: 'operator',
    input: listInput(['newest', 'oldest'], { state: z.enum(orderStates).optional() }),
    output: listOf(OperatedOrder),
  }),
  /** The money of a bank transfer is there. */
  confirm: call({
    path: '/qruser/operator/order_confirm',
    access: 'operator',
    input: z.strictObject({ id: idOf('order'), fen: z.int().positive(), reference: z.string().trim().min(1).max(64) }),
    output: OperatedOrder,
  }),
  /** Gives money of a payment back; where all of it is, what was bought ends. */
  refund: call({
    path: '/qruser/operator/order_refund',
    access: 'operator',
    input: z.strictObject({ id: idOf('order') }),
    output: OperatedOrder,
  }),
}

export const invoiceCalls = {
  list: call({
    path: '/qruser/console/invoice/list',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({ list: z.array(Invoice).describe('the newest 200') }),
  }),
  add: call({
    path: '/qruser/console/invoice/add',
    access: 'admin',
    creates: true,
    input: z.strictObject({
      orderIds: z.array(idOf('order')).min(1, say('orders.invoiceOrders')).max(50),
      kind: z.enum(invoiceKinds),
      titleKind: z.enum(['company', 'person']),
      title: z.string().trim().min(1, say('orders.titleMissing')).max(100),
      taxNumber: line(20),
      address: line(100),
      phone: line(30),
      bank: line(100),
      bankNumber: line(30),
      email: z.email(say('accounts.emailFormat')),
    }),
    output: Invoice,
  }),
  info: call({
    path: '/qruser/console/invoice/info',
    access: 'admin',
    input: z.strictObject({ id: idOf('invoice') }),
    output: Invoice,
  }),
  /** Searched by title, tax number, number, email, and by the number of their account. */
  operatedList: call({
    path: '/qruser/operator/invoice_list',
    access: 'operator',
    input: listInput(['newest', 'oldest'], { state: z.enum(invoiceStates).optional() }),
    output: listOf(OperatedInvoice),
  }),
  /** `number` of the invoice and the address of its file, or why there will be none. */
  answer: call({
    path: '/qruser/operator/invoice_answer',
    access: 'operator',
    input: z
      .strictObject({
        id: idOf('invoice'),
        number: line(30),
        file: z.union([z.literal(''), z.url({ protocol: /^https?$/ }), z.string().regex(/^\/u\/[\w-]+$/)]).default(''),
        reason: line(200),
      })
      .refine(({ number, reason }) => (number === '') !== (reason === ''), {
        path: ['number'],
        ...say('orders.invoiceAnswer'),
      }),
    output: OperatedInvoice,
  }),
}
