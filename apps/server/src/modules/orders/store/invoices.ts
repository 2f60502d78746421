import { and, desc, eq, ne } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type InvoiceRow, invoice } from '../table.ts'
import { listedAtMost } from './orders.ts'

export async function insertInvoice(
  tx: Tx,
  row: typeof invoice.$inferInsert & { accountId: AccountId },
): Promise<InvoiceRow> {
  const [made] = await tx.insert(invoice).values(row).returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

export async function findInvoice(tx: Tx, accountId: AccountId, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.accountId, accountId), eq(invoice.id, id)))
  return row
}

export function listInvoices(tx: Tx, accountId: AccountId): Promise<InvoiceRow[]> {
  return tx.select().from(invoice).where(eq(invoice.accountId, accountId)).orderBy(desc(invoice.id)).limit(listedAtMost)
}

/** Orders for which an invoice was asked for and not refused. */
export async function invoicedOrders(tx: Tx, accountId: AccountId): Promise<Set<number>> {
  const rows = await tx
    .select({ orderIds: invoice.orderIds })
    .from(invoice)
    .where(and(eq(invoice.accountId, accountId), ne(invoice.state, 'rejected')))
  return new Set(rows.flatMap(({ orderIds }) => orderIds))
}

export async function updateInvoice(
  tx: Tx,
  accountId: AccountId,
  id: number,
  change: Pick<InvoiceRow, 'state' | 'number' | 'file' | 'reason' | 'issuedAt'>,
): Promise<void> {
  await tx
    .update(invoice)
    .set(change)
    .where(and(eq(invoice.accountId, accountId), eq(invoice.id, id)))
}
