import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import type { LinkRow } from '../rules/evidence.ts'
import { formRecord, formTally, recordChange, recordLink, recordPrint } from '../table/records.ts'
import type { ChangeRow, RecordRow } from './records.ts'

const ofForm = (accountId: AccountId, formId: number) =>
  and(eq(recordLink.accountId, accountId), eq(recordLink.formId, formId))

/** Where the chain of a form ends; whoever comes with another link waits for this transaction. */
export async function holdHead(tx: Tx, accountId: AccountId, formId: number): Promise<{ links: number; mark: string }> {
  const one = and(eq(formTally.accountId, accountId), eq(formTally.formId, formId))
  const columns = { links: formTally.links, mark: formTally.mark }
  const [row] = await tx.select(columns).from(formTally).where(one).for('update')
  if (!row) throw new Error('a form that never had a record has no chain')
  return row
}

/** Puts links behind the end of a chain, which is held. */
export async function appendLinks(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  links: readonly Omit<LinkRow, 'accountId'>[],
): Promise<void> {
  const last = links.at(-1)
  if (!last) return
  // Every submission comes by here.
  await askNamed(tx, {
    name: 'record-links',
    text: `with linked as (
        insert into record_link
          (account_id, form_id, seq, record_id, period, number, kind, digest, change, entry_id, mark, at)
        select $1::bigint, $2::bigint, t.seq, t."recordId", t.period, t.number, t.kind, t.digest, t.change, t."entryId",
          t.mark, t.at
        from json_to_recordset($3::json) as t (seq int, "recordId" bigint, period text, number int, kind text,
          digest text, change text, "entryId" bigint, mark text, at timestamptz))
      update form_tally set links = $4, mark = $5 where account_id = $1 and form_id = $2`,
    values: [accountId, formId, JSON.stringify(links), last.seq, last.mark],
  })
}

/** Writes links of a chain anew, and the end of it. */
export async function replaceLinks(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  links: readonly Omit<LinkRow, 'accountId'>[],
): Promise<void> {
  const last = links.at(-1)
  if (!last) return
  for (const { seq, digest, change, mark } of links)
    await tx
      .update(recordLink)
      .set({ digest, change, mark })
      .where(and(ofForm(accountId, formId), eq(recordLink.seq, seq)))
  await tx
    .update(formTally)
    .set({ links: last.seq, mark: last.mark })
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
}

/** The end of a chain as it is; undefined before the first record. */
export async function headOf(
  tx: Tx,
  accountId: AccountId,
  formId: number,
): Promise<{ links: number; mark: string } | undefined> {
  const [row] = await tx
    .select({ links: formTally.links, mark: formTally.mark })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
  return row
}

export function linksOfRecords(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  recordIds: readonly number[],
): Promise<LinkRow[]> {
  return tx
    .select()
    .from(recordLink)
    .where(and(ofForm(accountId, formId), inArray(recordLink.recordId, [...recordIds])))
    .orderBy(asc(recordLink.seq))
}

/** Marks of links by their places. */
export async function marksAt(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  places: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (places.length === 0) return new Map()
  const rows = await tx
    .select({ seq: recordLink.seq, mark: recordLink.mark })
    .from(recordLink)
    .where(and(ofForm(accountId, formId), inArray(recordLink.seq, [...places])))
  return new Map(rows.map(({ seq, mark }) => [seq, mark]))
}

/** Links behind a place, in their order. */
export function linksAfter(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { after, limit }: { after: number; limit: number },
): Promise<LinkRow[]> {
  return tx
    .select()
    .from(recordLink)
    .where(and(ofForm(accountId, formId), gt(recordLink.seq, after)))
    .orderBy(asc(recordLink.seq))
    .limit(limit)
}

/** Whom a number belonged to when its record was made, and to whom it belongs now. */
export async function recordsNumbered(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { number, period }: { number: number; period: string | undefined },
): Promise<number[]> {
  const linked = await tx
    .selectDistinct({ id: recordLink.recordId })
    .from(recordLink)
    .where(
      and(
        ofForm(accountId, formId),
        eq(recordLink.number, number),
        period === undefined ? undefined : eq(recordLink.period, period),
      ),
    )
    .limit(20)
  const there = await tx
    .select({ id: formRecord.id })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        eq(formRecord.number, number),
        period === undefined ? undefined : eq(formRecord.period, period),
      ),
    )
    .limit(20)
  return [...new Set([...linked, ...there].map(({ id }) => id))]
}

export function rowsOf(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<RecordRow[]> {
  return tx
    .select()
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), inArray(formRecord.id, [...recordIds])))
}

export function changesOf(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(recordChange)
    .where(and(eq(recordChange.accountId, accountId), inArray(recordChange.recordId, [...recordIds])))
    .orderBy(asc(recordChange.id))
}

/** Records of a form that no link speaks of. */
export async function countUnlinked(tx: Tx, accountId: AccountId, formId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from ${formRecord}
    where ${formRecord.accountId} = ${accountId} and ${formRecord.formId} = ${formId} and not exists (
      select 1 from ${recordLink} where ${recordLink.accountId} = ${accountId} and ${recordLink.formId} = ${formId}
        and ${recordLink.recordId} = ${formRecord.id})`)
  return rows[0]?.n ?? 0
}

export type PrintRow = typeof recordPrint.$inferSelect

/** Remembers a PDF by its bytes. */
export async function insertPrint(
  tx: Tx,
  values: Omit<typeof recordPrint.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<void> {
  await tx.insert(recordPrint).values(values).onConflictDoNothing()
}

export async function findPrint(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  sha256: string,
): Promise<PrintRow | undefined> {
  const one = and(eq(recordPrint.accountId, accountId), eq(recordPrint.formId, formId), eq(recordPrint.sha256, sha256))
  const [row] = await tx.select().from(recordPrint).where(one)
  return row
}
