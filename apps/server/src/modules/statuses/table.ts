import {
  type StatusColour,
  type StatusShape,
  type StatusTransition,
  type FormCondition,
  statusChangeKinds,
  statusPermissions,
  statusShows,
} from '@matai/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Items that exclude each other. A deleted one keeps its row, so that histories know what it was called. */
export const status = pgTable(
  'status',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    permission: text('permission', { enum: statusPermissions }).notNull(),
    /** User ids of those who may change it, where they are named. */
    members: jsonb('members').$type<number[]>().notNull(),
    /** Ids of collaborators who may. */
    collaborators: jsonb('collaborators').$type<number[]>().notNull().default([]),
    show: text('show', { enum: statusShows }).notNull(),
    stuckHours: integer('stuck_hours'),
    /** The changes that are allowed, by the keys of items; null: every one. */
    transitions: jsonb('transitions').$type<StatusTransition[]>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('status_newest').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
  ],
)

export const statusItem = pgTable(
  'status_item',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    statusId: reference('status_id').notNull(),
    /** By which the draft of an editor knows it. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    colour: text('colour').$type<StatusColour>().notNull(),
    shape: text('shape').$type<StatusShape>().notNull(),
    letter: text('letter').notNull(),
    isDefault: boolean('is_default').notNull(),
    isProblem: boolean('is_problem').notNull(),
    position: integer('position').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('status_item_key').on(table.accountId, table.statusId, table.key).where(sql`removed_at is null`),
    index('status_item_of').on(table.accountId, table.statusId, table.position),
  ],
)

/** Which item a live code is in; null: its item was removed. */
export const codeStatus = pgTable(
  'code_status',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    statusId: reference('status_id').notNull(),
    itemId: reference('item_id'),
    since: moment('since').notNull(),
    /** When it ends by itself, and what comes then. */
    until: moment('until'),
    nextId: reference('next_id'),
    /** The change that made it so. */
    changeId: reference('change_id').notNull(),
    /** The code is not in the trash. */
    live: boolean('live').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId, table.statusId] }),
    index('code_status_item').on(table.accountId, table.statusId, table.itemId, table.since),
    index('code_status_until').on(table.until).where(sql`until is not null`),
  ],
)

/** All that ever happened to the statuses of codes; `refused` ones changed nothing. */
export const statusChange = pgTable(
  'status_change',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    statusId: reference('status_id').notNull(),
    kind: text('kind', { enum: statusChangeKinds }).notNull(),
    fromId: reference('from_id'),
    toId: reference('to_id'),
    userId: reference('user_id'),
    collaboratorId: reference('collaborator_id'),
    recordId: reference('record_id'),
    formId: reference('form_id'),
    reason: text('reason').notNull().default(''),
    photoId: text('photo_id'),
    until: moment('until'),
    /** Changes that were made together, to be undone together. */
    batch: text('batch'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('status_change_code').on(table.accountId, table.qrCodeId, table.id),
    index('status_change_batch').on(table.accountId, table.batch).where(sql`batch is not null`),
    index('status_change_day').on(table.accountId, table.statusId, table.at),
  ],
)

/** An answer of a form that sets the code on which it was given. */
export const statusRule = pgTable(
  'status_rule',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    statusId: reference('status_id').notNull(),
    itemId: reference('item_id').notNull(),
    formId: reference('form_id').notNull(),
    when: jsonb('when').$type<FormCondition>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('status_rule_form').on(table.accountId, table.formId, table.id),
  ],
)

/** A link with which a television shows statuses; only the hash of its address is known. */
export const statusWall = pgTable(
  'status_wall',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    statusIds: jsonb('status_ids').$type<number[]>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('status_wall_token').on(table.accountId, table.tokenHash),
  ],
)
