import { createHash } from 'node:crypto'
import type { FormDocument } from '@matai/form-kit/schema'
import { breath } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { countReport } from '../jobs.ts'
import {
  countRecords,
  createDays,
  type DayCount,
  emptyDay,
  keptDay,
  momentsOfDay,
  sumDays,
} from '../rules/day-count.ts'
import { isWhole } from '../rules/record-query.ts'
import * as store from '../store/counted.ts'
import { rowsOf } from '../store/evidence.ts'
import { type RecordQuery, searchRecords } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'

/** Records that are read at a time. */
const atATime = 1_000
/** Links that are added at a time, and how often while somebody waits. */
const pieceOfLinks = 5_000
const piecesAtOnce = 4
/** Questions of a form whose counts are kept, and milliseconds after which it is noted again that one is asked. */
const keptCounts = 30
const usedEvery = 3_600_000

interface Counting {
  document: FormDocument
  query: RecordQuery
  zone: string
  now: Date
}

/** What of records of one question is counted, day by day. */
export interface CountedDays {
  /** The days of a stretch, `until` not included. */
  days(stretch: { from: string | null; until: string | null }): Promise<{ day: string; counted: DayCount }[]>
}

/**
 * Keeps what many records add up to, day by day, and keeps it up with what happens to them, which the chain of evidence
 * says: nothing is written when a form is filled in, and a report of a million records reads a row a day.
 */
export function createCountedReports({
  database,
  forms,
  standingOf,
}: Pick<Dependencies, 'database' | 'forms' | 'standingOf'>) {
  const { tx } = database

  /** Walks records one day after the other, the newest first. */
  async function walk(
    on: Tx,
    accountId: AccountId,
    { document, query, zone }: Omit<Counting, 'now'>,
    keep: (day: string, counted: DayCount) => Promise<void>,
  ): Promise<void> {
    const dayOf = createDays(zone)
    let [open, parts]: [string, DayCount[]] = ['', []]
    let after: { moment: string; id: number } | undefined
    for (;;) {
      const rows = await searchRecords(on, accountId, query, { sort: 'newest', after, offset: 0, limit: atATime })
      const byDay = Map.groupBy(rows, ({ at }) => dayOf(at))
      for (const [day, some] of byDay) {
        if (open !== day && parts.length > 0) await keep(open, keptDay(sumDays(parts), document))
        if (open !== day) [open, parts] = [day, []]
        parts.push(countRecords(document, some))
        await breath()
      }
      const last = rows.at(-1)
      if (!last || rows.length < atATime) break
      after = { moment: last.moment, id: last.id }
    }
    if (parts.length > 0) await keep(open, keptDay(sumDays(parts), document))
  }

  /** Unlogged: counts say nothing that was not there. */
  async function countAnew(accountId: AccountId, { document, query, zone }: Counting, key: string): Promise<void> {
    const { formId } = query
    const begun = await store.beginCount(tx, accountId, { formId, key })
    if (!begun) return
    const { nextTurn: turn } = begun
    // First, so that what comes meanwhile is looked at again.
    const { links } = await store.standOf(tx, accountId, formId)
    let records = 0
    await walk(tx, accountId, { document, query, zone }, async (day, counted) => {
      records += counted.records + counted.locked
      await store.writeDay(tx, accountId, { formId, key, turn }, { day, counted })
    })
    const ended = { turn, print: printOf(document, zone), links, records }
    await database.transact(accountId, (open) => store.endCount(open, accountId, { formId, key }, ended))
  }

  /** The moments of records that something happened to, of those that are gone as well; undefined where one is unknown. */
  async function momentsOf(open: Tx, accountId: AccountId, formId: number, ids: readonly number[]) {
    const there = new Map((await rowsOf(open, accountId, ids)).map(({ id, at }) => [id, at]))
    const missing = ids.filter((id) => !there.has(id))
    const gone = await store.madeAt(open, accountId, formId, missing)
    const moments = ids.flatMap((id) => there.get(id) ?? gone.get(id) ?? [])
    return moments.length === ids.length ? moments : undefined
  }

  /**
   * Adds a piece of what happened since; `lost`: nobody knows what is missing, and all is to be counted anew.
   * Unlogged: counts say nothing that was not there.
   */
  const keepUp = (
    accountId: AccountId,
    { document, query, zone, now }: Counting,
    key: string,
  ): Promise<'done' | 'more' | 'lost'> =>
    database.transact(accountId, async (open) => {
      const { formId } = query
      await store.seeOneMoment(open)
      const row = await store.takeCount(open, accountId, { formId, key })
      // Whoever else has it keeps it up.
      if (!row) return 'done'
      if (now.getTime() - row.usedAt.getTime() > usedEvery)
        await store.touchCount(open, accountId, { formId, key }, now)
      const stand = await store.standOf(open, accountId, formId)
      const end = (records: number) => (key !== '' || records === stand.records ? 'done' : 'lost')
      if (row.links === stand.links && row.settled) return end(row.records)
      const links = await store.happenedAfter(open, accountId, formId, { after: row.links, limit: pieceOfLinks })
      const isEnd = links.length < pieceOfLinks
      const happened = links.filter(({ kind }) => changesAnswers(kind) || asksOfThread(query))
      const made = new Set(happened.filter(({ kind }) => kind === 'made').map(({ recordId }) => recordId))
      // A count that was taken while records came may have some of them.
      const touched = happened.filter(({ kind }) => kind !== 'made' || !row.settled).map(({ recordId }) => recordId)
      const moments = await momentsOf(open, accountId, formId, [...new Set(touched)])
      if (!moments) return 'lost'
      const dayOf = createDays(zone)
      const stale = new Set(moments.map(dayOf))
      const page = { sort: 'newest' as const, after: undefined, offset: 0, limit: pieceOfLinks }
      const added = await searchRecords(open, accountId, { ...query, ids: [...made] }, page)
      const come = Map.groupBy(
        added.filter(({ at }) => !stale.has(dayOf(at))),
        ({ at }) => dayOf(at),
      )
      const place = { formId, key, turn: row.turn }
      const before = await store.readSomeDays(open, accountId, place, [...stale, ...come.keys()])
      let { records } = row
      const put = async (day: string, counted: DayCount) => {
        const known = before.get(day) ?? emptyDay
        records += counted.records + counted.locked - known.records - known.locked
        await store.writeDay(open, accountId, place, { day, counted })
      }
      for (const day of stale) {
        let counted = emptyDay
        const narrowed = { ...query, ...momentsOfDay(day, zone) }
        await walk(open, accountId, { document, query: narrowed, zone }, async (_, found) => {
          counted = found
        })
        await put(day, counted)
      }
      for (const [day, some] of come)
        await put(day, keptDay(sumDays([before.get(day) ?? emptyDay, countRecords(document, some)]), document))
      // A day that was read anew has what the next piece speaks of as well.
      const settled = isEnd || stale.size === 0
      const reached = isEnd ? stand.links : (links.at(-1)?.seq ?? row.links)
      await store.moveCount(open, accountId, { formId, key }, { links: reached, records, settled })
      return isEnd ? end(records) : 'more'
    })

  /** What is kept of a question, where it is counted by the form and the zone as they are. */
  async function kept(accountId: AccountId, { document, query, zone }: Omit<Counting, 'now'>, key: string) {
    const row = await store.findCount(tx, accountId, { formId: query.formId, key })
    return row && row.turn > 0 && row.print === printOf(document, zone) ? row : undefined
  }

  /**
   * Has a question counted in the background, once in a while.
   * Unlogged: counts say nothing that was not there.
   */
  const want = (accountId: AccountId, asked: RecordQuery, now: Date): Promise<void> =>
    database.transact(accountId, async (open) => {
      const query = withoutDays(asked)
      const { formId } = query
      const key = keyOf(query)
      if (!(await store.wantCount(open, { accountId, formId, key, query, now }))) return
      await store.forgetOldCounts(open, accountId, formId, keptCounts)
      await enqueue(open, countReport, { accountId, formId, key })
    })

  return {
    /** Brings a count up to now, piece by piece, or counts anew. */
    async count(accountId: AccountId, formId: number, key: string, now: Date): Promise<void> {
      const document = await forms.newestOf(tx, accountId, formId)
      const row = await store.findCount(tx, accountId, { formId, key })
      if (!document || !row) return
      const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
      const counting = { document, query: row.query, zone, now }
      if (await kept(accountId, counting, key))
        for (;;) {
          const came = await keepUp(accountId, counting, key)
          if (came === 'done') return
          if (came === 'lost') break
        }
      await countAnew(accountId, counting, key)
    },

    want,

    /** What is counted of a question and kept up; undefined where nothing is, or where it cannot be. */
    async find(accountId: AccountId, asked: Counting): Promise<CountedDays | undefined> {
      const counting = { ...asked, query: withoutDays(asked.query) }
      const { query } = counting
      if (!canBeKept(query)) return undefined
      const { formId } = query
      const key = keyOf(query)
      const row = await kept(accountId, counting, key)
      if (!row) return undefined
      let came = await keepUp(accountId, counting, key)
      for (let piece = 1; came === 'more' && piece < piecesAtOnce; piece++)
        came = await keepUp(accountId, counting, key)
      if (came === 'lost') return undefined
      if (came === 'more') await want(accountId, query, counting.now)
      const { turn } = row
      return { days: (stretch) => store.readDays(tx, accountId, { formId, key, turn, ...stretch }) }
    },
  }
}

/** What is late depends on the moment, and what is in reach on the person. */
export const canBeKept = ({ late }: RecordQuery): boolean => late === undefined && reachNow() === undefined

const changesAnswers = (kind: string): boolean => kind === 'made' || kind === 'changed' || kind === 'removed'

const asksOfThread = ({ followUp, chargeId, approval }: RecordQuery): boolean =>
  followUp !== undefined || chargeId !== undefined || approval !== undefined

const withoutDays = (query: RecordQuery): RecordQuery => ({ ...query, from: undefined, until: undefined })

/** Names what a question asks, whatever its days. */
export const keyOf = (query: RecordQuery): string => {
  const asked = withoutDays(query)
  return isWhole(asked) ? '' : createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

/** By what is counted: another form or another zone counts otherwise. */
const printOf = (document: FormDocument, zone: string): string =>
  createHash('sha256')
    .update(JSON.stringify([document, zone]))
    .digest('base64url')
