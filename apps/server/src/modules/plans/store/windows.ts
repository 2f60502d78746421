import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Window } from '../rules/windows.ts'
import { plan, planTask, planWindow } from '../table.ts'

export type WindowRow = typeof planWindow.$inferSelect

/** Undefined when it has been opened before. */
export async function insertWindow(
  tx: Tx,
  accountId: AccountId,
  planId: number,
  window: Window & Pick<WindowRow, 'duty'>,
): Promise<WindowRow | undefined> {
  const [row] = await tx
    .insert(planWindow)
    .values({ accountId, planId, ...window })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The last window of each plan; of those that had none yet it is missing. */
export async function lastWindows(
  tx: Tx,
  accountId: AccountId,
  planIds: readonly number[],
): Promise<Map<number, WindowRow>> {
  if (planIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([planWindow.planId])
    .from(planWindow)
    .where(
      and(eq(planWindow.accountId, accountId), sql`${planWindow.planId} = any(${sql.param([...planIds])}::bigint[])`),
    )
    .orderBy(asc(planWindow.planId), desc(planWindow.key))
  return new Map(rows.map((row) => [row.planId, row]))
}

/** Windows of a plan that opened in a stretch of time, in their order. */
export function windowsBetween(
  tx: Tx,
  accountId: AccountId,
  planId: number,
  from: Date,
  until: Date,
): Promise<WindowRow[]> {
  return tx
    .select()
    .from(planWindow)
    .where(
      and(
        eq(planWindow.accountId, accountId),
        eq(planWindow.planId, planId),
        gte(planWindow.opensAt, from),
        lt(planWindow.opensAt, until),
      ),
    )
    .orderBy(asc(planWindow.opensAt))
}

/** Makes a task for each code once; those that exist stay. */
export async function insertTasks(
  tx: Tx,
  accountId: AccountId,
  { planId, id: windowId }: Pick<WindowRow, 'planId' | 'id'>,
  codes: readonly { qrCodeId: string; exemptItem: number | null }[],
): Promise<void> {
  if (codes.length === 0) return
  await tx.execute(sql`
    insert into ${planTask} (account_id, plan_id, window_id, qr_code_id, exempt_item)
    select ${accountId}, ${planId}, ${windowId}, code, item
    from unnest(${sql.param(codes.map(({ qrCodeId }) => qrCodeId))}::text[],
      ${sql.param(codes.map(({ exemptItem }) => exemptItem))}::bigint[]) as wanted (code, item)
    on conflict do nothing`)
}

/** Windows of an account that have closed and were not looked at since. */
export function closedWindows(tx: Tx, accountId: AccountId, now: Date): Promise<WindowRow[]> {
  return tx
    .select()
    .from(planWindow)
    .where(and(eq(planWindow.accountId, accountId), isNull(planWindow.judgedAt), lte(planWindow.closesAt, now)))
    .orderBy(asc(planWindow.id))
    .for('update')
}

/** Windows of an account that close soon, of which nobody was told. */
export function warnedWindows(tx: Tx, accountId: AccountId, now: Date): Promise<WindowRow[]> {
  return tx
    .select()
    .from(planWindow)
    .where(
      and(
        eq(planWindow.accountId, accountId),
        isNull(planWindow.judgedAt),
        isNull(planWindow.warnedAt),
        lte(planWindow.warnsAt, now),
      ),
    )
    .orderBy(asc(planWindow.id))
    .for('update')
}

export async function warnWindow(tx: Tx, accountId: AccountId, id: number, warnedAt: Date): Promise<void> {
  await tx
    .update(planWindow)
    .set({ warnedAt })
    .where(and(eq(planWindow.accountId, accountId), eq(planWindow.id, id)))
}

export async function judgeWindow(tx: Tx, accountId: AccountId, id: number, judgedAt: Date): Promise<void> {
  await tx
    .update(planWindow)
    .set({ judgedAt })
    .where(and(eq(planWindow.accountId, accountId), eq(planWindow.id, id)))
}

/** It ends at another moment than was planned, and closes no later than that. */
export async function endWindow(tx: Tx, accountId: AccountId, id: number, endsAt: Date): Promise<void> {
  const atMost = (column: typeof planWindow.closesAt | typeof planWindow.warnsAt) =>
    sql`least(${column}, ${endsAt}::timestamptz)`
  await tx
    .update(planWindow)
    .set({ endsAt, closesAt: atMost(planWindow.closesAt), warnsAt: atMost(planWindow.warnsAt) })
    .where(and(eq(planWindow.accountId, accountId), eq(planWindow.id, id)))
}

/** Windows of an account that were over at a moment and whose tasks were not counted for good. */
export function endedWindows(tx: Tx, accountId: AccountId, before: Date, limit: number): Promise<WindowRow[]> {
  return tx
    .select()
    .from(planWindow)
    .where(
      and(
        eq(planWindow.accountId, accountId),
        isNull(planWindow.counts),
        isNotNull(planWindow.judgedAt),
        lte(planWindow.endsAt, before),
      ),
    )
    .orderBy(asc(planWindow.id))
    .limit(limit)
    .for('update')
}

export async function settleWindow(
  tx: Tx,
  accountId: AccountId,
  id: number,
  counts: NonNullable<WindowRow['counts']>,
): Promise<void> {
  await tx
    .update(planWindow)
    .set({ counts })
    .where(and(eq(planWindow.accountId, accountId), eq(planWindow.id, id)))
}

/** Tasks of a window that nobody has filled in and nothing has freed. */
const openIn = (accountId: AccountId, windowId: number) =>
  and(
    eq(planTask.accountId, accountId),
    eq(planTask.windowId, windowId),
    isNull(planTask.doneAt),
    isNull(planTask.exemptItem),
  )

/** Codes of a window that are still to be checked. */
export async function openCodes(tx: Tx, accountId: AccountId, windowId: number): Promise<string[]> {
  const rows = await tx.select({ id: planTask.qrCodeId }).from(planTask).where(openIn(accountId, windowId))
  return rows.map(({ id }) => id)
}

/** How many of them a window has, as long as its plan is there. */
export async function countOpenCodes(tx: Tx, accountId: AccountId, windowId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(planTask)
    .innerJoin(plan, and(eq(plan.accountId, planTask.accountId), eq(plan.id, planTask.planId)))
    .where(and(openIn(accountId, windowId), isNull(plan.deletedAt)))
  return row?.n ?? 0
}

export async function exemptCodes(
  tx: Tx,
  accountId: AccountId,
  windowId: number,
  codes: readonly { qrCodeId: string; exemptItem: number | null }[],
): Promise<void> {
  if (codes.length === 0) return
  await tx.execute(sql`
    update ${planTask} set exempt_item = wanted.item
    from unnest(${sql.param(codes.map(({ qrCodeId }) => qrCodeId))}::text[],
      ${sql.param(codes.map(({ exemptItem }) => exemptItem))}::bigint[]) as wanted (code, item)
    where ${planTask.accountId} = ${accountId} and ${planTask.windowId} = ${windowId}
      and ${planTask.qrCodeId} = wanted.code and ${planTask.doneAt} is null`)
}

/**
 * Completes the tasks of a code that a record of a form fulfils: in every plan with that form the window that is open.
 * Of many records at once the first completes, the others find nothing.
 */
export async function completeTasks(
  tx: Tx,
  accountId: AccountId,
  { formId, qrCodeId, recordId, at }: { formId: number; qrCodeId: string; recordId: number; at: Date },
): Promise<{ planId: number; doneItemId: number | null }[]> {
  const { rows } = await tx.execute<{ plan_id: string; done_item_id: string | null }>(sql`
    update ${planTask} set done_at = ${at}::timestamptz, record_id = ${recordId}
    from ${planWindow}, ${plan}
    where ${planTask.accountId} = ${accountId} and ${planTask.qrCodeId} = ${qrCodeId} and ${planTask.doneAt} is null
      and ${planWindow.accountId} = ${accountId} and ${planWindow.id} = ${planTask.windowId}
      and ${planWindow.opensAt} <= ${at}::timestamptz and ${planWindow.endsAt} > ${at}::timestamptz
      and ${plan.accountId} = ${accountId} and ${plan.id} = ${planTask.planId} and ${plan.formId} = ${formId}
      and ${plan.deletedAt} is null
    returning ${planTask.planId}, ${plan.doneItemId}`)
  return rows.map((row) => ({
    planId: Number(row.plan_id),
    doneItemId: row.done_item_id === null ? null : Number(row.done_item_id),
  }))
}
