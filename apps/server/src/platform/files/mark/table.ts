import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { hereOnly } from '../../db/placement.ts'

/** A file by which a node knows that it reaches the files of this database and no others. */
export const fileMark = hereOnly(
  pgTable(
    'file_mark',
    {
      only: boolean('only').primaryKey().default(true),
      blobId: text('blob_id').notNull(),
      since: moment('since').notNull().defaultNow(),
    },
    (table) => [check('file_mark_only', sql`${table.only}`)],
  ),
)
