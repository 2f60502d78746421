import { type Block, type BrandDraft, openMethods, qrCodeKinds } from '@matai/contract'
import type { QrStyle } from '@matai/qr'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference } from '../../platform/db/columns.ts'

const alive = sql`deleted_at is null`

/** The letters of a name, as the index has them. */
export const lettersOf = (name: SQLWrapper): SQL => sql`string_to_array(lower(${name}), null)`

/** The forms that blocks name, as the index of versions has them. */
export const formsOfVersion = (blocks: SQLWrapper): SQL => sql`jsonb_path_query_array(${blocks}, '$[*].formId')`

/** A live code. Its content is in the version numbered `version`. */
export const qrCode = pgTable(
  'qr_code',
  {
    accountId: reference('account_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: qrCodeKinds }).notNull().default('page'),
    directoryId: reference('directory_id').notNull(),
    version: integer('version').notNull(),
    style: jsonb('style').$type<Partial<QrStyle>>(),
    /** How its page looks; null: as all pages of the account. */
    brand: jsonb('brand').$type<BrandDraft>(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    blockedAt: moment('blocked_at'),
    deletedAt: moment('deleted_at'),
    /** When its content was removed for good; the id stays taken and can come back as an empty code. */
    purgedAt: moment('purged_at'),
    /** How a phone opens it: in the browser, or in a mini program with or without our name. */
    openMethod: text('open_method', { enum: openMethods }).notNull().default('h5'),
    shared: boolean('shared').notNull().default(true),
    /** Visits of people up to the last rollup: what lists sort and filter by. */
    scans: bigint('scans', { mode: 'number' }).notNull().default(0),
    lastScanAt: moment('last_scan_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('qr_code_scans').on(table.accountId, table.scans, table.id).where(alive),
    index('qr_code_sorted_name').on(table.accountId, sql`${table.name} collate "C"`, table.id).where(alive),
    index('qr_code_creator').on(table.accountId, table.createdBy, table.createdAt, table.id).where(alive),
    index('qr_code_expiry')
      .on(table.accountId, table.expiresAt)
      .where(sql`deleted_at is null and expires_at is not null`),
    index('qr_code_blocked')
      .on(table.accountId, table.blockedAt)
      .where(sql`deleted_at is null and blocked_at is not null`),
    index('qr_code_kind').on(table.accountId, table.kind).where(sql`deleted_at is null and kind <> 'page'`),
    index('qr_code_deleted').on(table.accountId, table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index('qr_code_trash').on(table.deletedAt).where(sql`deleted_at is not null and purged_at is null`),
    uniqueIndex('qr_code_home').on(table.accountId).where(sql`kind = 'home' and deleted_at is null`),
    index('qr_code_newest').on(table.accountId, table.createdAt, table.id).where(alive),
    index('qr_code_updated').on(table.accountId, table.updatedAt, table.id).where(alive),
    index('qr_code_directory').on(table.accountId, table.directoryId, table.createdAt, table.id).where(alive),
    index('qr_code_directory_name')
      .on(table.accountId, table.directoryId, sql`${table.name} collate "C"`, table.id)
      .where(alive),
    index('qr_code_directory_updated').on(table.accountId, table.directoryId, table.updatedAt, table.id).where(alive),
    index('qr_code_directory_scans').on(table.accountId, table.directoryId, table.scans, table.id).where(alive),
    // Words of one or two letters, of which the index of threes knows nothing: most words are so in Chinese.
    index('qr_code_letters').using('gin', table.accountId, lettersOf(table.name)).where(alive),
    index('qr_code_name').using('gin', table.accountId, table.name.op('gin_trgm_ops')).where(alive),
  ],
)

/** What was saved, by whom, when; never changed afterwards. */
export const qrCodeVersion = pgTable(
  'qr_code_version',
  {
    accountId: reference('account_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    savedBy: reference('saved_by').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** Where a jump leads; null for everything else. */
    target: text('target'),
    /** From when and until when visitors see it: of those that count at a moment, the one published last. */
    publishAt: moment('publish_at').notNull().defaultNow(),
    endAt: moment('end_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.qrCodeId, table.number] }),
    index('qr_code_version_published').on(table.accountId, table.qrCodeId, table.publishAt, table.number),
    // Which codes open a form, asked when it is listed and before it is deleted.
    index('qr_code_version_form')
      .using('gin', table.accountId, formsOfVersion(table.blocks))
      .where(sql`jsonb_path_exists(blocks, '$[*].formId')`),
  ],
)

/** What a person in the console marked to find it again. */
export const qrCodeFavourite = pgTable(
  'qr_code_favourite',
  {
    accountId: reference('account_id').notNull(),
    userId: reference('user_id').notNull(),
    qrCodeId: text('qr_code_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.qrCodeId] })],
)
