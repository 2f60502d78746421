import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import type { RowPosition } from '../../../platform/lists/page.ts'
import { momentOf } from '../../../platform/lists/page-sql.ts'
import { after as above, type Compared, type SearchTest } from '../rules/filters.ts'
import { formAnswer, formRecord, formTally, tenthOfPoints } from '../table/records.ts'
import type { RecordRow, ToldRow } from './records.ts'

export interface RecordQuery {
  formId: number
  tests: readonly SearchTest[]
  /** A text with which an answer of one of these components begins, or a record's number. */
  keyword: { text: string; components: readonly string[]; number: number | null } | undefined
  fillerId: number | undefined
  qrCodeId: string | undefined
  /** Any of these live codes. */
  qrCodeIds?: readonly string[] | undefined
  followUp?: RecordRow['followUp'] | undefined
  chargeId?: number | undefined
  approval?: RecordRow['approval'] | undefined
  /** Of the points of an exam, from 0 to 9, as `withScore` counts them. */
  tenth?: number | undefined
  passed?: boolean | undefined
  /** Due, and not followed up to the end. */
  late?: true | undefined
  from: Date | undefined
  until: Date | undefined
  /** Without those that the tier has no room for. */
  isOpen?: true
  /** Any of these records. */
  ids?: readonly number[]
}

export interface RecordPage {
  sort: 'newest' | 'oldest'
  after: RowPosition | undefined
  offset: number
  limit: number
}

const text = sql`${formAnswer.text} collate "C"`
const time = sql`${formAnswer.time} collate "C"`

const between = (from: string): SQL => sql`${text} >= ${from} and ${text} < ${above(from)}`
const escaped = (value: string) => value.replace(/[\\%_]/g, '\\$&')

/** Whether a typed value is what is asked for. A date is the whole day: what is at most it may go on behind it. */
const comparisons: Record<Compared['by'], (is: Compared) => SQL> = {
  part: ({ value }) => sql`${formAnswer.part} = ${value} and ${formAnswer.part} <> ''`,
  text: ({ value }) => sql`${text} = ${value}`,
  begins: ({ value }) => between(value),
  contains: ({ value }) => sql`${formAnswer.text} like ${`%${escaped(value)}%`}`,
  number: (is) => inOrder(sql`${formAnswer.number}`, sql`${is.value}::numeric`, sql`${is.value}::numeric`, is),
  time: (is) => inOrder(time, sql`${is.value}`, sql`${above(is.value)}`, is),
}

function inOrder(column: SQL, low: SQL, high: SQL, is: Compared): SQL {
  const order = 'order' in is ? is.order : 'is'
  const known = sql`${column} is not null`
  if (order === 'atLeast') return sql`${known} and ${column} >= ${low}`
  if (order === 'atMost') return sql`${known} and ${column} <= ${high}`
  return sql`${known} and ${column} >= ${low} and ${column} <= ${high}`
}

const valueIs = (is: Compared | null) => (is ? sql`and ${comparisons[is.by](is)}` : sql``)

/** Whether a record has an answer that fits; asked of the record's own few values. */
function hasAnswer({ component, holds, is, until }: SearchTest): SQL {
  const found = sql`exists (
    select 1 from ${formAnswer} where ${formAnswer.accountId} = ${formRecord.accountId}
      and ${formAnswer.recordId} = ${formRecord.id} and ${formAnswer.component} = ${component} ${valueIs(is)} ${valueIs(until ?? null)})`
  return holds ? found : sql`not ${found}`
}

/** The records that have a value, by the index of that value. */
function recordsWith(accountId: AccountId, formId: number, components: readonly string[], is: Compared): SQL {
  return sql`select ${formAnswer.recordId} from ${formAnswer}
    where ${formAnswer.accountId} = ${accountId} and ${formAnswer.formId} = ${formId}
      and ${formAnswer.component} = any (${sql.param([...components])}::text[]) and ${comparisons[is.by](is)}`
}

function named(accountId: AccountId, { formId, keyword }: RecordQuery): SQL | undefined {
  if (!keyword) return undefined
  const answered = sql`${formRecord.id} in (${recordsWith(accountId, formId, keyword.components, { by: 'begins', value: keyword.text })})`
  return keyword.number === null ? answered : sql`(${answered} or ${formRecord.number} = ${keyword.number})`
}

function plain(accountId: AccountId, query: RecordQuery): SQL | undefined {
  const { formId, fillerId, qrCodeId, qrCodeIds, followUp, chargeId, approval, late, from, until, isOpen, ids } = query
  const { tenth, passed } = query
  return and(
    eq(formRecord.accountId, accountId),
    eq(formRecord.formId, formId),
    fillerId === undefined ? undefined : eq(formRecord.fillerId, fillerId),
    qrCodeId === undefined ? undefined : eq(formRecord.qrCodeId, qrCodeId),
    qrCodeIds && sql`${formRecord.qrCodeId} = any (${sql.param([...qrCodeIds])}::text[])`,
    followUp === undefined ? undefined : eq(formRecord.followUp, followUp),
    chargeId === undefined ? undefined : eq(formRecord.chargeId, chargeId),
    approval === undefined ? undefined : eq(formRecord.approval, approval),
    tenth === undefined ? undefined : sql`${tenthOfPoints} = ${tenth} and ${formRecord.score} is not null`,
    passed === undefined ? undefined : sql`${formRecord.score} ->> 'passed' = ${String(passed)}`,
    late && sql`${formRecord.dueAt} < now() and ${formRecord.followUp} in ('pending', 'inProgress')`,
    from && gte(formRecord.at, from),
    until && lt(formRecord.at, until),
    isOpen && eq(formRecord.locked, false),
    ids && sql`${formRecord.id} = any (${sql.param([...ids])}::bigint[])`,
    codeInReach(accountId, formRecord.qrCodeId),
  )
}

/** What is found by an equal value has its moments in the index, so its first pages cost the same among millions. */
const isLeading = ({ holds, is }: SearchTest) =>
  holds &&
  is !== null &&
  (is.by === 'part' || is.by === 'text' || ('order' in is && is.by === 'number' && is.order === 'is'))

const matching = (accountId: AccountId, query: RecordQuery, tests: readonly SearchTest[]) =>
  and(plain(accountId, query), named(accountId, query), ...tests.map(hasAnswer))

function beyond({ sort, after }: Pick<RecordPage, 'sort' | 'after'>, moment: SQL, id: SQL): SQL | undefined {
  if (!after) return undefined
  const place = sql`(${after.moment}::timestamptz, ${after.id}::bigint)`
  return sort === 'newest' ? sql`(${moment}, ${id}) < ${place}` : sql`(${moment}, ${id}) > ${place}`
}

const unled = (accountId: AccountId, query: RecordQuery, page: RecordPage) =>
  and(matching(accountId, query, query.tests), beyond(page, sql`${formRecord.at}`, sql`${formRecord.id}`))

interface RawRow {
  id: string
  version: number
  period: string
  number: number
  answers: RecordRow['answers']
  score: RecordRow['score']
  filler: string | null
  code: string | null
  source: string | null
  redeem_code: string | null
  redeemed_at: string | null
  redeemed_by: string | null
  follow_up: RecordRow['followUp']
  charge: string | null
  due_at: string | null
  approval: RecordRow['approval']
  level: number
  edits: number
  moment: string
}

const numberOf = (written: string | null): number | null => (written === null ? null : Number(written))
const dateOf = (written: string | null): Date | null => (written === null ? null : new Date(written))

/** A page of a search for a file of very many: as the driver reads it, and only what is told of records. */
export async function searchForFile(
  tx: Tx,
  accountId: AccountId,
  query: RecordQuery & { isOpen: true },
  page: RecordPage,
): Promise<(ToldRow & { moment: string })[]> {
  if (query.tests.some(isLeading)) return searchRecords(tx, accountId, query, page)
  const way = page.sort === 'newest' ? sql`desc` : sql`asc`
  const { formId } = query
  const { rows } = await tx.execute<RawRow & Record<string, unknown>>(sql`
    select id, version, period, number, answers, score, filler_id as filler, qr_code_id as code, source_id as source,
      redeem_code, redeemed_at, redeemed_by, follow_up, charge_id as charge, due_at, approval, approval_level as level, edits,
      at as moment
    from ${formRecord} where ${unled(accountId, query, page)}
    order by ${formRecord.at} ${way}, ${formRecord.id} ${way} limit ${page.limit}`)
  return rows.map((row) => ({
    ...{ accountId, formId, locked: false, id: Number(row.id), version: row.version, period: row.period },
    ...{ number: row.number, answers: row.answers, score: row.score, followUp: row.follow_up },
    ...{ fillerId: numberOf(row.filler), qrCodeId: row.code, sourceId: numberOf(row.source) },
    ...{ redeemCode: row.redeem_code, redeemedAt: dateOf(row.redeemed_at), redeemedBy: numberOf(row.redeemed_by) },
    ...{ chargeId: numberOf(row.charge), dueAt: dateOf(row.due_at), approval: row.approval },
    ...{ approvalLevel: row.level, edits: row.edits },
    ...{ at: new Date(row.moment), moment: row.moment },
  }))
}

/** A page of a search. `moment` is that of the record with microseconds, for the cursor. */
export async function searchRecords(
  tx: Tx,
  accountId: AccountId,
  query: RecordQuery,
  page: RecordPage,
): Promise<(RecordRow & { moment: string })[]> {
  const order = page.sort === 'newest' ? desc : asc
  const leading = query.tests.find(isLeading)
  const others = query.tests.filter((test) => test !== leading)
  const columns = { ...getTableColumns(formRecord), moment: momentOf(formRecord.at) }
  if (!leading?.is) {
    return tx
      .select(columns)
      .from(formRecord)
      .where(unled(accountId, query, page))
      .orderBy(order(formRecord.at), order(formRecord.id))
      .offset(page.offset)
      .limit(page.limit)
  }
  const { formId } = query
  const ids = await tx.execute<{ id: string }>(sql`
    select distinct ${formAnswer.at}, ${formAnswer.recordId} as id
    from ${formAnswer} join ${formRecord}
      on ${formRecord.accountId} = ${formAnswer.accountId} and ${formRecord.id} = ${formAnswer.recordId}
    where ${formAnswer.accountId} = ${accountId} and ${formAnswer.formId} = ${formId}
      and ${formAnswer.component} = ${leading.component} and ${comparisons[leading.is.by](leading.is)}
      and ${and(matching(accountId, query, others), beyond(page, sql`${formAnswer.at}`, sql`${formAnswer.recordId}`))}
    order by ${order(formAnswer.at)}, ${order(formAnswer.recordId)}
    offset ${page.offset} limit ${page.limit}`)
  const found = ids.rows.map(({ id }) => Number(id))
  if (found.length === 0) return []
  return tx
    .select(columns)
    .from(formRecord)
    .where(and(eq(formRecord.accountId, accountId), inArray(formRecord.id, found)))
    .orderBy(order(formRecord.at), order(formRecord.id))
}

/** How many a search finds, not counted past so many. */
export async function countFound(tx: Tx, accountId: AccountId, query: RecordQuery, atMost: number): Promise<number> {
  const leading = query.tests.find(isLeading)
  const others = query.tests.filter((test) => test !== leading)
  const isLed = leading?.is
    ? sql`and ${formRecord.id} in (${recordsWith(accountId, query.formId, [leading.component], leading.is)})`
    : sql``
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from ${formRecord} where ${matching(accountId, query, others)} ${isLed} limit ${atMost}) counted`)
  return rows[0]?.n ?? 0
}

/** Records of a form, kept as a number of its own. */
export async function countOfForm(tx: Tx, accountId: AccountId, formId: number): Promise<number> {
  const [row] = await tx
    .select({ records: formTally.records })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), eq(formTally.formId, formId)))
  return row?.records ?? 0
}

/** The same of several forms; those that never had one are missing. */
export async function countsOfForms(
  tx: Tx,
  accountId: AccountId,
  formIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (formIds.length === 0) return new Map()
  const rows = await tx
    .select({ formId: formTally.formId, records: formTally.records })
    .from(formTally)
    .where(and(eq(formTally.accountId, accountId), inArray(formTally.formId, [...formIds])))
  return new Map(rows.map(({ formId, records }) => [formId, records]))
}
