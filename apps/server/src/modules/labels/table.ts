import type { LabelDesign, PrintSettings } from '@matai/contract'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'

/** A printed design around a code, under a name. */
export const labelTemplate = pgTable(
  'label_template',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    design: jsonb('design').$type<z.output<typeof LabelDesign>>().notNull(),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Grows with every save, so that whoever edited an older one hears of it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('label_template_updated').on(table.accountId, table.updatedAt, table.id),
  ],
)

/** A printer by name, how far its prints lie from where they should, and how small its codes may be; millimetres. */
export const printer = pgTable(
  'printer',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    name: text('name').notNull(),
    offsetX: doublePrecision('offset_x').notNull(),
    offsetY: doublePrecision('offset_y').notNull(),
    /** Of the smallest module that somebody read from its ladder; null: nobody tried. */
    leastModule: doublePrecision('least_module'),
    /** What it was read with. */
    phone: text('phone').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

/** What was printed, by whom, when, how: so that it can be printed again. */
export const printJob = pgTable(
  'print_job',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    userId: reference('user_id').notNull(),
    /** Short ids in the order of printing. */
    qrCodeIds: jsonb('qr_code_ids').$type<string[]>().notNull(),
    codes: integer('codes').notNull(),
    labelName: text('label_name').notNull().default(''),
    settings: jsonb('settings').$type<PrintSettings>().notNull(),
    taskId: reference('task_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('print_job_newest').on(table.accountId, table.createdAt, table.id),
    index('print_job_codes').using('gin', table.qrCodeIds),
  ],
)
