import { deliveryStates, type PushEvent, pushPausedBy, pushTroubles } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Where an account is told what happened. */
export const push = pgTable(
  'push',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** None: all of them. */
    events: jsonb('events').$type<PushEvent[]>().notNull(),
    formIds: jsonb('form_ids').$type<number[]>().notNull(),
    /** Sealed with the server's secret. */
    secret: text('secret').notNull(),
    oldSecret: text('old_secret'),
    oldUntil: moment('old_until'),
    paused: text('paused', { enum: pushPausedBy }),
    /** Tries in a row that were not taken, since when, and until when only then the next one may come. */
    fails: integer('fails').notNull().default(0),
    failingSince: moment('failing_since'),
    holdUntil: moment('hold_until'),
    deliveredAt: moment('delivered_at'),
    /** Never taken and too old to be kept. */
    expired: integer('expired').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('push_at_work').on(table.id).where(sql`paused is null`),
  ],
)

/** What happened, written in the transaction in which it happened. */
export const pushEvent = pgTable(
  'push_event',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    /** The name by which receivers know it again. */
    uid: text('uid').notNull(),
    type: text('type').$type<PushEvent>().notNull(),
    stream: text('stream').notNull(),
    formId: reference('form_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** For this push alone: a test. */
    testOf: reference('test_of'),
    at: moment('at').notNull(),
    /** Whether its deliveries stand. */
    spread: boolean('spread').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('push_event_unspread').on(table.accountId, table.id).where(sql`not spread`),
    index('push_event_age').on(table.accountId, table.at),
  ],
)

/** The last number of a stream of a push. */
export const pushStream = pgTable(
  'push_stream',
  {
    accountId: reference('account_id').notNull(),
    pushId: reference('push_id').notNull(),
    stream: text('stream').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.pushId, table.stream] })],
)

/** One event on its way to one push; ids grow in the order in which they are committed. */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    pushId: reference('push_id').notNull(),
    eventId: reference('event_id').notNull(),
    type: text('type').$type<PushEvent>().notNull(),
    stream: text('stream').notNull(),
    formId: reference('form_id'),
    number: integer('number').notNull(),
    test: boolean('test').notNull(),
    at: moment('at').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** When it may be tried; of one under way, when it is given to another worker. */
    dueAt: moment('due_at').notNull(),
    leaseUntil: moment('lease_until'),
    firstAt: moment('first_at'),
    status: integer('status'),
    trouble: text('trouble', { enum: pushTroubles }),
    ms: integer('ms'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('push_delivery_due').on(table.accountId, table.pushId, table.id).where(sql`state = 'waiting'`),
    index('push_delivery_newest').on(table.accountId, table.pushId, table.at, table.id),
    index('push_delivery_event').on(table.accountId, table.eventId),
  ],
)

/** One try, with what was answered. */
export const pushTry = pgTable(
  'push_try',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    pushId: reference('push_id').notNull(),
    deliveryId: reference('delivery_id').notNull(),
    at: moment('at').notNull(),
    ms: integer('ms').notNull(),
    status: integer('status'),
    trouble: text('trouble', { enum: pushTroubles }),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('push_try_delivery').on(table.accountId, table.deliveryId),
    index('push_try_at').on(table.accountId, table.pushId, table.at),
  ],
)
