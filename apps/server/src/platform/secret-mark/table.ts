import { hereOnly } from '../db/placement.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** By which the one secret is known again that opens what this database holds sealed. The secret cannot be made from it. */
export const secretMark = hereOnly(
  pgTable(
    'secret_mark',
    {
      only: boolean('only').primaryKey().default(true),
      mark: text('mark').notNull(),
      since: moment('since').notNull().defaultNow(),
    },
    (table) => [check('secret_mark_only', sql`${table.only}`)],
  ),
)
