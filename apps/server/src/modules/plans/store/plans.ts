import { and, asc, between, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { plan, planCode, planHoliday, planMove, planStop } from '../table.ts'

export type PlanRow = typeof plan.$inferSelect
export type PlanValues = Omit<PlanRow, 'accountId' | 'id' | 'createdAt' | 'deletedAt' | 'version'>

const one = (accountId: AccountId, id: number) =>
  and(eq(plan.accountId, accountId), eq(plan.id, id), isNull(plan.deletedAt))

interface Of {
  keyword: string
  state?: PlanRow['state'] | undefined
}
const matching = (accountId: AccountId, { keyword, state }: Of) =>
  and(eq(plan.accountId, accountId), isNull(plan.deletedAt), holds(plan.name, keyword), state && eq(plan.state, state))

/** Whoever counts the plans of an account comes after whoever adds one now. */
export async function holdPlans(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plans ${accountId}`}, 0))`)
}

export function listPlans(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(PlanRow & { moment: string })[]> {
  return tx
    .select({ ...getTableColumns(plan), moment: momentOf(plan.updatedAt) })
    .from(plan)
    .where(and(matching(accountId, which), behind(plan.updatedAt, plan.id, after)))
    .orderBy(...inOrder(sort, { moment: plan.updatedAt, id: plan.id, name: plan.name }))
    .offset(offset)
    .limit(limit)
}

export const countPlans = (tx: Tx, accountId: AccountId, which: Of = { keyword: '' }): Promise<number> =>
  tx.$count(plan, matching(accountId, which))

export async function findPlan(tx: Tx, accountId: AccountId, id: number): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plan).where(one(accountId, id))
  return row
}

/** Held, so that its windows are opened by one at a time. */
export async function lockPlan(tx: Tx, accountId: AccountId, id: number): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plan).where(one(accountId, id)).for('update')
  return row
}

/** What plans are called, also those that were deleted. */
export async function planNames(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: plan.id, name: plan.name })
    .from(plan)
    .where(and(eq(plan.accountId, accountId), sql`${plan.id} = any(${sql.param([...ids])}::bigint[])`))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function insertPlan(tx: Tx, accountId: AccountId, values: PlanValues): Promise<PlanRow | undefined> {
  const [row] = await tx
    .insert(plan)
    .values({ accountId, ...values })
    .returning()
  return row
}

export async function updatePlan(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<PlanValues & { deletedAt: Date }>,
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .update(plan)
    .set({ ...values, version: sql`${plan.version} + 1` })
    .where(one(accountId, id))
    .returning()
  return row
}

/** When somebody has to look at it again; no change of the plan. */
export async function setNext(tx: Tx, accountId: AccountId, id: number, nextAt: Date | null): Promise<void> {
  await tx.update(plan).set({ nextAt }).where(one(accountId, id))
}

/** All running plans are looked at again: the clock or the calendar of the account is another. */
export async function lookAgain(tx: Tx, accountId: AccountId, nextAt: Date): Promise<void> {
  await tx
    .update(plan)
    .set({ nextAt })
    .where(and(eq(plan.accountId, accountId), eq(plan.state, 'running'), isNull(plan.deletedAt)))
}

/** Codes that a plan names, in the order of their ids. */
export async function codesOf(tx: Tx, accountId: AccountId, planId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: planCode.qrCodeId })
    .from(planCode)
    .where(and(eq(planCode.accountId, accountId), eq(planCode.planId, planId)))
    .orderBy(asc(planCode.qrCodeId))
  return rows.map(({ id }) => id)
}

export async function addCodes(tx: Tx, accountId: AccountId, planId: number, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${planCode} (account_id, plan_id, qr_code_id)
    select ${accountId}, ${planId}, id from unnest(${sql.param([...ids])}::text[]) id on conflict do nothing`)
  return rowCount ?? 0
}

export async function removeCodes(
  tx: Tx,
  accountId: AccountId,
  planId: number,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx
    .delete(planCode)
    .where(
      and(
        eq(planCode.accountId, accountId),
        eq(planCode.planId, planId),
        sql`${planCode.qrCodeId} = any(${sql.param([...ids])}::text[])`,
      ),
    )
  return rowCount ?? 0
}

/** Places of codes on the way. */
export async function routeOf(tx: Tx, accountId: AccountId, planId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: planStop.qrCodeId, place: planStop.place })
    .from(planStop)
    .where(and(eq(planStop.accountId, accountId), eq(planStop.planId, planId)))
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** The whole way anew. */
export async function putRoute(tx: Tx, accountId: AccountId, planId: number, ids: readonly string[]): Promise<number> {
  await tx.delete(planStop).where(and(eq(planStop.accountId, accountId), eq(planStop.planId, planId)))
  const { rowCount } = await tx.execute(sql`
    insert into ${planStop} (account_id, plan_id, qr_code_id, place)
    select ${accountId}, ${planId}, id, place
    from unnest(${sql.param([...ids])}::text[]) with ordinality as wanted (id, place) on conflict do nothing`)
  return rowCount ?? 0
}

export async function findPlanAt(tx: Tx, accountId: AccountId, round: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.accountId, accountId), eq(plan.round, round), isNull(plan.deletedAt)))
  return row
}

export async function movesOf(tx: Tx, accountId: AccountId, planId: number): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ key: planMove.key, toDay: planMove.toDay })
    .from(planMove)
    .where(and(eq(planMove.accountId, accountId), eq(planMove.planId, planId)))
  return new Map(rows.map(({ key, toDay }) => [key, toDay]))
}

/** What was moved or left out of a stretch of days, or moved into it. */
export function movesIn(
  tx: Tx,
  accountId: AccountId,
  planId: number,
  from: string,
  until: string,
): Promise<(typeof planMove.$inferSelect)[]> {
  return tx
    .select()
    .from(planMove)
    .where(
      and(
        eq(planMove.accountId, accountId),
        eq(planMove.planId, planId),
        or(between(planMove.key, from, until), between(planMove.toDay, from, until)),
      ),
    )
    .orderBy(asc(planMove.key))
}

export async function putMove(
  tx: Tx,
  accountId: AccountId,
  move: Pick<typeof planMove.$inferSelect, 'planId' | 'key' | 'toDay' | 'reason' | 'userId' | 'at'>,
): Promise<void> {
  const { toDay, reason, userId, at } = move
  await tx
    .insert(planMove)
    .values({ accountId, ...move })
    .onConflictDoUpdate({
      target: [planMove.accountId, planMove.planId, planMove.key],
      set: { toDay, reason, userId, at },
    })
}

export async function ownHolidays(tx: Tx, accountId: AccountId): Promise<Map<string, boolean>> {
  const rows = await tx
    .select({ day: planHoliday.day, off: planHoliday.off })
    .from(planHoliday)
    .where(eq(planHoliday.accountId, accountId))
  return new Map(rows.map(({ day, off }) => [day, off]))
}

/** null takes the correction of a day away. */
export async function putHoliday(tx: Tx, accountId: AccountId, day: string, off: boolean | null): Promise<void> {
  if (off === null) {
    await tx.delete(planHoliday).where(and(eq(planHoliday.accountId, accountId), eq(planHoliday.day, day)))
    return
  }
  await tx
    .insert(planHoliday)
    .values({ accountId, day, off })
    .onConflictDoUpdate({ target: [planHoliday.accountId, planHoliday.day], set: { off } })
}

/** Plans whose windows open, and which may have one open now. */
export const runningPlans = (tx: Tx, accountId: AccountId): Promise<PlanRow[]> =>
  tx
    .select()
    .from(plan)
    .where(and(eq(plan.accountId, accountId), eq(plan.state, 'running'), isNull(plan.deletedAt)))
    .orderBy(asc(plan.id))

/** Running plans that have to be looked at. */
export async function duePlans(tx: Tx, accountId: AccountId, now: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: plan.id })
    .from(plan)
    .where(and(eq(plan.accountId, accountId), eq(plan.state, 'running'), isNull(plan.deletedAt), lte(plan.nextAt, now)))
    .orderBy(asc(plan.id))
  return rows.map(({ id }) => id)
}
