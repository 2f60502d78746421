import type { ExportKind } from '@matai/contract'
import { and, asc, desc, eq, gt, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Problem, TaskRow } from '../rules/task.ts'
import { exportTask } from '../table.ts'

interface Owner {
  accountId: AccountId
  userId: number
}

const ofUser = ({ accountId, userId }: Owner) => and(eq(exportTask.accountId, accountId), eq(exportTask.userId, userId))

const isOpen = inArray(exportTask.state, ['waiting', 'running'])

/** Lets one start of a person come after the other, until the transaction ends. */
export async function holdStarts(tx: Tx, { accountId, userId }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${accountId} ${userId}`}, 0))`)
}

export async function countOpen(tx: Tx, owner: Owner): Promise<number> {
  return tx.$count(exportTask, and(ofUser(owner), isOpen))
}

export async function insertTask(
  tx: Tx,
  values: Owner & { kind: ExportKind; request: object; total: number; createdAt: Date },
): Promise<TaskRow> {
  const [row] = await tx.insert(exportTask).values(values).returning()
  if (!row) throw new Error('a task was not inserted')
  return row
}

/** Tasks whose file, or kind as long as there is none, is called so. */
interface Wanted {
  keyword: string
  kinds: ExportKind[]
}

function named(wanted: Wanted | undefined): SQL | undefined {
  if (!wanted) return undefined
  const { keyword, kinds } = wanted
  // A keyword is text, not a pattern.
  const inFile = ilike(exportTask.fileName, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`)
  return or(inFile, and(eq(exportTask.fileName, ''), inArray(exportTask.kind, kinds)))
}

/** The newest first. */
export function listTasks(
  tx: Tx,
  owner: Owner,
  query: { wanted: Wanted | undefined; before: number | undefined; offset: number; limit: number },
): Promise<TaskRow[]> {
  const { wanted, before, offset, limit } = query
  return tx
    .select()
    .from(exportTask)
    .where(and(ofUser(owner), named(wanted), before === undefined ? undefined : lt(exportTask.id, before)))
    .orderBy(desc(exportTask.id))
    .offset(before === undefined ? offset : 0)
    .limit(limit)
}

/** Counts to `atMost` and no further, in the order of the list. */
export function countTasks(tx: Tx, owner: Owner, wanted: Wanted | undefined, atMost: number): Promise<number> {
  const found = tx
    .select({ id: exportTask.id })
    .from(exportTask)
    .where(and(ofUser(owner), named(wanted)))
    .orderBy(desc(exportTask.id))
    .limit(atMost)
  return tx.$count(found.as('found'))
}

export async function findTask(tx: Tx, owner: Owner, id: number): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(exportTask)
    .where(and(ofUser(owner), eq(exportTask.id, id)))
  return row
}

export async function statesOf(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<Map<number, TaskRow['state']>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: exportTask.id, state: exportTask.state })
    .from(exportTask)
    .where(and(eq(exportTask.accountId, accountId), inArray(exportTask.id, [...ids])))
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Those of some tasks that have a file now. */
export async function idsWithFile(tx: Tx, owner: Owner, ids: number[], now: Date): Promise<number[]> {
  const isThere = and(eq(exportTask.state, 'done'), gt(exportTask.expiresAt, now), inArray(exportTask.id, ids))
  const rows = await tx
    .select({ id: exportTask.id })
    .from(exportTask)
    .where(and(ofUser(owner), isThere))
  return rows.map(({ id }) => id)
}

/** Undefined when it is not there, or over already. What was asked for goes: it may name twenty thousand codes. */
export async function cancelTask(
  tx: Tx,
  owner: Owner,
  id: number,
  over: { finishedAt: Date; expiresAt: Date },
): Promise<TaskRow | undefined> {
  const [row] = await tx
    .update(exportTask)
    .set({ state: 'cancelled', request: {}, ...over })
    .where(and(ofUser(owner), eq(exportTask.id, id), isOpen))
    .returning()
  return row
}

/** Undefined when it is not there, or did not fail. It goes on counting: what an earlier worker writes is void. */
export async function reopenTask(tx: Tx, owner: Owner, id: number): Promise<TaskRow | undefined> {
  const [row] = await tx
    .update(exportTask)
    .set({ state: 'waiting', done: 0, problem: null, finishedAt: null, expiresAt: null })
    .where(and(ofUser(owner), eq(exportTask.id, id), eq(exportTask.state, 'failed')))
    .returning()
  return row
}

/** The task, taken by the caller; undefined when it does not wait any more, or when somebody holds it. */
export async function takeTask(
  tx: Tx,
  { accountId, id }: { accountId: AccountId; id: number },
  { now, blobId }: { now: Date; blobId: string },
): Promise<{ task: TaskRow; leftBlobId: string | null } | undefined> {
  const [next] = await tx
    .select()
    .from(exportTask)
    .where(and(theOne({ accountId, id }), eq(exportTask.state, 'waiting')))
    .for('update', { skipLocked: true })
  if (!next) return undefined
  const taken = { state: 'running' as const, attempt: next.attempt + 1, aliveAt: now, blobId, done: 0 }
  const [task] = await tx.update(exportTask).set(taken).where(theOne(next)).returning()
  return task && { task, leftBlobId: next.blobId }
}

type Key = Pick<TaskRow, 'accountId' | 'id'>
/** A task as the worker that took it up knows it. */
export type Claim = Key & Pick<TaskRow, 'attempt'>

function theOne({ accountId, id }: Key): SQL | undefined {
  return and(eq(exportTask.accountId, accountId), eq(exportTask.id, id))
}

/** Only while it is still the same worker's. */
const claimed = (claim: Claim) =>
  and(theOne(claim), eq(exportTask.state, 'running'), eq(exportTask.attempt, claim.attempt))

type Change = Partial<Omit<TaskRow, 'accountId' | 'id' | 'problem'>> & { problem?: Problem | null }

/** False when the task is not the worker's any more: cancelled, or taken up by another one. */
export async function updateClaimed(tx: Tx, claim: Claim, change: Change): Promise<boolean> {
  const rows = await tx.update(exportTask).set(change).where(claimed(claim)).returning({ id: exportTask.id })
  return rows.length === 1
}

const isSilent = (since: Date) => and(eq(exportTask.state, 'running'), lt(exportTask.aliveAt, since))

/** Those of the tasks whose worker is still silent, held until the transaction ends. */
export function lockSilent(tx: Tx, accountId: AccountId, ids: readonly number[], since: Date): Promise<TaskRow[]> {
  return tx
    .select()
    .from(exportTask)
    .where(and(eq(exportTask.accountId, accountId), inArray(exportTask.id, [...ids]), isSilent(since)))
    .orderBy(asc(exportTask.id))
    .for('update', { skipLocked: true })
}

/** Ends the days of files of this kind and account that newer ones leave no room for. Answers whether there were any. */
export async function expireOlder(
  tx: Tx,
  { accountId, kind }: Pick<TaskRow, 'accountId' | 'kind'>,
  { now, files, bytes }: { now: Date; files: number; bytes: number },
): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await tx.execute(sql`
    update ${exportTask} old set expires_at = ${at}::timestamptz
    from (
      select id, row_number() over newest as place, sum(size) over newest as bytes
      from ${exportTask}
      where account_id = ${accountId} and kind = ${kind} and state = 'done' and expires_at > ${at}::timestamptz
      window newest as (order by id desc)
    ) kept
    where old.account_id = ${accountId} and old.id = kept.id
      and kept.place > 1 and (kept.place > ${files} or kept.bytes > ${bytes})`)
  return (rowCount ?? 0) > 0
}

export async function deleteTask(tx: Tx, task: Key): Promise<void> {
  await tx.delete(exportTask).where(theOne(task))
}
