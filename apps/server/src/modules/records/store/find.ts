import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import { after } from '../rules/filters.ts'
import { formAnswer, formRecord, formSerial, formTally } from '../table/records.ts'

export interface FoundRecord {
  id: number
  formId: number
  number: number
  at: Date
  /** The answer in which the word is; empty where it was the number. */
  text: string
}

/** A question whose answers may be looked through. */
export interface AskedQuestion {
  formId: number
  component: string
}

/** Stretches of numbers that are looked through, and answers of one question: no search costs more among millions. */
const periodsMost = 1_000
const answersMost = 40

/** Forms that have records, those that were filled in last first. */
export async function formsFilledLast(tx: Tx, accountId: AccountId, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ formId: formTally.formId })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), gt(formTally.records, 0)))
    .orderBy(desc(formTally.lastAt))
    .limit(limit)
  return rows.map(({ formId }) => formId)
}

const isOpen = (accountId: AccountId): SQL => sql`not r.locked ${andIf(codeInReach(accountId, sql`r.qr_code_id`))}`

interface Found extends Record<string, unknown> {
  id: string
  form_id: string
  number: number
  at: string
  text: string
}

async function read(tx: Tx, statement: SQL): Promise<FoundRecord[]> {
  const { rows } = await tx.execute<Found>(statement)
  return rows.map(({ id, form_id: formId, number, at, text }) => ({
    ...{ id: Number(id), formId: Number(formId), number, at: new Date(at), text },
  }))
}

/** Records with a number, of all stretches in which it was given out, or of the one that is named. */
export function recordsNumbered(
  tx: Tx,
  accountId: AccountId,
  { formIds, number, period }: { formIds: readonly number[]; number: number; period: string | undefined },
  limit: number,
): Promise<FoundRecord[]> {
  return read(
    tx,
    sql`select found.* from (
        select s.form_id, s.period from ${formSerial} s
        where s.account_id = ${accountId} and s.form_id = any (${sql.param([...formIds])}::bigint[])
          and s.last >= ${number} ${andIf(period === undefined ? undefined : sql`s.period = ${period}`)}
        order by s.period desc limit ${periodsMost}) s
      cross join lateral (
        select r.id, r.form_id, r.number, r.at, '' as text from ${formRecord} r
        where r.account_id = ${accountId} and r.form_id = s.form_id and r.period = s.period and r.number = ${number}
          and ${isOpen(accountId)} limit 1) found
      order by found.at desc limit ${limit}`,
  )
}

const asked = (questions: readonly AskedQuestion[]): SQL => sql`unnest(
  ${sql.param(questions.map(({ formId }) => formId))}::bigint[],
  ${sql.param(questions.map(({ component }) => component))}::text[]) as asked (form_id, component)`

/** As it was written, where it is a text; else as it is kept to be found. */
const written = sql`case when jsonb_typeof(r.answers -> a.component) = 'string'
  then r.answers ->> a.component else a.text end as text`

/** Records of which an answer begins with a text (lower case), of each question a few. */
export function recordsBeginning(
  tx: Tx,
  accountId: AccountId,
  { questions, text }: { questions: readonly AskedQuestion[]; text: string },
  limit: number,
): Promise<FoundRecord[]> {
  return read(
    tx,
    sql`select r.id, r.form_id, r.number, r.at, ${written} from ${asked(questions)}
      cross join lateral (
        select f.record_id, f.component, f.text from ${formAnswer} f
        where f.account_id = ${accountId} and f.form_id = asked.form_id and f.component = asked.component
          and f.text collate "C" >= ${text} and f.text collate "C" < ${after(text)}
          and f.part <> 'file'
        limit ${answersMost}) a
      join ${formRecord} r on r.account_id = ${accountId} and r.id = a.record_id and ${isOpen(accountId)}
      order by r.at desc limit ${limit}`,
  )
}

/** The same of texts within answers, of the newest records of a few forms. */
export function recordsContaining(
  tx: Tx,
  accountId: AccountId,
  { formIds, questions, text, newest }: RecentText,
  limit: number,
): Promise<FoundRecord[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return read(
    tx,
    sql`select r.id, r.form_id, r.number, r.at, ${written}
      from unnest(${sql.param([...formIds])}::bigint[]) as f (form_id)
      cross join lateral (
        select r.* from ${formRecord} r
        where r.account_id = ${accountId} and r.form_id = f.form_id and ${isOpen(accountId)}
        order by r.at desc, r.id desc limit ${newest}) r
      cross join lateral (
        select a.component, a.text from ${formAnswer} a
        where a.account_id = ${accountId} and a.record_id = r.id and a.text like ${part} and a.part <> 'file'
          and (a.form_id, a.component) in (select asked.form_id, asked.component from ${asked(questions)})
        limit 1) a
      order by r.at desc limit ${limit}`,
  )
}

interface RecentText {
  formIds: readonly number[]
  questions: readonly AskedQuestion[]
  text: string
  /** Records of each form that are looked through. */
  newest: number
}
