import type { CouponMode, RedeemOutcome } from '@matai/contract'
import type { QrStyle } from '@matai/qr'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A voucher: what is promised, when and where. */
export const coupon = pgTable(
  'coupon',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    mode: text('mode').$type<CouponMode>().notNull(),
    words: text('words').notNull(),
    from: moment('from_at').notNull(),
    until: moment('until_at').notNull(),
    outlets: jsonb('outlets').$type<string[]>().notNull(),
    /** How often one code of it can be redeemed. */
    uses: integer('uses').notNull(),
    byLink: boolean('by_link').notNull(),
    /** Whoever fills it is given a code. */
    formId: reference('form_id'),
    /** Of its pages, `#rrggbb`; empty: that of the account. */
    colour: text('colour').notNull().default(''),
    coverId: text('cover_id'),
    /** How its codes are drawn; null: plain. */
    style: jsonb('style').$type<Partial<QrStyle>>(),
    /** Of its page, and of the pages of its codes. */
    address: text('address').notNull(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    /** Deleted ones stay, because codes of them are in people's hands. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('coupon_address').on(table.accountId, table.address),
    index('coupon_form').on(table.accountId, table.formId).where(sql`form_id is not null and deleted_at is null`),
    index('coupon_newest').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
  ],
)

/** What one gets for some of the codes of a coupon. */
export const couponItem = pgTable(
  'coupon_item',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    couponId: reference('coupon_id').notNull(),
    name: text('name').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('coupon_item_coupon').on(table.accountId, table.couponId, table.id),
  ],
)

/** A single code. `used` is written by the redemption alone, in one statement that asks whether there is one left. */
export const couponCode = pgTable(
  'coupon_code',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    couponId: reference('coupon_id').notNull(),
    itemId: reference('item_id').notNull(),
    code: text('code').notNull(),
    used: integer('used').notNull().default(0),
    /** Whose it is, E.164; null: nobody's yet. */
    mobile: text('mobile'),
    /** The record for which it was given. */
    recordId: reference('record_id'),
    handedAt: moment('handed_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('coupon_code_code').on(table.accountId, table.code),
    uniqueIndex('coupon_code_mobile').on(table.accountId, table.couponId, table.mobile).where(sql`mobile is not null`),
    uniqueIndex('coupon_code_record')
      .on(table.accountId, table.recordId, table.couponId)
      .where(sql`record_id is not null`),
    index('coupon_code_coupon').on(table.accountId, table.couponId, table.id),
    index('coupon_code_free')
      .on(table.accountId, table.couponId, table.id)
      .where(sql`handed_at is null and used = 0 and deleted_at is null`),
  ],
)

/** One redemption, kept also when it was taken back. */
export const couponUse = pgTable(
  'coupon_use',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    couponId: reference('coupon_id').notNull(),
    codeId: reference('code_id').notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['counter', 'console', 'visitor'] }).notNull(),
    counterId: reference('counter_id'),
    userId: reference('user_id'),
    outlet: text('outlet').notNull(),
    person: text('person').notNull(),
    /** When a phone without a network scanned it. */
    offlineAt: moment('offline_at'),
    /** What the phone called its try; empty where every try is one. */
    key: text('key').notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: reference('undone_by'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('coupon_use_key').on(table.accountId, table.key).where(sql`key <> ''`),
    index('coupon_use_newest').on(table.accountId, table.at, table.id),
    index('coupon_use_coupon').on(table.accountId, table.couponId, table.at, table.id),
    index('coupon_use_code').on(table.accountId, table.codeId, table.at),
    index('coupon_use_counter').on(table.accountId, table.counterId, table.at),
  ],
)

/** A phone at which a merchant redeems: who knows its address may. */
export const couponCounter = pgTable(
  'coupon_counter',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    outlet: text('outlet').notNull(),
    person: text('person').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('coupon_counter_address').on(table.accountId, table.address),
  ],
)

/** A code that a phone wrote down without a network, and that could not be redeemed when it was sent. */
export const couponConflict = pgTable(
  'coupon_conflict',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    counterId: reference('counter_id').notNull(),
    /** Null: there is no such code. */
    codeId: reference('code_id'),
    /** As it was read or typed. */
    typed: text('typed').notNull(),
    outcome: text('outcome').$type<RedeemOutcome>().notNull(),
    scannedAt: moment('scanned_at').notNull(),
    at: moment('at').notNull(),
    /** What the phone called its try: it is here once, however often it is sent. */
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('coupon_conflict_key').on(table.accountId, table.key),
    index('coupon_conflict_newest').on(table.accountId, table.at, table.id),
    index('coupon_conflict_counter').on(table.accountId, table.counterId, table.at),
  ],
)
