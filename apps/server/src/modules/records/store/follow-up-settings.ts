import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { FollowUpSettings, FollowUpState } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import { formRecord, recordFollowUp } from '../table/records.ts'
import { formFollowUp } from '../table/care.ts'
import type { RecordRow } from './records.ts'

/** Undefined where nobody set anything. */
export async function findSettings(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<FollowUpSettings | undefined> {
  const [row] = await tx
    .select({ settings: formFollowUp.settings })
    .from(formFollowUp)
    .where(and(eq(formFollowUp.accountId, accountId), eq(formFollowUp.formId, formId)))
  return row?.settings
}

/** Of all forms of the account that have any, by form. */
export async function allSettings(tx: Tx, accountId: AccountId): Promise<ReadonlyMap<number, FollowUpSettings>> {
  const rows = await tx
    .select({ formId: formFollowUp.formId, settings: formFollowUp.settings })
    .from(formFollowUp)
    .where(eq(formFollowUp.accountId, accountId))
  return new Map(rows.map(({ formId, settings }) => [formId, settings]))
}

export async function putSettings(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  settings: FollowUpSettings,
): Promise<void> {
  await tx
    .insert(formFollowUp)
    .values({ accountId, formId, settings })
    .onConflictDoUpdate({ target: [formFollowUp.accountId, formFollowUp.formId], set: { settings } })
}

/** Records of which somebody is to be told that they are late, held in the order of their ids. */
export function lockWatched(tx: Tx, accountId: AccountId, now: Date, limit: number): Promise<RecordRow[]> {
  return tx
    .select()
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), isNotNull(formRecord.watchAt), lte(formRecord.watchAt, now)))
    .orderBy(asc(formRecord.id))
    .limit(limit)
    .for('update')
}

export async function setWatch(tx: Tx, accountId: AccountId, id: number, watchAt: Date | null): Promise<void> {
  const one = and(eq(formRecord.accountId, accountId), eq(formRecord.id, id))
  await tx.update(formRecord).set({ watchAt }).where(one)
}

/** Open records of forms that came in from live codes, held in the order of their ids. */
export function lockOpenOfCodes(
  tx: Tx,
  accountId: AccountId,
  { formIds, qrCodeIds, limit }: { formIds: readonly number[]; qrCodeIds: readonly string[]; limit: number },
): Promise<RecordRow[]> {
  return tx
    .select()
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        inArray(formRecord.formId, [...formIds]),
        inArray(formRecord.qrCodeId, [...qrCodeIds]),
        inArray(formRecord.followUp, ['pending', 'inProgress']),
        eq(formRecord.locked, false),
      ),
    )
    .orderBy(asc(formRecord.id))
    .limit(limit)
    .for('update')
}

const ofForm = (accountId: AccountId, formId: number) =>
  and(eq(formRecord.accountId, accountId), eq(formRecord.formId, formId), codeInReach(accountId, formRecord.qrCodeId))

/** How many records of a form are in each state; states without any are missing. */
export function countStates(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<{ state: FollowUpState; records: number }[]> {
  return tx
    .select({ state: formRecord.followUp, records: sql<number>`count(*)::int` })
    .from(formRecord)
    .where(ofForm(accountId, formId))
    .groupBy(formRecord.followUp)
}

export async function countLate(tx: Tx, accountId: AccountId, formId: number, now: Date): Promise<number> {
  const late = sql`${formRecord.dueAt} < ${now.toISOString()}::timestamptz and ${formRecord.followUp} in ('pending', 'inProgress')`
  return tx.$count(formRecord, and(ofForm(accountId, formId), late))
}

/** Records since a moment that were brought to an end by a follow-up: each with the last one that did so. */
const endings = (accountId: AccountId, formId: number, since: Date) => sql`
  from ${formRecord} r
  cross join lateral (
    select f.at, f.user_id from ${recordFollowUp} f
    where f.account_id = ${accountId} and f.record_id = r.id and f.state in ('done', 'noNeed')
    order by f.at desc, f.id desc limit 1) f
  where r.account_id = ${accountId} and r.form_id = ${formId} and r.at >= ${since.toISOString()}::timestamptz
    and r.follow_up in ('done', 'noNeed') ${andIf(codeInReach(accountId, sql`r.qr_code_id`))}`

const medianHours = sql`
  (percentile_cont(0.5) within group (order by extract(epoch from f.at - r.at) / 3600))::float8`

/** How many were brought to an end, and the median of the hours that it took. */
export async function endedSince(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  since: Date,
): Promise<{ ended: number; medianHours: number | null }> {
  const { rows } = await tx.execute<{ ended: number; hours: number | null }>(sql`
    select count(*)::int as ended, ${medianHours} as hours ${endings(accountId, formId, since)}`)
  return { ended: rows[0]?.ended ?? 0, medianHours: rows[0]?.hours ?? null }
}

export interface EndedBy<Key> {
  key: Key
  ended: number
  medianHours: number
}

/** The same of those people who ended most; nobody (0) is a rule. */
export async function endedByPerson(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<EndedBy<number>[]> {
  const { rows } = await tx.execute<{ key: string; ended: number; hours: number }>(sql`
    select f.user_id::text as key, count(*)::int as ended, ${medianHours} as hours ${endings(accountId, formId, since)}
    group by f.user_id order by ended desc, f.user_id limit ${limit}`)
  return rows.map(({ key, ended, hours }) => ({ key: Number(key), ended, medianHours: hours }))
}

/** The same of those live codes whose records were most. */
export async function endedByCode(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<EndedBy<string>[]> {
  const { rows } = await tx.execute<{ key: string; ended: number; hours: number }>(sql`
    select r.qr_code_id as key, count(*)::int as ended, ${medianHours} as hours ${endings(accountId, formId, since)}
      and r.qr_code_id is not null
    group by r.qr_code_id order by ended desc, r.qr_code_id limit ${limit}`)
  return rows.map(({ key, ended, hours }) => ({ key, ended, medianHours: hours }))
}
