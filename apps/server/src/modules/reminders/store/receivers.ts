import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { reminderReceiver, reminderStop } from '../table.ts'

export type ReceiverRow = typeof reminderReceiver.$inferSelect
export type ReceiverValues = Omit<ReceiverRow, 'accountId' | 'id' | 'version' | 'createdAt'>

const one = (accountId: AccountId, id: number) =>
  and(eq(reminderReceiver.accountId, accountId), eq(reminderReceiver.id, id))
const matching = (accountId: AccountId, keyword: string) =>
  and(eq(reminderReceiver.accountId, accountId), holds(reminderReceiver.name, keyword))

/** Whoever counts the receivers or the rules of an account comes after whoever changes them now. */
export async function holdReminders(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${accountId}`}, 0))`)
}

export function listReceivers(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, keyword }: PageOfRows & { keyword: string },
): Promise<(ReceiverRow & { moment: string })[]> {
  const { updatedAt: moment, id, name } = reminderReceiver
  return tx
    .select({ ...getTableColumns(reminderReceiver), moment: momentOf(moment) })
    .from(reminderReceiver)
    .where(and(matching(accountId, keyword), behind(moment, id, after)))
    .orderBy(...inOrder(sort, { moment, id, name }))
    .offset(offset)
    .limit(limit)
}

/** All of an account: the largest tier has 150. */
export const allReceivers = (tx: Tx, accountId: AccountId): Promise<ReceiverRow[]> =>
  tx.select().from(reminderReceiver).where(eq(reminderReceiver.accountId, accountId)).orderBy(asc(reminderReceiver.id))

export const countReceivers = (tx: Tx, accountId: AccountId, keyword = ''): Promise<number> =>
  tx.$count(reminderReceiver, matching(accountId, keyword))

export async function findReceiver(tx: Tx, accountId: AccountId, id: number): Promise<ReceiverRow | undefined> {
  const [row] = await tx.select().from(reminderReceiver).where(one(accountId, id))
  return row
}

/** Undefined when the person is a receiver already. */
export async function insertReceiver(
  tx: Tx,
  accountId: AccountId,
  values: ReceiverValues,
): Promise<ReceiverRow | undefined> {
  const [row] = await tx
    .insert(reminderReceiver)
    .values({ accountId, ...values })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function updateReceiver(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<ReceiverValues>,
): Promise<ReceiverRow | undefined> {
  const [row] = await tx
    .update(reminderReceiver)
    .set({ ...values, version: sql`${reminderReceiver.version} + 1` })
    .where(one(accountId, id))
    .returning()
  return row
}

export async function deleteReceiver(tx: Tx, accountId: AccountId, id: number): Promise<ReceiverRow | undefined> {
  const [row] = await tx.delete(reminderReceiver).where(one(accountId, id)).returning()
  return row
}

/** Which of these addresses want nothing of the account. */
export async function stoppedAmong(
  tx: Tx,
  accountId: AccountId,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await tx
    .select({ address: reminderStop.address })
    .from(reminderStop)
    .where(
      and(
        eq(reminderStop.accountId, accountId),
        sql`${reminderStop.address} = any(${sql.param([...addresses])}::text[])`,
      ),
    )
  return new Set(rows.map(({ address }) => address))
}

export async function putStop(tx: Tx, accountId: AccountId, address: string, at: Date): Promise<void> {
  await tx.insert(reminderStop).values({ accountId, address, at }).onConflictDoNothing()
}

export async function dropStop(tx: Tx, accountId: AccountId, address: string): Promise<void> {
  await tx.delete(reminderStop).where(and(eq(reminderStop.accountId, accountId), eq(reminderStop.address, address)))
}
