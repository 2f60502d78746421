import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AccountNoticeKind } from '@matai/contract'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** What a person of an account was told, and when it was read. */
export const notice = pgTable(
  'notice',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    at: createdAt(),
    kind: text('kind').$type<AccountNoticeKind>().notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
    link: text('link').notNull().default(''),
    /** Names what it is about, so that nobody is told the same twice; empty where every telling counts. */
    once: text('once').notNull().default(''),
    readAt: moment('read_at'),
    /** When its email was taken on by who sends it. */
    mailedAt: moment('mailed_at'),
    /** The same of its message in WeChat. */
    wechatAt: moment('wechat_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('notice_newest').on(table.accountId, table.userId, table.id),
    uniqueIndex('notice_once').on(table.accountId, table.userId, table.kind, table.once).where(sql`once <> ''`),
    index('notice_at').using('brin', table.at),
  ],
)

/** Kinds of notices that a person does not want as an email; without a row all of them are sent. */
export const noticeSubscription = pgTable(
  'notice_subscription',
  {
    accountId: reference('account_id').notNull(),
    userId: reference('user_id').notNull(),
    unwanted: jsonb('unwanted').$type<AccountNoticeKind[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] })],
)
