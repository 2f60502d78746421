import type { ArchiveReason, ArchiveThing } from '@matai/contract'
import { archiveModes, archivePhases, archiveStates } from '@matai/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** What came of an archive so far, and what came otherwise or not at all. */
export interface StoredReport {
  came: Partial<Record<ArchiveThing, number>>
  notes: { what: ArchiveThing; why: ArchiveReason; count: number }[]
}

/** An archive that is being brought into an account, and how far it is. */
export const archiveImport = pgTable(
  'archive_import',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Of the archive in the blob store, until all of it was taken. */
    blobId: text('blob_id'),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Of the archive as it was given, so that whoever gives it again goes on with it. */
    sha256: text('sha256').notNull().default(''),
    mode: text('mode', { enum: archiveModes }).notNull(),
    /** Sealed with the server's secret, until the archive was opened. */
    passphrase: text('passphrase'),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    state: text('state', { enum: archiveStates }).notNull().default('waiting'),
    phase: text('phase', { enum: archivePhases }).notNull().default('checking'),
    /** Byte of the archive at which the next entry begins. */
    reached: bigint('reached', { mode: 'number' }).notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** The account that it was made of, as it was called. */
    fromName: text('from_name').notNull().default(''),
    report: jsonb('report').$type<StoredReport>().notNull(),
    problem: jsonb('problem').$type<{ phrase: string; params: Record<string, string | number> }>(),
    /** How often a worker took it up; what a worker writes counts only while this is its own number. */
    attempt: integer('attempt').notNull().default(0),
    aliveAt: moment('alive_at'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('archive_import_open').on(table.id).where(sql`state in ('waiting', 'running')`),
  ],
)

/** How far an archive is that is being made: whoever makes the next part goes on there. */
export interface PartReached {
  /** Entries and lists of checksums so far. */
  entries: number
  lists: number
  /** Rows and files so far, and all that there are. */
  done: number
  total: number
  /** The last file that was looked at; null before the first. */
  file: string | null
  /** Files whose bytes are not there: the first of them by name, and how many. */
  missing: string[]
  missingFiles: number
  isEnd: boolean
}

/** A part of an archive that is being made, so that a worker that dies loses no more than one. */
export const archivePart = pgTable(
  'archive_part',
  {
    accountId: reference('account_id').notNull(),
    taskId: reference('task_id').notNull(),
    /** From 1. */
    place: integer('place').notNull(),
    blobId: text('blob_id').notNull(),
    /** Null until all of its bytes are kept. */
    reached: jsonb('reached').$type<PartReached>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.taskId, table.place] })],
)

/** What something of an archive is called here: rows by the numbers that they had, addresses by their texts. */
export const archiveId = pgTable(
  'archive_id',
  {
    accountId: reference('account_id').notNull(),
    importId: reference('import_id').notNull(),
    /** A table; `#` for addresses. */
    kind: text('kind').notNull(),
    old: text('old').notNull(),
    fresh: text('fresh').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.importId, table.kind, table.old] })],
)

/** Live codes that were made of a list from elsewhere, so that they can be taken back. */
export const codeImport = pgTable(
  'code_import',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    at: moment('at').notNull(),
    qrCodeIds: jsonb('qr_code_ids').$type<string[]>().notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)
