import { byId } from '../../platform/db/placement.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '../../platform/db/columns.ts'

/** What stands behind an id that is printed or passed on. */
export const addressKinds = [
  'code',
  'page',
  'file',
  'form',
  'wall',
  'round',
  'group',
  'coupon',
  'counter',
  'login',
  'order',
  'push',
  'report',
] as const
export type AddressKind = (typeof addressKinds)[number]

/**
 * Whose an id is that stands in an address: short ids of live codes, public pages of directories, files,
 * forms, group codes, coupons, counters and pushes. It is
 * asked before anything else is known, so it belongs to nobody's part of a database that is divided by account. Rows stay
 * for ever, so that no id is given out twice; those of files end with the file, whose ids nobody prints.
 */
export const address = byId(
  pgTable('address', {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: addressKinds }).notNull(),
    accountId: reference('account_id').notNull(),
  }),
  'id',
)
