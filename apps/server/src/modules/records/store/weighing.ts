import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formAnswer, formRecord, formTally } from '../table/records.ts'
import type { RecordRow } from './records.ts'

/** Forms of the account of which answers to exam questions may be without their worth. */
export async function formsToWeigh(tx: Tx, accountId: AccountId): Promise<number[]> {
  const rows = await tx
    .select({ formId: formTally.formId })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), eq(formTally.worthDue, true)))
    .orderBy(asc(formTally.formId))
  return rows.map(({ formId }) => formId)
}

export async function setWeighed(tx: Tx, accountId: AccountId, formId: number): Promise<void> {
  await tx
    .update(formTally)
    .set({ worthDue: false })
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
}

/** Records with points after another, held in the order of their ids. */
export const lockScored = (
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { after, limit }: { after: number; limit: number },
): Promise<RecordRow[]> =>
  tx
    .select()
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        isNotNull(formRecord.score),
        gt(formRecord.id, after),
      ),
    )
    .orderBy(asc(formRecord.id))
    .limit(limit)
    .for('update')

export interface Worth {
  recordId: number
  component: string
  /** in hundredths, decimal */
  worth: string
}

export async function writeWorth(tx: Tx, accountId: AccountId, all: readonly Worth[]): Promise<void> {
  if (all.length === 0) return
  const of = <T>(pick: (one: Worth) => T) => sql.param(all.map(pick))
  await tx.execute(sql`
    update ${formAnswer} set number = w.worth
    from unnest(${of((one) => one.recordId)}::bigint[], ${of((one) => one.component)}::text[],
      ${of((one) => one.worth)}::numeric[]) w (record_id, component, worth)
    where form_answer.account_id = ${accountId} and form_answer.record_id = w.record_id
      and form_answer.component = w.component and form_answer.number is distinct from w.worth`)
}
