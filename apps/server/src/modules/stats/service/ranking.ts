import type { RankingFilters, StatsRange } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { excelMime, writeSheet } from '../../../platform/excel/sheet.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPlace, placeOf } from '../../../platform/lists/page.ts'
import { daysOf } from '../rules.ts'
import { rankCodes } from '../store.ts'
import { narrow } from './narrow.ts'
import type { Dependencies } from './overview.ts'

interface Ranked {
  keyword: string
  range: StatsRange
  filters: RankingFilters
}

/** Rows of one file: more than anybody reads, and written in a second. */
const rowsAtMost = 20_000

/** The codes that people scanned most in a range of days. */
export async function bestCodes(
  tx: Tx,
  { accountId, limit, ...days }: { accountId: AccountId; from: string; until: string; limit: number },
): Promise<{ id: string; name: string; people: number }[]> {
  const rows = await rankCodes(tx, { accountId, ...days, keyword: '', offset: 0, limit })
  return rows.filter(({ people }) => people > 0).map(({ id, name, people }) => ({ id, name, people }))
}

/** A page of the codes that were scanned most. */
export function rankingFor({ database, directories }: Dependencies) {
  const ranking = async (
    tx: Tx,
    { keyword, range, filters, ...request }: Ranked & Parameters<typeof placeOf>[0],
    { caller: { accountId, zone }, now }: MemberContext,
  ) => {
    const page = placeOf(request)
    const narrowing = await narrow(directories, accountId, filters)
    const days = daysOf(range, zone, now)
    const rows = await rankCodes(tx, { accountId, keyword, narrowing, part: filters.part, ...days, ...page })
    const total = rows[0]?.total ?? 0
    return {
      list: rows.map(({ directory, ...row }, place) => ({
        ...row,
        directory: directory ?? '',
        rank: page.offset + place + 1,
      })),
      total,
      totalIsLowerBound: false,
      next: nextPlace(rows.length, page),
    }
  }
  return (asked: Parameters<typeof ranking>[1], looking: MemberContext) =>
    database.reading((tx) => ranking(tx, asked, looking))
}

/** The ranking as a workbook; refused when nothing was scanned. */
export function rankingFileFor({ database: { tx }, audit, directories }: Dependencies) {
  return async ({ keyword, range, filters }: Ranked, context: MemberContext) => {
    const { caller, now, say, language } = context
    const { accountId, zone } = caller
    const days = daysOf(range, zone, now)
    const narrowing = await narrow(directories, accountId, filters)
    const rows = await rankCodes(tx, {
      accountId,
      keyword,
      narrowing,
      part: filters.part,
      ...days,
      offset: 0,
      limit: rowsAtMost,
    })
    if (rows.length === 0) fail('stats.dataEmpty')
    const moment = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    // Who came and when last is known of all scans of a code, not of those from a place or by a device.
    const isOfAll = filters.part === undefined
    const columns = [
      { header: say('stats.rank'), width: 8 },
      { header: say('stats.name'), width: 32 },
      { header: say('stats.code'), width: 12 },
      { header: say('stats.directory'), width: 20 },
      { header: say('stats.people'), width: 10 },
      ...(isOfAll ? [{ header: say('stats.visitors'), width: 10 }] : []),
      { header: say('stats.machines'), width: 10 },
      ...(isOfAll ? [{ header: say('stats.lastScan'), width: 20 }] : []),
    ]
    const body = await writeSheet({
      name: say('stats.ranking'),
      columns,
      rows: rows.map((row, place) => [
        place + 1,
        row.name,
        row.id,
        row.directory || (row.directoryId === null ? '' : say('directories.defaultName')),
        row.people,
        ...(isOfAll ? [row.visitors] : []),
        row.machines,
        ...(isOfAll ? [row.lastScanAt ? moment.format(new Date(row.lastScanAt)) : ''] : []),
      ]),
    })
    await audit.exported(tx, context, { what: 'scanRanking', name: say('stats.ranking'), count: rows.length })
    return { mime: excelMime, body, fileName: `${say('stats.ranking')} ${days.from} ${days.until}.xlsx` }
  }
}
