import { hereOnly } from '../db/placement.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** Seals that were opened, so that none opens twice; rows older than a seal's lifetime are dropped by a job. */
export const openedSeal = hereOnly(
  pgTable('opened_seal', {
    jti: text('jti').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  }),
)
