import { and, eq, inArray } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import type { TypedRow } from '../rules/typed-rows.ts'
import { formAnswer } from '../table/records.ts'
import type { RecordRow } from './records.ts'

/** What a new record is; all else of it is as it is by itself. */
export type NewRecord = Omit<
  RecordRow,
  'accountId' | 'id' | 'formId' | 'redeemedAt' | 'redeemedBy' | 'edits' | 'pushedAt'
>

const columns = {
  version: 'int',
  period: 'text',
  number: 'int',
  answers: 'jsonb',
  claims: 'jsonb',
  score: 'jsonb',
  seed: 'int',
  fillerId: 'bigint',
  qrCodeId: 'text',
  sourceId: 'bigint',
  redeemCode: 'text',
  followUp: 'text',
  chargeId: 'bigint',
  dueAt: 'timestamptz',
  watchAt: 'timestamptz',
  approval: 'text',
  approvalLevel: 'smallint',
  locked: 'boolean',
  attempt: 'text',
  attemptInput: 'text',
  at: 'timestamptz',
} as const satisfies Record<keyof NewRecord, string>

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const names = Object.keys(columns)

const inserting = `
insert into form_record (account_id, form_id, ${names.map(snake).join(', ')})
select $1::bigint, $2::bigint, ${names.map((name) => `t."${name}"`).join(', ')}
from json_to_recordset($3::json) as t (${Object.entries(columns)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ')})
order by t.number
returning id, attempt`

/** Records of one form in one statement, in their order. */
export async function insertRecords(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  records: readonly NewRecord[],
): Promise<RecordRow[]> {
  const rows = await askNamed<{ id: string; attempt: string }>(tx, {
    name: 'record-insert',
    text: inserting,
    values: [accountId, formId, JSON.stringify(records)],
  })
  const ids = new Map(rows.map(({ id, attempt }) => [attempt, Number(id)]))
  return records.map((record) => {
    const id = ids.get(record.attempt)
    if (id === undefined) throw new Error('a record was not inserted')
    return { accountId, id, formId, ...record, redeemedAt: null, redeemedBy: null, edits: 0, pushedAt: null }
  })
}

/** The typed answers of a record. */
interface TypedAnswers {
  record: Pick<RecordRow, 'id' | 'at'>
  rows: readonly TypedRow[]
}

/** Rows of one statement; a table may have thousands. */
const rowsAtOnce = 10_000

/** Writes the typed answers of records of one form, which have none. */
export async function writeAnswers(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  all: readonly TypedAnswers[],
): Promise<void> {
  const values = all.flatMap(({ rows }, nth) => rows.map((row, place) => ({ ...row, nth: nth + 1, place })))
  for (let from = 0; from < values.length; from += rowsAtOnce) {
    const some = values.slice(from, from + rowsAtOnce)
    await askNamed(tx, {
      name: 'record-answers',
      text: `insert into form_answer (account_id, record_id, place, form_id, component, part, text, number, time, at)
        select $1::bigint, ($3::bigint[])[t.nth], t.place, $2::bigint, t.component, t.part, t.text, t.number, t.time,
          ($4::timestamptz[])[t.nth]
        from unnest($5::int[], $6::smallint[], $7::text[], $8::text[], $9::text[], $10::numeric[], $11::text[])
          as t (nth, place, component, part, text, number, time)
        order by t.component`,
      values: [
        accountId,
        formId,
        all.map(({ record }) => record.id),
        all.map(({ record }) => record.at.toISOString()),
        some.map(({ nth }) => nth),
        some.map(({ place }) => place),
        some.map(({ component }) => component),
        some.map(({ part }) => part),
        some.map(({ text }) => text),
        some.map(({ number }) => number),
        some.map(({ time }) => time),
      ],
    })
  }
}

export async function dropAnswers(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<void> {
  await tx
    .delete(formAnswer)
    .where(and(eq(formAnswer.accountId, accountId), inArray(formAnswer.recordId, [...recordIds])))
}
