import { type ApproverRole, approvalStates, followUpStates } from '@matai/contract'
import type { Answers, Claim } from '@matai/form-kit/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../../platform/db/columns.ts'

/** Where a form is filled: an address that nobody guesses. */
export const formAddress = pgTable(
  'form_address',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    formId: reference('form_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_address_form').on(table.accountId, table.formId),
  ],
)

/** Points of an exam as the record has them. */
interface RecordScore {
  points: number
  most: number
  passed: boolean | null
}

/** What a record has used up, so that deleting it gives just that back. */
type RecordClaim = Pick<Claim, 'key' | 'amount'>

/** The tenth of an exam's points, from 0 to 9, as `withScore` counts it. */
export const tenthOfPoints = sql`least(9, greatest(0, ceil((score ->> 'points')::numeric * 10 / nullif((score ->> 'most')::numeric, 0))::int - 1))`

/** One submission, with the version of the form that was filled in. */
export const formRecord = pgTable(
  'form_record',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    formId: reference('form_id').notNull(),
    version: integer('version').notNull(),
    /** The stretch in which numbers count on, such as `2026-11`; empty where they are never reset. */
    period: text('period').notNull(),
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    claims: jsonb('claims').$type<RecordClaim[]>().notNull(),
    score: jsonb('score').$type<RecordScore>(),
    /** What the questions of an exam were drawn with. */
    seed: integer('seed'),
    fillerId: reference('filler_id'),
    qrCodeId: text('qr_code_id'),
    /** The record of another form that this one continues. */
    sourceId: reference('source_id'),
    /** What is shown to have something handed over once; null: none, or it was taken away. */
    redeemCode: text('redeem_code'),
    redeemedAt: moment('redeemed_at'),
    redeemedBy: reference('redeemed_by'),
    /** How far people are with it. */
    followUp: text('follow_up', { enum: followUpStates }).notNull().default('pending'),
    /** Who is to see to it, and until when. */
    chargeId: reference('charge_id'),
    dueAt: moment('due_at'),
    /** When somebody is told next that it is late; null: nobody is. */
    watchAt: moment('watch_at'),
    /** What became of its approval, and the level that it waits for; 0: none. */
    approval: text('approval', { enum: approvalStates }).notNull().default('none'),
    approvalLevel: smallint('approval_level').notNull().default(0),
    /** Above what the tier holds: kept, and read when there is room. */
    locked: boolean('locked').notNull(),
    /** How often it was edited. */
    edits: integer('edits').notNull().default(0),
    /** The key under which it was sent, and what was sent: a retry makes no second record. */
    attempt: text('attempt').notNull(),
    attemptInput: text('attempt_input').notNull(),
    at: moment('at').notNull(),
    /** When everybody who is told of new records had taken it; null: not yet, or nobody is told. */
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_record_attempt').on(table.accountId, table.formId, table.attempt),
    uniqueIndex('form_record_number').on(table.accountId, table.formId, table.period, table.number),
    index('form_record_newest').on(table.accountId, table.formId, table.at, table.id),
    index('form_record_code')
      .on(table.accountId, table.formId, table.qrCodeId, table.at, table.id)
      .where(sql`qr_code_id is not null`),
    index('form_record_filler')
      .on(table.accountId, table.formId, table.fillerId, table.at, table.id)
      .where(sql`filler_id is not null`),
    index('form_record_follow_up').on(table.accountId, table.formId, table.followUp, table.at, table.id),
    index('form_record_charge')
      .on(table.accountId, table.formId, table.chargeId, table.at, table.id)
      .where(sql`charge_id is not null`),
    index('form_record_due')
      .on(table.accountId, table.formId, table.dueAt)
      .where(sql`due_at is not null and follow_up in ('pending', 'inProgress')`),
    index('form_record_watch').on(table.watchAt).where(sql`watch_at is not null`),
    index('form_record_approval')
      .on(table.accountId, table.formId, table.approval, table.at, table.id)
      .where(sql`approval <> 'none'`),
    index('form_record_tenth')
      .on(table.accountId, table.formId, tenthOfPoints, table.at, table.id)
      .where(sql`score is not null`),
    index('form_record_source').on(table.accountId, table.sourceId).where(sql`source_id is not null`),
    uniqueIndex('form_record_redeem').on(table.accountId, table.redeemCode).where(sql`redeem_code is not null`),
    index('form_record_locked').on(table.accountId, table.id).where(sql`locked`),
  ],
)

/**
 * The values of answers by which records are found. `text` is lower case and cut; `time` is local, as
 * `2026-03-02T09:30`, or `09:30`. `at` repeats the record's moment, so that an index gives matches in their order.
 */
export const formAnswer = pgTable(
  'form_answer',
  {
    accountId: reference('account_id').notNull(),
    recordId: reference('record_id').notNull(),
    place: smallint('place').notNull(),
    formId: reference('form_id').notNull(),
    component: text('component').notNull(),
    part: text('part').notNull(),
    text: text('text').notNull(),
    number: numeric('number'),
    time: text('time'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.recordId, table.place] }),
    index('form_answer_text').on(
      table.accountId,
      table.formId,
      table.component,
      sql`${table.text} collate "C"`,
      table.at,
      table.recordId,
    ),
    index('form_answer_part')
      .on(table.accountId, table.formId, table.component, table.part, table.at, table.recordId)
      .where(sql`part <> ''`),
    index('form_answer_number')
      .on(table.accountId, table.formId, table.component, table.number, table.at, table.recordId)
      .where(sql`number is not null`),
    index('form_answer_time')
      .on(table.accountId, table.formId, table.component, sql`${table.time} collate "C"`, table.at, table.recordId)
      .where(sql`time is not null`),
  ],
)

/** Who fills a form, as far as the answers tell. `key` is by what somebody is known again. */
export const formFiller = pgTable(
  'form_filler',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    formId: reference('form_id').notNull(),
    key: text('key').notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    records: integer('records').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('form_filler_key').on(table.accountId, table.formId, table.key),
    index('form_filler_person').on(table.accountId, table.key),
    index('form_filler_last').on(table.accountId, table.formId, table.lastAt, table.id),
  ],
)

/** Records of a form, and when the last one came. */
export const formTally = pgTable(
  'form_tally',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    records: bigint('records', { mode: 'number' }).notNull(),
    lastAt: moment('last_at').notNull(),
    /** Answers to its exam questions may be without what they were worth, by which they are found. */
    worthDue: boolean('worth_due').notNull().default(true),
    /** Where its chain of evidence ends: how many links, and the mark of the last. */
    links: integer('links').notNull().default(0),
    mark: text('mark').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** The last number that was given out in a stretch. */
export const formSerial = pgTable(
  'form_serial',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.period] })],
)

/** What is used up of an option's quota or of the places of a slot. */
export const formUse = pgTable(
  'form_use',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    key: text('key').notNull(),
    used: integer('used').notNull(),
    /** Places of this slot of this day, where they are not those of the form; 0: closed. */
    most: integer('most'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.key] })],
)

/** What people say and do about a record, one after the other. */
export const recordFollowUp = pgTable(
  'record_follow_up',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    recordId: reference('record_id').notNull(),
    userId: reference('user_id').notNull(),
    text: text('text').notNull(),
    /** What it set the record's state to; null: it said something only. */
    state: text('state', { enum: followUpStates }),
    /** To whom it gave the record, and until when it is to be done; null: nothing was said of it. */
    chargeId: reference('charge_id'),
    dueAt: moment('due_at'),
    files: jsonb('files').$type<string[]>().notNull(),
    /** The record of another form that goes on with it from here. */
    filledId: reference('filled_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('record_follow_up_filled').on(table.accountId, table.filledId).where(sql`filled_id is not null`),
    index('record_follow_up_record').on(table.accountId, table.recordId, table.at, table.id),
  ],
)

/** Edits of a record: of the answers that changed, what they were and became; null where there was none. */
export const recordChange = pgTable(
  'record_change',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    recordId: reference('record_id').notNull(),
    userId: reference('user_id').notNull(),
    before: jsonb('before').$type<Answers>().notNull(),
    after: jsonb('after').$type<Answers>().notNull(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('record_change_record').on(table.accountId, table.recordId, table.id),
  ],
)

/** What happened to records of a form, each sealed together with the one before it. Rows are never changed or deleted. */
export const recordLink = pgTable(
  'record_link',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    /** counts on from 1 without a gap */
    seq: integer('seq').notNull(),
    recordId: reference('record_id').notNull(),
    period: text('period').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['made', 'changed', 'removed', 'followed', 'unfollowed', 'decided'] }).notNull(),
    /** the seal of the record as it was from then on (empty of what is said about it), and of the edit or entry */
    digest: text('digest').notNull(),
    change: text('change'),
    /** of the follow-up or decision; 0 of a record whose thread is sealed from its first entry on */
    entryId: reference('entry_id'),
    /** the seal of all this and of the mark before */
    mark: text('mark').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.formId, table.seq] }),
    index('record_link_record').on(table.accountId, table.recordId, table.seq),
    index('record_link_number').on(table.accountId, table.formId, table.number),
  ],
)

/** A PDF of records by the hash of its bytes, so that anybody can find out whether it is still the same. */
export const recordPrint = pgTable(
  'record_print',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    sha256: text('sha256').notNull(),
    recordIds: jsonb('record_ids').$type<number[]>().notNull(),
    /** what happened to a record later is not in it */
    readAt: moment('read_at').notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId, table.sha256] })],
)

/** How a person looks at the records of a form. */
export const recordView = pgTable(
  'record_view',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    formId: reference('form_id').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    /** Keys of the columns that are shown; null: nothing is said of them. */
    columns: jsonb('columns').$type<string[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('record_view_name').on(table.accountId, table.userId, table.formId, table.name),
  ],
)

interface ApprovalLevelRow {
  userIds: number[]
  /** Missing in levels of before there were roles. */
  roles?: ApproverRole[]
  groupIds?: number[]
}

/** Who approves records of a form, level by level; a level of nobody is the administrator's. */
export const formApproval = pgTable(
  'form_approval',
  {
    accountId: reference('account_id').notNull(),
    formId: reference('form_id').notNull(),
    levels: jsonb('levels').$type<ApprovalLevelRow[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.formId] })],
)

/** What was decided about a record, level by level. */
export const recordApproval = pgTable(
  'record_approval',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    recordId: reference('record_id').notNull(),
    level: smallint('level').notNull(),
    /** 0: a collaborator decided, on the phone. */
    userId: reference('user_id').notNull(),
    /** What that collaborator was called then; empty for people of the account. */
    collaborator: text('collaborator').notNull().default(''),
    approved: boolean('approved').notNull(),
    reason: text('reason').notNull(),
    signatureId: text('signature_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('record_approval_level').on(table.accountId, table.recordId, table.level),
  ],
)
