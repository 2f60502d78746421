import { mattersCounted } from '@matai/contract'
import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import { formAddress, formApproval, formRecord } from '../table/records.ts'

/** Records that somebody is in charge of and that are not at their end, by form and state; of each to one more than is said. */
export async function countInCharge(tx: Tx, accountId: AccountId, userId: number) {
  const reach = andIf(codeInReach(accountId, sql`r.qr_code_id`))
  const { rows } = await tx.execute<{ formId: string; state: 'pending' | 'inProgress'; records: number }>(sql`
    select a.form_id as "formId", s.state, c.records from ${formAddress} a
    cross join (values ('pending'), ('inProgress')) s (state)
    cross join lateral (
      select count(*)::int as records from (
        select 1 from ${formRecord} r where r.account_id = ${accountId} and r.form_id = a.form_id
          and r.charge_id = ${userId} and r.follow_up = s.state and not r.locked ${reach}
        limit ${mattersCounted + 1}) counted) c
    where a.account_id = ${accountId} and c.records > 0`)
  return rows.map(({ formId, ...row }) => ({ ...row, formId: Number(formId) }))
}

/** The newest records of each form that wait for a decision. */
export async function waitingForDecision(tx: Tx, accountId: AccountId) {
  const reach = andIf(codeInReach(accountId, sql`r.qr_code_id`))
  const { rows } = await tx.execute<{ formId: string; level: number; qrCodeId: string | null }>(sql`
    select w.form_id as "formId", w.approval_level as level, w.qr_code_id as "qrCodeId" from ${formApproval} a
    cross join lateral (
      select r.form_id, r.approval_level, r.qr_code_id from ${formRecord} r
      where r.account_id = ${accountId} and r.form_id = a.form_id and r.approval = 'waiting' and not r.locked ${reach}
      order by r.at desc, r.id desc limit ${mattersCounted + 1}) w
    where a.account_id = ${accountId}`)
  return rows.map(({ formId, ...row }) => ({ ...row, formId: Number(formId) }))
}
