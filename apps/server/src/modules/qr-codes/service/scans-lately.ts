import type { Caller } from '../../../platform/http/context.ts'
import { daysUpTo } from '../../ledger/rules/days.ts'
import { visitsSince } from '../store/lately.ts'
import type { Dependencies } from './dependencies.ts'

const days = 30
/** Live codes whose visits are added up while somebody waits: some tens of milliseconds. */
const codesAtMost = 10_000

/** Visits by people in the last 30 days of all that is in a directory and below it; null for too many codes. */
export function scansLately({ database, directories }: Pick<Dependencies, 'database' | 'directories'>) {
  return async (directoryId: number, { accountId, zone }: Caller, now: Date): Promise<number | null> => {
    const tree = await directories.list(accountId)
    if ((tree.find(({ id }) => id === directoryId)?.qrCodesBelow ?? 0) > codesAtMost) return null
    const directoryIds = await directories.idsBelow(accountId, directoryId)
    const [day = ''] = daysUpTo(zone, now.getTime(), days)
    return visitsSince(database.tx, accountId, { directoryIds, day })
  }
}
