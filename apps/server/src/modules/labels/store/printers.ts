import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { printer } from '../table.ts'

export type PrinterRow = typeof printer.$inferSelect

const one = (accountId: AccountId, id: number) => and(eq(printer.accountId, accountId), eq(printer.id, id))

/** Whoever counts the printers of an account comes after whoever adds one now. */
export async function holdPrinters(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`printers ${accountId}`}, 0))`)
}

export function listPrinters(tx: Tx, accountId: AccountId): Promise<PrinterRow[]> {
  return tx.select().from(printer).where(eq(printer.accountId, accountId)).orderBy(asc(printer.name), asc(printer.id))
}

export function countPrinters(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.$count(printer, eq(printer.accountId, accountId))
}

export async function findPrinter(tx: Tx, accountId: AccountId, id: number): Promise<PrinterRow | undefined> {
  const [row] = await tx.select().from(printer).where(one(accountId, id))
  return row
}

/** What was not told of the ladder stays as it is. */
export type PrinterValues = Pick<PrinterRow, 'name' | 'offsetX' | 'offsetY'> & {
  [Key in 'leastModule' | 'phone']?: PrinterRow[Key] | undefined
}

export async function insertPrinter(
  tx: Tx,
  values: PrinterValues & { accountId: AccountId },
): Promise<PrinterRow | undefined> {
  const [row] = await tx.insert(printer).values(values).returning()
  return row
}

export async function updatePrinter(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: PrinterValues,
): Promise<PrinterRow | undefined> {
  const [row] = await tx.update(printer).set(values).where(one(accountId, id)).returning()
  return row
}

/** False when there is no such printer. */
export async function deletePrinter(tx: Tx, accountId: AccountId, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(printer).where(one(accountId, id))
  return rowCount === 1
}
