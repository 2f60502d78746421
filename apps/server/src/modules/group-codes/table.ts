import type { GroupMode, SubCode } from '@matai/contract'
import type { QrStyle } from '@matai/qr'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Groups into which group codes are sorted. */
export const groupFolder = pgTable(
  'group_folder',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('group_folder_name').on(table.accountId, table.name),
  ],
)

/** One printed code that shows one of many pictures. */
export const groupCode = pgTable(
  'group_code',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    folderId: reference('folder_id'),
    name: text('name').notNull(),
    mode: text('mode').$type<GroupMode>().notNull(),
    /** What visitors read when every picture is full, and the form in which they say how to reach them. */
    words: text('words').notNull(),
    formId: reference('form_id'),
    /** How the code is drawn on paper and in pictures; null: plain. */
    style: jsonb('style').$type<Partial<QrStyle>>(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('group_code_newest').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** Where a group code is opened. */
export const groupAddress = pgTable(
  'group_address',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    groupCodeId: reference('group_code_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('group_address_code').on(table.accountId, table.groupCodeId),
  ],
)

/** A picture of a group code. `used` counts visitors who have a place in it, and is written by the claim alone. */
export const groupSub = pgTable(
  'group_sub',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    groupCodeId: reference('group_code_id').notNull(),
    name: text('name').notNull(),
    fileId: text('file_id').notNull(),
    /** What the code in the picture says. */
    text: text('text').notNull(),
    most: integer('most'),
    used: integer('used').notNull().default(0),
    until: moment('until'),
    weight: integer('weight').notNull().default(1),
    hours: jsonb('hours').$type<SubCode['hours']>().notNull().default([]),
    areas: jsonb('areas').$type<string[]>().notNull().default([]),
    paused: boolean('paused').notNull().default(false),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('group_sub_text').on(table.accountId, table.groupCodeId, table.text),
    index('group_sub_position').on(table.accountId, table.groupCodeId, table.position),
  ],
)

/** Which picture a visitor has a place in. `visitor` is a word of his browser, for this one code. */
export const groupPlace = pgTable(
  'group_place',
  {
    accountId: reference('account_id').notNull(),
    groupCodeId: reference('group_code_id').notNull(),
    visitor: text('visitor').notNull(),
    subId: reference('sub_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.groupCodeId, table.visitor] }),
    index('group_place_at').on(table.accountId, table.groupCodeId, table.at),
  ],
)

/** Visits of a day of the account's zone by picture; picture 0: none was left, or a machine came. */
export const groupDay = pgTable(
  'group_day',
  {
    accountId: reference('account_id').notNull(),
    groupCodeId: reference('group_code_id').notNull(),
    subId: reference('sub_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visits: count('visits'),
    places: count('places'),
    machines: count('machines'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.groupCodeId, table.day, table.subId] })],
)
