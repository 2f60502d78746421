import type { QrCodeSort } from '@matai/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { qrCode } from '../table.ts'

export interface Order {
  by: SQL
  /** The same order, which no index has: the database is left the index of what is looked for, and sorts. */
  unindexed: SQL
  isDescending: boolean
  /** What a cursor keeps of the last row; numbers as numbers, moments with microseconds. */
  at: SQL<string | number>
  type: SQL
}

const moment = (column: typeof qrCode.createdAt | typeof qrCode.updatedAt, isDescending: boolean): Order => ({
  by: sql`${column}`,
  unindexed: sql`${column} + interval '0'`,
  isDescending,
  at: sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
})

export const orders: Record<QrCodeSort, Order> = {
  newest: moment(qrCode.createdAt, true),
  oldest: moment(qrCode.createdAt, false),
  updated: moment(qrCode.updatedAt, true),
  name: {
    by: sql`${qrCode.name} collate "C"`,
    unindexed: sql`(${qrCode.name} || '') collate "C"`,
    isDescending: false,
    at: sql<string>`${qrCode.name}`,
    type: sql`text`,
  },
  scans: {
    by: sql`${qrCode.scans}`,
    unindexed: sql`${qrCode.scans} + 0`,
    isDescending: true,
    at: sql<number>`${qrCode.scans}::float8`,
    type: sql`bigint`,
  },
}

export const inOrder = (by: SQL, { isDescending }: Order) => (isDescending ? desc(by) : asc(by))
