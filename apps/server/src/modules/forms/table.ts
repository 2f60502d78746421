import type { FormClosing, FormCondition, FormFillers, FormLimits, FormRedirect, FormSubmitPage } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** Groups of forms, in an order that people give them. */
export const formGroup = pgTable(
  'form_group',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    /** Place among the groups; gaps and ties do no harm, the id decides then. */
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_group_name').on(table.accountId, table.name),
  ],
)

/** A form. A deleted one keeps its row, so that its number stays taken and what was filled in knows what it was. */
export const form = pgTable(
  'form',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    groupId: reference('group_id'),
    /** The newest version; what fillers see is the published one. */
    version: integer('version').notNull().default(0),
    published: integer('published'),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_number').on(table.accountId, table.number),
    index('form_updated').on(table.accountId, table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('form_group_updated')
      .on(table.accountId, table.groupId, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
  ],
)

/** What was saved of a form, by whom, when; never changed afterwards. A record keeps the version it was filled in. */
export const formVersion = pgTable(
  'form_version',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    number: integer('number').notNull(),
    document: jsonb('document').$type<FormDocument>().notNull(),
    savedBy: reference('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Since when fillers may have it before them; null: it was never published. */
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.number] })],
)

/** What is set of a form, one document for each part; null: as it is at first. */
export const formSetting = pgTable(
  'form_setting',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    fillers: jsonb('fillers').$type<FormFillers>(),
    submitPage: jsonb('submit_page').$type<FormSubmitPage>(),
    limits: jsonb('limits').$type<FormLimits>(),
    closing: jsonb('closing').$type<FormClosing>(),
    redirect: jsonb('redirect').$type<FormRedirect>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** Forms in which records of a form can be continued. */
export const formLink = pgTable(
  'form_link',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    targetId: reference('target_id').notNull(),
    place: integer('place').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.targetId] })],
)

/** What a filler of a name or with a phone reads after submitting. */
export const formTip = pgTable(
  'form_tip',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    formId: reference('form_id').notNull(),
    person: text('person').notNull(),
    /** By which a filler is known again: a name without blanks in lower case, or a phone in E.164 with the plus. */
    key: text('key').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_tip_key').on(table.accountId, table.formId, table.key),
    index('form_tip_newest').on(table.accountId, table.formId, table.createdAt, table.id),
  ],
)

/** What an answer makes happen: fillers are led elsewhere, or the form closes. The first that holds counts. */
export const formRule = pgTable(
  'form_rule',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    formId: reference('form_id').notNull(),
    kind: text('kind', { enum: ['redirect', 'closing'] }).notNull(),
    when: jsonb('when').$type<FormCondition>().notNull(),
    /** Of a redirect: where it leads, and what stands on the button. */
    redirect: jsonb('redirect').$type<FormRedirect>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('form_rule_of').on(table.accountId, table.formId, table.id),
  ],
)
