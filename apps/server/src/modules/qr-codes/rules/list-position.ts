import type { QrCodeSort } from '@matai/contract'
import { z } from 'zod'

// A cursor comes from outside: what the database could not read as a value of the order is no cursor.
const moment = z.iso.datetime({ precision: 6 }).regex(/^(?!0000)/)
const name = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

const values: Record<QrCodeSort, z.ZodType<string | number>> = {
  newest: moment,
  oldest: moment,
  updated: moment,
  name,
  scans: z.int().nonnegative(),
}

/** Where a page ended: the last row's value of the order, and its id. */
export type ListPosition = [value: string | number, id: string]

/** Undefined when the text is no cursor of a list in this order. */
export function readListCursor(sort: QrCodeSort, cursor: string): ListPosition | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return z.tuple([values[sort], z.string().regex(/^[\w-]{1,64}$/)]).safeParse(parts).data
  } catch {
    return undefined
  }
}

export function writeListCursor(position: ListPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}
