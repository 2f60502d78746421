import { type CallOutput, type contract, type FormReport, type ParsedInput, reportedRecordsMax } from '@matai/contract'
import { addAnswer, emptyTally, finishReport, mergeTallies, type Tally } from '@matai/form-kit/report'
import { answered, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { everyDay } from '../rules/every-day.ts'
import { startOfDay } from '../rules/serial.ts'
import type { RecordRow } from '../store/records.ts'
import { withDisposed } from '../rules/retention.ts'
import * as store from '../store/reporting.ts'
import { disposedByDay } from '../store/retention.ts'
import { searchRecords } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { makeRoom } from './make-room.ts'

type Calls = typeof contract.recordReports
type Tallies = Map<string, Tally>

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
    query: Parameters<typeof searchRecords>[2],
  ): Promise<{ records: number; isPart: boolean; tallies: Tallies }> {
    const sums: Tallies = new Map()
    let [seen, records] = [0, 0]
    let after: { moment: string; id: number } | undefined
    for (;;) {
      const page = { sort: 'newest' as const, after, offset: 0, limit: Math.min(atATime, reportedRecordsMax - seen) }
      const rows = await searchRecords(tx, accountId, query, page)
      const last = rows.at(-1)
      const some: Tallies = new Map()
      await restBetween(rows, (row) => {
        if (!row.locked) addRecord(some, document, row)
      })
      for (const [id, tally] of some) sums.set(id, mergeTallies(sums.get(id) ?? emptyTally, tally))
      seen += rows.length
      records += rows.filter(({ locked }) => !locked).length
      if (!last || rows.length < page.limit) return { records, isPart: false, tallies: sums }
      after = { moment: last.moment, id: last.id }
      if (seen < reportedRecordsMax) continue
      const more = await searchRecords(tx, accountId, query, { ...page, after, limit: 1 })
      return { records, isPart: more.length > 0, tallies: sums }
    }
  }

  async function reportOf(
    { accountId, zone }: { accountId: AccountId; zone: string },
    asked: ParsedInput<Calls['getReport']>,
    now: Date,
  ): Promise<FormReport> {
    const { formId, qrCodeId } = asked
    const document = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
    const [from, until] = [asked.from, asked.until].map((one) => (one === undefined ? undefined : new Date(one)))
    const query = { formId, tests: [], keyword: undefined, fillerId: undefined, qrCodeId, from, until }
    const found = await tallies(accountId, document, query)
    // `until` itself no longer belongs to it.
    const end = until ? new Date(until.getTime() - 1) : now
    const start = new Date(
      Math.max(from?.getTime() ?? 0, startOfDay(new Date(end.getTime() - 29 * day), zone).getTime()),
    )
    const days = { formId, from: start, until: new Date(end.getTime() + 1), zone }
    const counted = await store.countByDay(tx, accountId, qrCodeId === undefined ? days : { ...days, qrCodeId })
    // What is deleted by now was filled in all the same.
    const disposed = qrCodeId === undefined ? await disposedByDay(tx, accountId, formId) : []
    return {
      records: found.records,
      isPart: found.isPart,
      days: everyDay(withDisposed(counted, disposed), { from: start, until: end, zone }),
      questions: componentsOf(document)
        .filter(({ type }) => schemaOf(type).answer !== null)
        .map(({ id, type, settings }) => ({
          component: id,
          type,
          title: 'title' in settings ? settings.title : '',
          value: finishReport(found.tallies.get(id) ?? emptyTally, { type, settings }),
        })),
    }
  }

  return {
    reportOf,

    async ofForm(asked: ParsedInput<Calls['getReport']>, { caller, now }: MemberContext): Promise<FormReport> {
      const { accountId, tier } = caller
      const { qrCodeId } = asked
      if (qrCodeId !== undefined && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
      await database.transact(accountId, (open) => makeRoom(open, accountId, tier))
      return reportOf(caller, asked, now)
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
function addRecord(sums: Tallies, document: FormDocument, { answers, seed }: RecordRow): void {
  for (const { component, answer } of answered(document, answers, seed ?? undefined)) {
    if (answer === undefined) continue
    const { id } = component
    sums.set(id, addAnswer(sums.get(id) ?? emptyTally, component, answer))
  }
}
