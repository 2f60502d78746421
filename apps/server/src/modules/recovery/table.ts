import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, reference, rowId } from '../../platform/db/columns.ts'

/** A deleted live code that was brought back from a picture of it. */
export const recovery = pgTable(
  'recovery',
  {
    accountId: reference('account_id').notNull(),
    id: rowId(),
    qrCodeId: text('qr_code_id').notNull(),
    /** Name at the time; the code may have been renamed since. */
    name: text('name').notNull(),
    /** It still lay in the trash, so that nothing of it was lost. */
    withContent: boolean('with_content').notNull().default(false),
    createdBy: reference('created_by').notNull(),
    createdAt: createdAt(),
    /** The picture was a photo or print from which the code was read on a later attempt than the plain one. */
    repaired: boolean('repaired').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('recovery_newest').on(table.accountId, table.createdAt, table.id),
    index('recovery_code').on(table.accountId, table.qrCodeId),
    index('recovery_name').using('gin', table.accountId, table.name.op('gin_trgm_ops')),
  ],
)
