import { type CallOutput, type contract, type FormReport, type ParsedInput, reportedRecordsMax } from '@matai/contract'
import { emptyTally, finishReport, type ReportValue } from '@matai/form-kit/report'
import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { breath } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { countRecords, createDays, type DayCount, sumDays, wholeDays } from '../rules/day-count.ts'
import { examResults } from '../rules/exam-results.ts'
import { everyDay } from '../rules/every-day.ts'
import { startOfDay } from '../rules/serial.ts'
import { type Masking, maskingOf, seesAll } from '../rules/masking.ts'
import type { Reader as Rights } from '../rules/taken.ts'
import { isWhole, recordQuery } from '../rules/record-query.ts'
import { withDisposed } from '../rules/retention.ts'
import * as store from '../store/reporting.ts'
import { disposedByDay } from '../store/retention.ts'
import { type RecordQuery, searchRecords } from '../store/search.ts'
import { codesIn } from './codes-in.ts'
import { canBeKept, type CountedDays, createCountedReports, keyOf } from './count-report.ts'
import type { Dependencies } from './dependencies.ts'
import { makeRoom } from './make-room.ts'

type Calls = typeof contract.recordReports
type Asked = ParsedInput<Calls['getReport']>

/** What is read, and by which form and clock. */
interface Reading {
  accountId: AccountId
  document: FormDocument
  query: RecordQuery
  zone: string
  now: Date
}

/** Whose report it is, and what of it is hidden; undefined: nothing. */
interface Reader {
  accountId: AccountId
  zone: string
  masking?: ((newest: FormDocument) => Masking) | undefined
  /** Of the directory that is asked for. */
  qrCodeIds?: readonly string[] | undefined
}

interface Found {
  isPart: boolean
  counted: DayCount
  /** Records by day. */
  days: ReadonlyMap<string, number>
}

/** Records that are read at a time. */
const atATime = 500
const day = 86_400_000

/** From so many records on what they add up to is kept for the next time. */
const worthKeeping = 2_000

/** What was answered, and how often. */
export function createReports(dependencies: Pick<Dependencies, 'database' | 'forms' | 'qrCodes' | 'standingOf'>) {
  const { database, forms, qrCodes } = dependencies
  const { tx } = database
  const counting = createCountedReports(dependencies)

  /** Looks through the newest records, page by page with rests in between; locked ones are not read. */
  async function newest(accountId: AccountId, document: FormDocument, query: RecordQuery, zone: string) {
    const days = new Map<string, number>()
    const parts: DayCount[] = []
    const dayOf = createDays(zone)
    let seen = 0
    let after: { moment: string; id: number } | undefined
    for (;;) {
      const page = { sort: 'newest' as const, after, offset: 0, limit: Math.min(atATime, reportedRecordsMax - seen) }
      const rows = await database.reading((on) => searchRecords(on, accountId, query, page))
      const last = rows.at(-1)
      for (const { at } of rows) days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + 1)
      parts.push(countRecords(document, rows))
      await breath()
      seen += rows.length
      const found = { seen, isPart: false, counted: sumDays(parts), days }
      if (!last || rows.length < page.limit) return found
      after = { moment: last.moment, id: last.id }
      if (seen < reportedRecordsMax) continue
      const more = await searchRecords(tx, accountId, query, { ...page, after, limit: 1 })
      return { ...found, isPart: more.length > 0 }
    }
  }

  /** What is kept of whole days, with what lies beside them. */
  async function ofKept(kept: CountedDays, so: Omit<Reading, 'now'>): Promise<Found> {
    const { accountId, document, query, zone } = so
    const { days: stretch, beside } = wholeDays(query, zone)
    const rows = await kept.days(stretch)
    const days = new Map(rows.map(({ day, counted }) => [day, counted.records + counted.locked]))
    const parts = rows.map(({ counted }) => counted)
    let isPart = false
    for (const { from, until } of beside) {
      const found = await newest(accountId, document, { ...query, from, until }, zone)
      for (const [day, count] of found.days) days.set(day, (days.get(day) ?? 0) + count)
      parts.push(found.counted)
      isPart ||= found.isPart
    }
    return { isPart, counted: sumDays(parts), days }
  }

  /** All records; of many, until they are counted, the newest. Who can wait has them counted at once. */
  async function tallies(so: Reading, canWait: boolean): Promise<Found> {
    const { accountId, document, query, zone, now } = so
    const kept = await counting.find(accountId, so)
    if (kept) return ofKept(kept, so)
    const found = await newest(accountId, document, query, zone)
    if (found.seen < worthKeeping || !canBeKept(query)) return found
    await counting.want(accountId, query, now)
    if (!found.isPart || !canWait) return found
    await counting.count(accountId, query.formId, keyOf(query), now)
    const counted = await counting.find(accountId, so)
    return counted ? ofKept(counted, so) : found
  }

  /** Records of each of the last days; those that are deleted by now were filled in all the same. */
  async function daysOf({ accountId, query, zone, now }: Omit<Reading, 'document'>, found: Found) {
    const { formId, from, until } = query
    // `until` itself no longer belongs to it.
    const end = until ? new Date(until.getTime() - 1) : now
    const start = new Date(
      Math.max(from?.getTime() ?? 0, startOfDay(new Date(end.getTime() - 29 * day), zone).getTime()),
    )
    const shown = { from: start, until: end, zone }
    const isOfAll = isWhole({ ...query, from: undefined, until: undefined })
    const disposed = isOfAll ? await disposedByDay(tx, accountId, formId) : []
    const known = Array.from(found.days, ([date, count]) => ({ date, count }))
    const isCounted = !found.isPart || isNarrow(query)
    const { qrCodeId } = query
    const days = { formId, from: start, until: new Date(end.getTime() + 1), zone, ...(qrCodeId && { qrCodeId }) }
    const counted = isCounted ? known : await store.countByDay(tx, accountId, days)
    return everyDay(withDisposed(counted, disposed), shown)
  }

  async function reportOf(
    { accountId, zone, masking, qrCodeIds }: Reader,
    asked: Asked,
    now: Date,
    canWait = false,
  ): Promise<FormReport> {
    const { formId, ...filters } = asked
    const document = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
    const masked = masking?.(document)
    const query = recordQuery({ formId, keyword: '', filters, qrCodeIds }, document, masked)
    if (!query) return { records: 0, isPart: false, days: [], exam: null, questions: [] }
    const so = { accountId, document, query, zone, now }
    const found = await tallies(so, canWait)
    const { records, exam, tallies: counted } = found.counted
    return {
      records,
      isPart: found.isPart,
      days: await daysOf(so, found),
      exam: examResults(exam),
      questions: componentsOf(document)
        .filter(({ type }) => schemaOf(type).answer !== null)
        .map(({ id, type, settings }) => ({
          component: id,
          type,
          title: 'title' in settings ? settings.title : '',
          value: withoutWords(
            finishReport(counted[id] ?? emptyTally, { type, settings }),
            masked?.isHidden(id) === true,
          ),
        })),
    }
  }

  return {
    reportOf,
    maskingFor,
    count: counting.count,
    want: counting.want,

    async ofForm(asked: Asked, context: MemberContext): Promise<FormReport> {
      const { caller, now } = context
      const { accountId, tier, zone } = caller
      const { qrCodeId, directoryId } = asked
      if (qrCodeId !== undefined && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
      await database.transact(accountId, (open) => makeRoom(open, accountId, tier))
      const qrCodeIds = await codesIn(qrCodes, directoryId, context)
      return reportOf({ accountId, zone, masking: maskingFor(caller), qrCodeIds }, asked, now)
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

/** What is hidden of a report from somebody with these rights. */
const maskingFor = (reader: Pick<Rights, 'role' | 'flags'>) => (seesAll(reader) ? undefined : maskingOf)

/** Whether more is asked than days and one code, of which the database counts days by an index. */
const isNarrow = ({ from: _, until: __, qrCodeId: ___, ...query }: RecordQuery): boolean =>
  !isWhole({ ...query, from: undefined, until: undefined, qrCodeId: undefined })

/** What people wrote is not shown to those who may not read it. */
const withoutWords = (value: ReportValue, isHidden: boolean): ReportValue =>
  isHidden && value.shape === 'words' ? { shape: 'answered', answered: value.answered } : value
