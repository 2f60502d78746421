import type { BlockedCode, OperatedCode, ReportedCode } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { shortIdIn, toCodeBlock, toCodeReport } from '../rules.ts'
import { listBlocksOf } from '../store/blocks.ts'
import { countBlocks, countReported, listBlocks, listReported } from '../store/everybody.ts'
import { listReportsOf } from '../store/reports.ts'
import type { Dependencies } from './dependencies.ts'
import { addressOfSubject, createSubjects, type Subject, subjectState } from './subjects.ts'

/** Under which address codes are printed, and when it is. */
export interface Looking {
  origin: string
  now: Date
}

interface Paging {
  keyword?: string | undefined
  page: number
  pageSize: number
  cursor?: string | undefined
}

/** More than these are not counted. */
const countedAtMost = 1_000
const reportsShown = 50
const blocksShown = 50

/** What whoever runs the server sees of all accounts. */
export function createOperatorLists({ database, accountNamesOf, ...others }: Dependencies) {
  const { tx } = database
  const operated = createSubjects(others)

  async function describe(rows: Subject[], { origin, now }: Looking): Promise<Map<string, OperatedCode>> {
    const names = await accountNamesOf(tx, [...new Set(rows.map(({ accountId }) => accountId))])
    const toItem = ({ id, name, kind, accountId, ...row }: Subject): OperatedCode => ({
      id,
      name,
      url: addressOfSubject(origin, id),
      kind,
      state: subjectState({ id, name, kind, accountId, ...row }, now),
      blockedAt: row.blockedAt?.toISOString() ?? null,
      owner: { accountId, name: names.get(accountId) ?? '' },
    })
    return new Map(rows.map((row) => [row.id, toItem(row)]))
  }

  const codesOf = async (rows: { qrCodeId: string }[], looking: Looking) =>
    describe(await operated.find(tx, [...new Set(rows.map(({ qrCodeId }) => qrCodeId))]), looking)

  return {
    async reported({ state, ...paging }: Paging & { state: 'open' | 'closed' }, looking: Looking) {
      const [rows, total] = await Promise.all([
        listReported(tx, { state, ...placeOf(paging) }),
        countReported(tx, { state, keyword: paging.keyword ?? '' }, countedAtMost + 1),
      ])
      const codes = await codesOf(
        rows.map(({ report }) => report),
        looking,
      )
      const list = rows.flatMap(({ report, reports }): ReportedCode[] => {
        const code = codes.get(report.qrCodeId)
        return code ? [{ code, reports, newest: toCodeReport(report) }] : []
      })
      const last = rows.at(-1)
      return answer(list, total, paging, last && { moment: last.moment, id: last.report.id })
    },

    async blocked({ state, ...paging }: Paging & { state: 'standing' | 'appealed' }, looking: Looking) {
      const [rows, total] = await Promise.all([
        listBlocks(tx, { state, ...placeOf(paging) }),
        countBlocks(tx, { state, keyword: paging.keyword ?? '' }, countedAtMost + 1),
      ])
      const codes = await codesOf(rows, looking)
      const list = rows.flatMap((row): BlockedCode[] => {
        const code = codes.get(row.qrCodeId)
        return code ? [{ code, block: toCodeBlock(row) }] : []
      })
      return answer(list, total, paging, rows.at(-1))
    },

    /** A code of whatever account with what visitors see, what they reported, and when it was stopped. */
    async find(typed: string, looking: Looking) {
      const id = shortIdIn(typed)
      const [row] = id ? await operated.find(tx, [id]) : []
      if (!row) return fail('abuse.codeUnknown', { as: 'notFound', fields: unknownCode })
      const [codes, content, reports, blocks] = await Promise.all([
        describe([row], looking),
        operated.content(tx, row, looking.now),
        listReportsOf(tx, row.accountId, row.id, reportsShown),
        listBlocksOf(tx, row.accountId, row.id, blocksShown),
      ])
      const code = codes.get(row.id)
      if (!code) throw new Error('a code was not described')
      return { code, content, reports: reports.map(toCodeReport), blocks: blocks.map(toCodeBlock) }
    },
  }
}

const unknownCode = [{ path: ['code'], phrase: 'abuse.codeUnknown' as const }]

function placeOf({ page, pageSize, keyword = '', cursor }: Paging) {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  return { keyword, after, offset: (page - 1) * pageSize, limit: pageSize }
}

function positionOf(cursor: string) {
  const position = readCursor(cursor)
  return position && /^\d{1,15}$/.test(position[1]) ? position : failField('cursor', 'errors.wrongFormat')
}

function answer<Item>(
  list: Item[],
  total: number,
  { pageSize }: Paging,
  last: { moment: string; id: number } | undefined,
) {
  return {
    list,
    total: Math.min(total, countedAtMost),
    totalIsLowerBound: total > countedAtMost,
    next: last && list.length === pageSize ? writeCursor([last.moment, String(last.id)]) : null,
  }
}
