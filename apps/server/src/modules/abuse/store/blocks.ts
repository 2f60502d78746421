import { and, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Position } from '../../../platform/lists/cursor.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { codeBlock } from '../table.ts'

export type BlockRow = typeof codeBlock.$inferSelect

export async function insertBlock(
  tx: Tx,
  values: Omit<typeof codeBlock.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<void> {
  await tx.insert(codeBlock).values(values)
}

/** The newest first; the first one counts. */
export function listBlocksOf(tx: Tx, accountId: AccountId, qrCodeId: string, limit: number): Promise<BlockRow[]> {
  return tx
    .select()
    .from(codeBlock)
    .where(and(eq(codeBlock.accountId, accountId), eq(codeBlock.qrCodeId, qrCodeId)))
    .orderBy(desc(codeBlock.id))
    .limit(limit)
}

export async function findBlock(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<BlockRow | undefined> {
  const [row] = await listBlocksOf(tx, accountId, qrCodeId, 1)
  return row
}

type Change = Partial<Omit<BlockRow, 'accountId' | 'id' | 'qrCodeId'>>

export async function updateBlock(tx: Tx, accountId: AccountId, id: number, change: Change): Promise<BlockRow> {
  const [row] = await tx
    .update(codeBlock)
    .set(change)
    .where(and(eq(codeBlock.accountId, accountId), eq(codeBlock.id, id)))
    .returning()
  if (!row) throw new Error('a block that was just read is gone')
  return row
}

export interface BlockQuery {
  state: 'standing' | 'appealed'
  keyword: string
  after: Position | undefined
  offset: number
  limit: number
}

/** Of all accounts, for whoever runs the server. Stops with the newest first, appeals with the one that waits longest. */
export function listBlocks(tx: Tx, { state, keyword, after, offset, limit }: BlockQuery) {
  const column = state === 'standing' ? codeBlock.at : codeBlock.appealAt
  const moment = sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const comes = sql.raw(state === 'standing' ? '<' : '>')
  const beyond = after && sql`(${column}, ${codeBlock.id}) ${comes} (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const order = state === 'standing' ? [desc(column), desc(codeBlock.id)] : [column, codeBlock.id]
  return tx
    .select({ ...getTableColumns(codeBlock), moment })
    .from(codeBlock)
    .where(and(inState(state), about(keyword), beyond))
    .orderBy(...order)
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export async function countBlocks(
  tx: Tx,
  { state, keyword }: Pick<BlockQuery, 'state' | 'keyword'>,
  atMost: number,
): Promise<number> {
  const found = tx
    .select({ id: codeBlock.id })
    .from(codeBlock)
    .where(and(inState(state), about(keyword)))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

/** Of the code with this id, or for a reason with this word. */
function about(keyword: string): SQL | undefined {
  return keyword ? or(eq(codeBlock.qrCodeId, keyword), holds(codeBlock.reason, keyword)) : undefined
}

function inState(state: BlockQuery['state']): SQL | undefined {
  const waits = and(isNotNull(codeBlock.appealAt), isNull(codeBlock.answeredAt))
  return and(isNull(codeBlock.liftedAt), state === 'appealed' ? waits : undefined)
}
