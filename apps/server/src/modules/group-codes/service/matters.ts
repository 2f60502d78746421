import type { Matter } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Looking } from '../../notices/service.ts'
import { outlookOf, paceOver } from '../rules/outlook.ts'
import { listAll, takenSince } from '../store/codes.ts'
import { listSubs } from '../store/subs.ts'

/** Of so many group codes at most the names are said. */
const named = 5

/** Group codes that show nothing any more, then those that will not do for long; one without pictures is only begun. */
export async function groupsToLookAt(tx: Tx, { accountId, now }: Looking): Promise<Matter[]> {
  const codes = await listAll(tx, accountId)
  if (codes.length === 0) return []
  const ids = codes.map(({ id }) => id)
  const subs = Map.groupBy(await listSubs(tx, accountId, ids), ({ groupCodeId }) => groupCodeId)
  const lately = await takenSince(tx, accountId, ids, new Date(now.getTime() - paceOver))
  const low = codes.flatMap(({ id, name }): Matter[] => {
    const outlook = outlookOf(subs.get(id) ?? [], lately.get(id) ?? { places: 0, since: now }, now)
    if (outlook.warning === null || outlook.warning === 'empty') return []
    const of = outlook.warning === 'full' ? 'groupFull' : 'groupLow'
    return [{ of, id, name, count: outlook.left ?? 0, more: false, mine: false }]
  })
  return low.toSorted((a, b) => Number(a.of !== 'groupFull') - Number(b.of !== 'groupFull')).slice(0, named)
}
