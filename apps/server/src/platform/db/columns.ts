import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Number of a row, unique over all accounts; JavaScript numbers hold it up to 2^53. */
export const rowId = () => bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity()

export const reference = (name: string) => bigint(name, { mode: 'number' })

/** Moment in UTC with microseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => moment('created_at').notNull().defaultNow()
