import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formRecord, recordFollowUp } from '../table/records.ts'

interface DueRecord {
  id: number
  number: number
  qrCodeId: string | null
  dueAt: Date
}

/**
 * Open records of a form of which it became true between two moments that they are due within some hours: because time
 * went by, or because they came or were given another time.
 */
export async function dueWithin(
  tx: Tx,
  accountId: AccountId,
  { formId, hours, from, until }: { formId: number; hours: number; from: Date; until: Date },
): Promise<DueRecord[]> {
  const [since, now] = [sql`${from.toISOString()}::timestamptz`, sql`${until.toISOString()}::timestamptz`]
  const ahead = sql`${hours}::int * interval '1 hour'`
  const { rows } = await tx.execute<{ id: string; number: number; code: string | null; due: string }>(sql`
    select r.id, r.number, r.qr_code_id as code, r.due_at as due
    from ${formRecord} r
    where r.account_id = ${accountId} and r.form_id = ${formId} and r.due_at is not null
      and r.follow_up in ('pending', 'inProgress') and not r.locked
      and r.due_at > ${since} and r.due_at <= ${now} + ${ahead}
      and (r.due_at > ${since} + ${ahead} or r.at > ${since} or exists (
        select 1 from ${recordFollowUp} f where f.account_id = ${accountId} and f.record_id = r.id
          and f.due_at = r.due_at and f.at > ${since}))
    order by r.due_at, r.id`)
  return rows.map(({ id, number, code, due }) => ({ id: Number(id), number, qrCodeId: code, dueAt: new Date(due) }))
}
