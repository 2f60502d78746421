import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { stock, stockMove } from '../table.ts'

export type StockRow = typeof stock.$inferSelect
export type MoveRow = typeof stockMove.$inferSelect
type Settings = Pick<StockRow, 'unit' | 'inFormId' | 'outFormId' | 'minimum' | 'mayGoBelow' | 'price' | 'updatedAt'>

const one = (accountId: AccountId, qrCodeId: string) =>
  and(eq(stock.accountId, accountId), eq(stock.qrCodeId, qrCodeId))
const among = (ids: readonly string[]) => sql`${stock.qrCodeId} = any(${sql.param([...ids])}::text[])`

export interface Of {
  low?: boolean | undefined
  formId?: number | undefined
  /** Codes that a keyword means; undefined: all. */
  codes?: readonly string[] | undefined
}

const of = (accountId: AccountId, { low, formId, codes }: Of): SQL | undefined =>
  and(
    eq(stock.accountId, accountId),
    low ? sql`${stock.quantity} < ${stock.minimum}` : undefined,
    formId === undefined ? undefined : or(eq(stock.inFormId, formId), eq(stock.outFormId, formId)),
    codes && among(codes),
    codeInReach(accountId, stock.qrCodeId),
  )

export function listStock(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(StockRow & { moment: string })[]> {
  const order = sort === 'oldest' ? asc : desc
  return tx
    .select({ ...getTableColumns(stock), moment: momentOf(stock.updatedAt) })
    .from(stock)
    .where(and(of(accountId, which), behind(stock.updatedAt, stock.id, after)))
    .orderBy(order(stock.updatedAt), order(stock.id))
    .offset(offset)
    .limit(limit)
}

/** What all of it is worth, to the cent; null where nothing has a price. */
export async function worthOf(tx: Tx, accountId: AccountId, which: Of): Promise<string | null> {
  const [row] = await tx
    .select({ worth: sql<string | null>`sum(round(${stock.quantity} * ${stock.price}, 2))::text` })
    .from(stock)
    .where(of(accountId, which))
  return row?.worth ?? null
}

export const countStock = (tx: Tx, accountId: AccountId, which: Of): Promise<number> =>
  tx.$count(stock, of(accountId, which))

export const stockAt = (tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<StockRow[]> =>
  tx
    .select()
    .from(stock)
    .where(and(eq(stock.accountId, accountId), among(ids)))

export async function findStock(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<StockRow | undefined> {
  const [row] = await tx.select().from(stock).where(one(accountId, qrCodeId))
  return row
}

/** Sets how stock is kept; answers the codes that had none before. Rows are taken in the order of their codes. */
export async function putSettings(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const known = await tx
    .select({ id: stock.qrCodeId })
    .from(stock)
    .where(and(eq(stock.accountId, accountId), among(ids)))
    .orderBy(asc(stock.qrCodeId))
    .for('update')
  if (known.length > 0)
    await tx
      .update(stock)
      .set(settings)
      .where(and(eq(stock.accountId, accountId), among(known.map(({ id }) => id))))
  const there = new Set(known.map(({ id }) => id))
  const fresh = [...new Set(ids)].filter((id) => !there.has(id)).sort()
  if (fresh.length === 0) return []
  const made = await tx
    .insert(stock)
    .values(fresh.map((qrCodeId) => ({ accountId, qrCodeId, ...settings })))
    .onConflictDoNothing()
    .returning({ id: stock.qrCodeId })
  return made.map(({ id }) => id)
}

/** Moves a stock, which nobody else does meanwhile; undefined when it would go below zero and must not. */
export async function moveStock(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  { amount, at }: { amount: string; at: Date },
): Promise<StockRow | undefined> {
  const after = sql`${stock.quantity} + ${amount}::numeric`
  const [row] = await tx
    .update(stock)
    .set({ quantity: after, movedAt: at, updatedAt: at })
    .where(and(one(accountId, qrCodeId), sql`(${stock.mayGoBelow} or ${after} >= 0 or ${amount}::numeric >= 0)`))
    .returning()
  return row
}

/** Sets the quantity; answers by how much that moved it. */
export async function setQuantity(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  { quantity, at }: { quantity: string; at: Date },
): Promise<{ row: StockRow; amount: string } | undefined> {
  const [before] = await tx.select().from(stock).where(one(accountId, qrCodeId)).for('update')
  if (!before) return undefined
  const [row] = await tx
    .update(stock)
    .set({ quantity, movedAt: at, updatedAt: at })
    .where(one(accountId, qrCodeId))
    .returning()
  const { rows } = await tx.execute<{ amount: string }>(
    sql`select (${quantity}::numeric - ${before.quantity}::numeric)::text as amount`,
  )
  return row && { row, amount: rows[0]?.amount ?? '0' }
}

/** Answers the id of the move. */
export async function insertMove(
  tx: Tx,
  accountId: AccountId,
  move: Omit<MoveRow, 'accountId' | 'id'>,
): Promise<number> {
  const [row] = await tx
    .insert(stockMove)
    .values({ accountId, ...move })
    .returning({ id: stockMove.id })
  return row?.id ?? 0
}

export async function deleteStock(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(stock)
    .where(and(eq(stock.accountId, accountId), among(ids)))
    .returning({ id: stock.qrCodeId })
  return rows.map(({ id }) => id)
}

interface MovesOf {
  qrCodeId: string
  keyword: string
}
const movesOf = (accountId: AccountId, { qrCodeId, keyword }: MovesOf): SQL | undefined =>
  and(
    eq(stockMove.accountId, accountId),
    eq(stockMove.qrCodeId, qrCodeId),
    keyword ? sql`position(lower(${keyword}) in lower(${stockMove.reason})) > 0` : undefined,
  )

/** The log of a code, the newest first. */
export function listMoves(
  tx: Tx,
  accountId: AccountId,
  { after, offset, limit, ...which }: PageOfRows & MovesOf,
): Promise<(MoveRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(stockMove), moment: momentOf(stockMove.at) })
    .from(stockMove)
    .where(and(movesOf(accountId, which), behind(stockMove.at, stockMove.id, after)))
    .orderBy(desc(stockMove.at), desc(stockMove.id))
    .offset(offset)
    .limit(limit)
}

export const countMoves = (tx: Tx, accountId: AccountId, which: MovesOf): Promise<number> =>
  tx.$count(stockMove, movesOf(accountId, which))
