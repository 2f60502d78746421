import type { ReminderChannel, ReminderReason, ReminderState } from '@matai/contract'
import { and, desc, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, momentOf } from '../../../platform/lists/page-sql.ts'
import { reminder } from '../table.ts'

export type ReminderRow = typeof reminder.$inferSelect
export type NewReminder = Omit<ReminderRow, 'accountId' | 'id' | 'detail' | 'claimedAt' | 'tries' | 'sentAt'>

interface Of {
  keyword: string
  ruleId?: number | undefined
  receiverId?: number | undefined
  channel?: ReminderChannel | undefined
  state?: ReminderState | undefined
}

const of = (accountId: AccountId, { keyword, ruleId, receiverId, channel, state }: Of) =>
  and(
    eq(reminder.accountId, accountId),
    keyword ? or(holds(reminder.name, keyword), holds(reminder.ruleName, keyword)) : undefined,
    ruleId === undefined ? undefined : eq(reminder.ruleId, ruleId),
    receiverId === undefined ? undefined : eq(reminder.receiverId, receiverId),
    channel && eq(reminder.channel, channel),
    state && eq(reminder.state, state),
  )
const among = (accountId: AccountId, ids: readonly number[]) =>
  and(eq(reminder.accountId, accountId), sql`${reminder.id} = any(${sql.param([...ids])}::bigint[])`)

export function listReminders(
  tx: Tx,
  accountId: AccountId,
  { after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(ReminderRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(reminder), moment: momentOf(reminder.at) })
    .from(reminder)
    .where(and(of(accountId, which), behind(reminder.at, reminder.id, after)))
    .orderBy(desc(reminder.at), desc(reminder.id))
    .offset(offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countReminders(tx: Tx, accountId: AccountId, which: Of, atMost: number): Promise<number> {
  const some = tx.select({ id: reminder.id }).from(reminder).where(of(accountId, which)).limit(atMost)
  return tx.$count(some.as('some'))
}

/** Those that nobody wrote down before. */
export async function insertReminders(
  tx: Tx,
  accountId: AccountId,
  rows: readonly NewReminder[],
): Promise<ReminderRow[]> {
  if (rows.length === 0) return []
  return tx
    .insert(reminder)
    .values(rows.map((row) => ({ accountId, ...row })))
    .onConflictDoNothing()
    .returning()
}

/** Takes messages on, so that nobody else sends them; those that somebody has taken on are missing. */
export async function claimReminders(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  now: Date,
): Promise<ReminderRow[]> {
  const rows = await tx
    .update(reminder)
    .set({ claimedAt: now, tries: sql`${reminder.tries} + 1` })
    .where(and(among(accountId, ids), eq(reminder.state, 'sending'), isNull(reminder.claimedAt)))
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

/** What became of messages. */
export async function settleReminders(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  so: { state: ReminderState; reason: ReminderReason; detail?: string; sentAt?: Date },
): Promise<void> {
  await tx.update(reminder).set(so).where(among(accountId, ids))
}

/** Another try will come. */
export async function giveBackReminders(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
  await tx.update(reminder).set({ claimedAt: null }).where(among(accountId, ids))
}

/** Messages that have waited long enough, which nobody else turns now. They are on their way then. */
export async function endWaiting(tx: Tx, accountId: AccountId, now: Date): Promise<ReminderRow[]> {
  const rows = await tx
    .update(reminder)
    .set({ state: 'sending', dueAt: null })
    .where(and(eq(reminder.accountId, accountId), eq(reminder.state, 'waiting'), lte(reminder.dueAt, now)))
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

/** Whoever took these on is gone: whether they went nobody knows, so they are not sent again. */
export async function interruptClaimed(tx: Tx, accountId: AccountId, before: Date): Promise<void> {
  await tx
    .update(reminder)
    .set({ state: 'failed', reason: 'interrupted' })
    .where(and(eq(reminder.accountId, accountId), eq(reminder.state, 'sending'), lt(reminder.claimedAt, before)))
}

/** Removes what is older than the moment, `atMost` at a time; answers how many went. */
export async function deleteRemindersBefore(
  tx: Tx,
  accountId: AccountId,
  { moment, atMost }: { moment: Date; atMost: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${reminder} where ${reminder.accountId} = ${accountId} and ${reminder.id} in (
      select ${reminder.id} from ${reminder}
      where ${reminder.accountId} = ${accountId} and ${reminder.at} < ${moment}::timestamptz limit ${atMost})`)
  return rowCount ?? 0
}
