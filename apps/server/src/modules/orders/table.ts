import { invoiceKinds, invoiceStates, orderStates, payWays, termKinds } from '@matai/contract'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Whole fen. */
const fen = (name: string) => bigint(name, { mode: 'number' })

/** Somebody wants a tier for some years. `tier` is the wire's vipLevel. */
export const shopOrder = pgTable(
  'shop_order',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    number: text('number').notNull(),
    tier: smallint('tier').notNull(),
    years: smallint('years').notNull(),
    kind: text('kind', { enum: termKinds }).notNull(),
    price: fen('price').notNull(),
    credit: fen('credit').notNull(),
    total: fen('total').notNull(),
    /** What it is worth in whole: what was paid and what was credited; set when it was paid. */
    value: fen('value'),
    /** The terms whose rest is the credit. */
    basis: jsonb('basis').$type<number[]>().notNull().default([]),
    payBy: text('pay_by', { enum: payWays }).notNull(),
    state: text('state', { enum: orderStates }).notNull().default('pending'),
    tillQr: text('till_qr'),
    tillPage: text('till_page'),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** What was bought: set when it was paid. */
    fromAt: moment('from_at'),
    untilAt: moment('until_at'),
    /** Whether the account has it, or had it. */
    started: boolean('started').notNull().default(false),
    /** The order that took the rest of this one for credit. */
    supersededBy: reference('superseded_by'),
    refunded: fen('refunded').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('shop_order_number').on(table.accountId, table.number),
    index('shop_order_open').on(table.state, table.expiresAt),
  ],
)

/** Money that came in, each time once. */
export const orderPayment = pgTable(
  'order_payment',
  {
    accountId: reference('account_id').notNull(),
    orderId: reference('order_id').notNull(),
    transaction: text('transaction').notNull(),
    payBy: text('pay_by', { enum: payWays }).notNull(),
    fen: fen('fen').notNull(),
    paidAt: moment('paid_at').notNull(),
    /** It is to go back, once, under this number. */
    refundNumber: text('refund_number'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.orderId, table.transaction] })],
)

export const invoice = pgTable(
  'invoice',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    orderIds: jsonb('order_ids').$type<number[]>().notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    titleKind: text('title_kind', { enum: ['company', 'person'] }).notNull(),
    title: text('title').notNull(),
    taxNumber: text('tax_number').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    bank: text('bank').notNull(),
    bankNumber: text('bank_number').notNull(),
    email: text('email').notNull(),
    fen: fen('fen').notNull(),
    state: text('state', { enum: invoiceStates }).notNull().default('pending'),
    number: text('number').notNull().default(''),
    file: text('file').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    issuedAt: moment('issued_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index('invoice_state').on(table.state, table.id)],
)

/** What was used of each limit on a day, to say when one will be full. */
export const usageDay = pgTable(
  'usage_day',
  {
    accountId: reference('account_id').notNull(),
    /** `2026-11-23`, UTC. */
    day: text('day').notNull(),
    used: jsonb('used').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

export type OrderRow = typeof shopOrder.$inferSelect
export type PaymentRow = typeof orderPayment.$inferSelect
export type InvoiceRow = typeof invoice.$inferSelect
