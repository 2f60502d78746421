import type { TaskState } from '@matai/contract'
import { and, count, desc, eq, getTableColumns, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, momentOf } from '../../../platform/lists/page-sql.ts'
import { plan, planTask, planWindow } from '../table.ts'
import type { WindowRow } from './windows.ts'

export interface TaskRow {
  id: number
  planId: number
  qrCodeId: string
  doneAt: Date | null
  recordId: number | null
  exemptItem: number | null
  window: WindowRow
}

/** The same as `rules/task-state.ts`, for rows. */
const stateIs = (state: TaskState, now: Date): SQL => {
  const { doneAt, exemptItem } = planTask
  const { warnsAt, closesAt, endsAt } = planWindow
  const at = sql`${now}::timestamptz`
  const open = sql`${doneAt} is null and ${exemptItem} is null`
  return {
    onTime: sql`${doneAt} < ${closesAt}`,
    late: sql`${doneAt} >= ${closesAt}`,
    exempt: sql`${doneAt} is null and ${exemptItem} is not null`,
    pending: sql`${open} and ${at} < ${warnsAt}`,
    expiring: sql`${open} and ${at} >= ${warnsAt} and ${at} < ${closesAt}`,
    expired: sql`${open} and ${at} >= ${closesAt} and ${at} < ${endsAt}`,
    missed: sql`${open} and ${at} >= ${endsAt}`,
  }[state]
}

export interface TaskQuery {
  planId?: number | undefined
  qrCodeId?: string | undefined
  state?: TaskState | undefined
  /** Whose plans, where they name people. */
  userId?: number | undefined
  /** Whose by name or by turn. */
  dutyId?: number | undefined
  /** The same of a group of collaborators. */
  dutyGroupId?: number | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Codes that a keyword means; undefined: all. */
  codes?: readonly string[] | undefined
  now: Date
}

function of(accountId: AccountId, query: TaskQuery): SQL | undefined {
  const { planId, qrCodeId, state, userId, dutyId, dutyGroupId, from, until, codes, now } = query
  return and(
    eq(planTask.accountId, accountId),
    planId === undefined ? undefined : eq(planTask.planId, planId),
    qrCodeId === undefined ? undefined : eq(planTask.qrCodeId, qrCodeId),
    codeInReach(accountId, planTask.qrCodeId),
    codes && sql`${planTask.qrCodeId} = any(${sql.param([...codes])}::text[])`,
    state && stateIs(state, now),
    from && gte(planWindow.opensAt, from),
    until && lt(planWindow.opensAt, until),
    userId === undefined
      ? undefined
      : ofPlan(sql`(${names('people', userId)} or (${plan.people} = '[]'::jsonb and ${plan.groupIds} = '[]'::jsonb))`),
    dutyId === undefined ? undefined : ofPlan(names('people', dutyId)),
    dutyGroupId === undefined ? undefined : ofPlan(names('groupIds', dutyGroupId)),
  )
}

const names = (whom: 'people' | 'groupIds', id: number): SQL =>
  sql`coalesce(${planWindow.duty}->${whom}::text, ${plan[whom]}) @> ${JSON.stringify([id])}::jsonb`

const ofPlan = (is: SQL): SQL =>
  sql`exists (select 1 from ${plan} where ${plan.accountId} = ${planTask.accountId}
    and ${plan.id} = ${planTask.planId} and ${plan.deletedAt} is null and ${is})`

const joined = (tx: Tx) =>
  tx
    .select({
      id: planTask.id,
      planId: planTask.planId,
      qrCodeId: planTask.qrCodeId,
      doneAt: planTask.doneAt,
      recordId: planTask.recordId,
      exemptItem: planTask.exemptItem,
      window: planWindow,
      moment: momentOf(planWindow.opensAt),
    })
    .from(planTask)
    .innerJoin(planWindow, and(eq(planWindow.accountId, planTask.accountId), eq(planWindow.id, planTask.windowId)))

/** Tasks, those of the last windows first. */
export function listTasks(
  tx: Tx,
  accountId: AccountId,
  { after, offset, limit, ...query }: PageOfRows & TaskQuery,
): Promise<(TaskRow & { moment: string })[]> {
  return joined(tx)
    .where(and(of(accountId, query), behind(planWindow.opensAt, planTask.id, after)))
    .orderBy(desc(planWindow.opensAt), desc(planTask.id))
    .offset(offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export async function countTasks(tx: Tx, accountId: AccountId, query: TaskQuery, atMost: number): Promise<number> {
  const some = tx
    .select({ id: planTask.id })
    .from(planTask)
    .innerJoin(planWindow, and(eq(planWindow.accountId, planTask.accountId), eq(planWindow.id, planTask.windowId)))
    .where(of(accountId, query))
    .limit(atMost)
    .as('some')
  const [row] = await tx.select({ n: count() }).from(some)
  return row?.n ?? 0
}

export async function findTask(tx: Tx, accountId: AccountId, id: number): Promise<TaskRow | undefined> {
  const [row] = await joined(tx).where(
    and(eq(planTask.accountId, accountId), eq(planTask.id, id), codeInReach(accountId, planTask.qrCodeId)),
  )
  return row
}

export type Counts = Record<TaskState, number>
const noTasks: Counts = { pending: 0, expiring: 0, expired: 0, onTime: 0, late: 0, missed: 0, exempt: 0 }
const states = Object.keys(noTasks) as TaskState[] // the states, and nothing else

async function keptCounts(tx: Tx, accountId: AccountId, windowIds: readonly number[]): Promise<Map<number, Counts>> {
  const rows = await tx
    .select({ id: planWindow.id, counts: planWindow.counts })
    .from(planWindow)
    .where(
      and(
        eq(planWindow.accountId, accountId),
        isNotNull(planWindow.counts),
        sql`${planWindow.id} = any(${sql.param([...windowIds])}::bigint[])`,
      ),
    )
  return new Map(rows.map(({ id, counts }) => [id, { ...noTasks, ...counts }]))
}

/** What became of the tasks of windows; of those that are long over it is written down. */
export async function countStates(
  tx: Tx,
  accountId: AccountId,
  windowIds: readonly number[],
  now: Date,
): Promise<(windowId: number) => Counts> {
  const counted = states.map(
    (state) => sql`(count(*) filter (where ${stateIs(state, now)}))::int as ${sql.identifier(state)}`,
  )
  const reach = codeInReach(accountId, planTask.qrCodeId)
  // Whoever sees some of the codes only has them counted each time.
  const kept = reach ? new Map<number, Counts>() : await keptCounts(tx, accountId, windowIds)
  const left = windowIds.filter((id) => !kept.has(id))
  if (left.length === 0) return (id) => kept.get(id) ?? noTasks
  const { rows } = await tx.execute<{ id: string } & Counts>(sql`
    select ${planTask.windowId} as id, ${sql.join(counted, sql`, `)}
    from ${planTask} join ${planWindow} on ${planWindow.accountId} = ${planTask.accountId}
      and ${planWindow.id} = ${planTask.windowId}
    where ${planTask.accountId} = ${accountId} and ${planTask.windowId} = any(${sql.param(left)}::bigint[])
      ${andIf(reach)}
    group by 1`)
  const known = new Map([...kept, ...rows.map(({ id, ...counts }): [number, Counts] => [Number(id), counts])])
  return (id) => known.get(id) ?? noTasks
}

/** Windows of a plan, the newest first. */
export function listWindows(
  tx: Tx,
  accountId: AccountId,
  planId: number,
  { after, offset, limit }: PageOfRows,
): Promise<(WindowRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(planWindow), moment: momentOf(planWindow.opensAt) })
    .from(planWindow)
    .where(
      and(
        eq(planWindow.accountId, accountId),
        eq(planWindow.planId, planId),
        behind(planWindow.opensAt, planWindow.id, after),
      ),
    )
    .orderBy(desc(planWindow.opensAt), desc(planWindow.id))
    .offset(offset)
    .limit(limit)
}

/** Tasks of a window, in the order in which they were made. */
export const tasksOfWindow = (
  tx: Tx,
  accountId: AccountId,
  windowId: number,
): Promise<(TaskRow & { moment: string })[]> =>
  joined(tx)
    .where(
      and(
        eq(planTask.accountId, accountId),
        eq(planTask.windowId, windowId),
        codeInReach(accountId, planTask.qrCodeId),
      ),
    )
    .orderBy(desc(planTask.id))

/** How many windows of plans have opened. */
export async function countOpened(
  tx: Tx,
  accountId: AccountId,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: planWindow.planId, opened: count() })
    .from(planWindow)
    .where(
      and(eq(planWindow.accountId, accountId), sql`${planWindow.planId} = any(${sql.param([...planIds])}::bigint[])`),
    )
    .groupBy(planWindow.planId)
  return new Map(rows.map(({ id, opened }) => [id, opened]))
}

export const countWindows = (tx: Tx, accountId: AccountId, planId: number): Promise<number> =>
  tx.$count(planWindow, and(eq(planWindow.accountId, accountId), eq(planWindow.planId, planId)))
