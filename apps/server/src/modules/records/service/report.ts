import { type CallOutput, type contract, type FormReport, type ParsedInput, reportedRecordsMax } from '@matai/contract'
import { addAnswers, emptyTally, finishReport, type ReportValue, type Tally } from '@matai/form-kit/report'
import { answered, type Component, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { Temporal } from 'temporal-polyfill'
import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type ExamTally, emptyExam, examResults, withScore } from '../rules/exam-results.ts'
import { everyDay } from '../rules/every-day.ts'
import { startOfDay } from '../rules/serial.ts'
import { type Masking, maskingOf, seesAll } from '../rules/masking.ts'
import { isWhole, recordQuery } from '../rules/record-query.ts'
import type { RecordRow } from '../store/records.ts'
import { withDisposed } from '../rules/retention.ts'
import * as store from '../store/reporting.ts'
import { disposedByDay } from '../store/retention.ts'
import { type RecordQuery, searchRecords } from '../store/search.ts'
import { codesIn } from './codes-in.ts'
import type { Dependencies } from './dependencies.ts'
import { makeRoom } from './make-room.ts'

type Calls = typeof contract.recordReports
type Asked = ParsedInput<Calls['getReport']>
type Answered = Map<string, { component: Component; answers: unknown[] }>

/** Whose report it is, and what of it is hidden; undefined: nothing. */
interface Reader {
  accountId: AccountId
  zone: string
  masking?: ((newest: FormDocument) => Masking) | undefined
  /** Of the directory that is asked for. */
  qrCodeIds?: readonly string[] | undefined
}

interface Found {
  records: number
  isPart: boolean
  tallies: Map<string, Tally>
  /** Records by day, where days are not counted otherwise. */
  days: Map<string, number>
  exam: ExamTally
}

/** Records that are read at a time. */
const atATime = 500
const day = 86_400_000

/** What was answered, and how often. */
export function createReports({ database, forms, qrCodes }: Pick<Dependencies, 'database' | 'forms' | 'qrCodes'>) {
  const { tx } = database

  /** Looks through the newest records, page by page with rests in between; locked ones are not read. */
  async function tallies(
    accountId: AccountId,
    document: FormDocument,
    query: RecordQuery,
    zone: string,
  ): Promise<Found> {
    const found: Found = { records: 0, isPart: false, tallies: new Map(), days: new Map(), exam: emptyExam() }
    const { searched, dayOf } = { searched: isNarrow(query), dayOf: dayIn(zone) }
    let seen = 0
    let after: { moment: string; id: number } | undefined
    for (;;) {
      const page = { sort: 'newest' as const, after, offset: 0, limit: Math.min(atATime, reportedRecordsMax - seen) }
      const rows = await searchRecords(tx, accountId, query, page)
      const last = rows.at(-1)
      const some: Answered = new Map()
      await restBetween(rows, (row) => {
        if (searched) found.days.set(dayOf(row.at), (found.days.get(dayOf(row.at)) ?? 0) + 1)
        if (row.locked) return
        found.records += 1
        found.exam = withScore(found.exam, row.score)
        addRecord(some, document, row)
      })
      for (const [id, { component, answers }] of some)
        found.tallies.set(id, addAnswers(found.tallies.get(id) ?? emptyTally, component, answers))
      seen += rows.length
      if (!last || rows.length < page.limit) return found
      after = { moment: last.moment, id: last.id }
      if (seen < reportedRecordsMax) continue
      const more = await searchRecords(tx, accountId, query, { ...page, after, limit: 1 })
      return { ...found, isPart: more.length > 0 }
    }
  }

  /** Records of each of the last days; what is searched for was counted while it was looked through. */
  async function daysOf(
    { accountId, zone }: Pick<Reader, 'accountId' | 'zone'>,
    query: RecordQuery,
    found: Found,
    now: Date,
  ) {
    const { formId, qrCodeId, from, until } = query
    // `until` itself no longer belongs to it.
    const end = until ? new Date(until.getTime() - 1) : now
    const start = new Date(
      Math.max(from?.getTime() ?? 0, startOfDay(new Date(end.getTime() - 29 * day), zone).getTime()),
    )
    const shown = { from: start, until: end, zone }
    if (isNarrow(query))
      return everyDay(
        Array.from(found.days, ([date, count]) => ({ date, count })),
        shown,
      )
    const days = { formId, from: start, until: new Date(end.getTime() + 1), zone }
    const counted = await store.countByDay(tx, accountId, qrCodeId === undefined ? days : { ...days, qrCodeId })
    // What is deleted by now was filled in all the same.
    const disposed = qrCodeId === undefined ? await disposedByDay(tx, accountId, formId) : []
    return everyDay(withDisposed(counted, disposed), shown)
  }

  async function reportOf(
    { accountId, zone, masking, qrCodeIds }: Reader,
    asked: Asked,
    now: Date,
  ): Promise<FormReport> {
    const { formId, ...filters } = asked
    const document = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
    const masked = masking?.(document)
    const query = recordQuery({ formId, keyword: '', filters, qrCodeIds }, document, masked)
    if (!query) return { records: 0, isPart: false, days: [], exam: null, questions: [] }
    const found = await tallies(accountId, document, query, zone)
    return {
      records: found.records,
      isPart: found.isPart,
      days: await daysOf({ accountId, zone }, query, found, now),
      exam: examResults(found.exam),
      questions: componentsOf(document)
        .filter(({ type }) => schemaOf(type).answer !== null)
        .map(({ id, type, settings }) => ({
          component: id,
          type,
          title: 'title' in settings ? settings.title : '',
          value: withoutWords(
            finishReport(found.tallies.get(id) ?? emptyTally, { type, settings }),
            masked?.isHidden(id) === true,
          ),
        })),
    }
  }

  return {
    reportOf,

    async ofForm(asked: Asked, context: MemberContext): Promise<FormReport> {
      const { caller, now } = context
      const { accountId, tier, zone } = caller
      const { qrCodeId, directoryId } = asked
      if (qrCodeId !== undefined && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
      await database.transact(accountId, (open) => makeRoom(open, accountId, tier))
      const qrCodeIds = await codesIn(qrCodes, directoryId, context)
      const masking = seesAll(caller) ? undefined : maskingOf
      return reportOf({ accountId, zone, masking, qrCodeIds }, asked, now)
    },

    async list(
      request: ParsedInput<Calls['getSheetReportList']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['getSheetReportList']>> {
      const { accountId, zone } = context.caller
      const { list, ...page } = await forms.list({ ...request, filters: {} }, context)
      const ids = list.map(({ id }) => id)
      const known = await store.talliesOf(tx, accountId, ids)
      const today = await store.countSince(tx, accountId, ids, startOfDay(context.now, zone))
      const week = await store.countSince(tx, accountId, ids, new Date(context.now.getTime() - 7 * day))
      return {
        ...page,
        list: list.map(({ id, title, number }) => ({
          formId: id,
          title,
          number,
          records: known.get(id)?.records ?? 0,
          today: today.get(id) ?? 0,
          week: week.get(id) ?? 0,
          lastAt: known.get(id)?.lastAt.toISOString() ?? null,
        })),
      }
    },
  }
}

/** By the form as it is now: what no longer fits it is not counted. */
function addRecord(some: Answered, document: FormDocument, { answers, seed }: RecordRow): void {
  for (const { component, answer } of answered(document, answers, seed ?? undefined)) {
    if (answer === undefined) continue
    const known = some.get(component.id)
    if (known) known.answers.push(answer)
    else some.set(component.id, { component, answers: [answer] })
  }
}

/** Whether more is asked than days and one code, for which there are counts. */
const isNarrow = ({ from: _, until: __, qrCodeId: ___, ...query }: RecordQuery): boolean =>
  !isWhole({ ...query, from: undefined, until: undefined, qrCodeId: undefined })

const dayIn = (zone: string) => (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

/** What people wrote is not shown to those who may not read it. */
const withoutWords = (value: ReportValue, isHidden: boolean): ReportValue =>
  isHidden && value.shape === 'words' ? { shape: 'answered', answered: value.answered } : value
