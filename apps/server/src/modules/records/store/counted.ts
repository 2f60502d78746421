import { and, asc, desc, eq, gt, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { DayCount } from '../rules/day-count.ts'
import { reportCount, reportDay } from '../table/counted.ts'
import { formTally, recordLink } from '../table/records.ts'

export type ReportCountRow = typeof reportCount.$inferSelect

/** Which question of which form. */
export interface CountKey {
  formId: number
  key: string
}

const one = (accountId: AccountId, { formId, key }: CountKey) =>
  and(eq(reportCount.accountId, accountId), eq(reportCount.formId, formId), eq(reportCount.key, key))
const daysOf = (accountId: AccountId, { formId, key }: CountKey) =>
  and(eq(reportDay.accountId, accountId), eq(reportDay.formId, formId), eq(reportDay.key, key))

/** All statements of the transaction see the database as it is now; the first one of it. */
export async function seeOneMoment(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read`)
}

export async function findCount(tx: Tx, accountId: AccountId, key: CountKey): Promise<ReportCountRow | undefined> {
  const [row] = await tx.select().from(reportCount).where(one(accountId, key))
  return row
}

/** Undefined while somebody else has it. */
export async function takeCount(tx: Tx, accountId: AccountId, key: CountKey): Promise<ReportCountRow | undefined> {
  const [row] = await tx.select().from(reportCount).where(one(accountId, key)).for('update', { skipLocked: true })
  return row
}

/** How many records a form has, and where its chain of evidence ends, at the same moment. */
export async function standOf(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<{ records: number; links: number }> {
  const [row] = await tx
    .select({ records: formTally.records, links: formTally.links })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
  return row ?? { records: 0, links: 0 }
}

/** Asks for a question to be counted; false while that is under way, or was asked for a minute ago. */
export async function wantCount(
  tx: Tx,
  values: Pick<typeof reportCount.$inferInsert, 'formId' | 'key' | 'query'> & { accountId: AccountId; now: Date },
): Promise<boolean> {
  const { now, ...asked } = values
  const moment = sql`${now.toISOString()}::timestamptz`
  const pause = sql`case when ${reportCount.nextTurn} > ${reportCount.turn} then interval '30 minutes' else interval '1 minute' end`
  const rows = await tx
    .insert(reportCount)
    .values({ ...asked, print: '', begunAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [reportCount.accountId, reportCount.formId, reportCount.key],
      set: { begunAt: now },
      setWhere: sql`${reportCount.begunAt} < ${moment} - ${pause}`,
    })
    .returning({ formId: reportCount.formId })
  return rows.length > 0
}

/** Begins to count; answers the turn under which its days are written. */
export async function beginCount(tx: Tx, accountId: AccountId, key: CountKey): Promise<ReportCountRow | undefined> {
  const [row] = await tx
    .update(reportCount)
    .set({ nextTurn: sql`${reportCount.nextTurn} + 1` })
    .where(one(accountId, key))
    .returning()
  return row
}

/** What was counted under a turn is what is shown, unless somebody began anew meanwhile. */
export async function endCount(
  tx: Tx,
  accountId: AccountId,
  key: CountKey,
  { turn, ...values }: Pick<ReportCountRow, 'turn' | 'print' | 'links' | 'records'>,
): Promise<void> {
  const ended = await tx
    .update(reportCount)
    .set({ ...values, turn, settled: false })
    .where(and(one(accountId, key), eq(reportCount.nextTurn, turn)))
    .returning({ formId: reportCount.formId })
  if (ended.length === 0) return
  await tx.delete(reportDay).where(and(daysOf(accountId, key), lt(reportDay.turn, turn)))
}

/** How far a count goes after what happened was added. */
export async function moveCount(
  tx: Tx,
  accountId: AccountId,
  key: CountKey,
  values: Pick<ReportCountRow, 'links' | 'records' | 'settled'>,
): Promise<void> {
  await tx.update(reportCount).set(values).where(one(accountId, key))
}

export async function touchCount(tx: Tx, accountId: AccountId, key: CountKey, usedAt: Date): Promise<void> {
  await tx.update(reportCount).set({ usedAt }).where(one(accountId, key))
}

/** Forgets questions of a form that nobody asked lately, but for the newest few. */
export async function forgetOldCounts(tx: Tx, accountId: AccountId, formId: number, kept: number): Promise<void> {
  const ofForm = and(eq(reportCount.accountId, accountId), eq(reportCount.formId, formId))
  const newest = await tx
    .select({ key: reportCount.key })
    .from(reportCount)
    .where(ofForm)
    .orderBy(desc(reportCount.usedAt), asc(reportCount.key))
    .limit(kept)
  const keys = newest.map(({ key }) => key)
  await tx.delete(reportCount).where(and(ofForm, notInArray(reportCount.key, keys)))
  await tx
    .delete(reportDay)
    .where(and(eq(reportDay.accountId, accountId), eq(reportDay.formId, formId), notInArray(reportDay.key, keys)))
}

/** Nothing of the account's reports is counted any more: what may be read has changed. */
export async function dropCounts(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.delete(reportCount).where(eq(reportCount.accountId, accountId))
  await tx.delete(reportDay).where(eq(reportDay.accountId, accountId))
}

/** Days of a turn, from one on and before another. */
export function readDays(
  tx: Tx,
  accountId: AccountId,
  { turn, from, until, ...key }: CountKey & { turn: number; from?: string | null; until?: string | null },
): Promise<{ day: string; counted: DayCount }[]> {
  return tx
    .select({ day: reportDay.day, counted: reportDay.counted })
    .from(reportDay)
    .where(
      and(
        daysOf(accountId, key),
        eq(reportDay.turn, turn),
        from ? gte(reportDay.day, from) : undefined,
        until ? lt(reportDay.day, until) : undefined,
      ),
    )
    .orderBy(asc(reportDay.day))
}

/** Some days of a turn. */
export async function readSomeDays(
  tx: Tx,
  accountId: AccountId,
  { turn, ...key }: CountKey & { turn: number },
  days: readonly string[],
): Promise<ReadonlyMap<string, DayCount>> {
  if (days.length === 0) return new Map()
  const rows = await tx
    .select({ day: reportDay.day, counted: reportDay.counted })
    .from(reportDay)
    .where(and(daysOf(accountId, key), eq(reportDay.turn, turn), inArray(reportDay.day, [...days])))
  return new Map(rows.map(({ day, counted }) => [day, counted]))
}

export async function writeDay(
  tx: Tx,
  accountId: AccountId,
  { turn, formId, key }: CountKey & { turn: number },
  { day, counted }: { day: string; counted: DayCount },
): Promise<void> {
  await tx
    .insert(reportDay)
    .values({ accountId, formId, key, turn, day, counted })
    .onConflictDoUpdate({
      target: [reportDay.accountId, reportDay.formId, reportDay.key, reportDay.turn, reportDay.day],
      set: { counted },
    })
}

/** What happened to which records behind a link. */
export function happenedAfter(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ seq: number; recordId: number; kind: (typeof recordLink.$inferSelect)['kind'] }[]> {
  return tx
    .select({ seq: recordLink.seq, recordId: recordLink.recordId, kind: recordLink.kind })
    .from(recordLink)
    .where(and(eq(recordLink.accountId, accountId), eq(recordLink.formId, formId), gt(recordLink.seq, after)))
    .orderBy(asc(recordLink.seq))
    .limit(limit)
}

/** When records were made, as their first link says: also of those that are gone. */
export async function madeAt(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (recordIds.length === 0) return new Map()
  const rows = await tx
    .select({ recordId: recordLink.recordId, at: recordLink.at })
    .from(recordLink)
    .where(
      and(
        eq(recordLink.accountId, accountId),
        eq(recordLink.formId, formId),
        inArray(recordLink.recordId, [...recordIds]),
        eq(recordLink.kind, 'made'),
      ),
    )
  return new Map(rows.map(({ recordId, at }) => [recordId, at]))
}
