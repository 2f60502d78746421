import { type PlanFilter, planCodesMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type CodePlace, codePlaces, codesInDirectories, codesNamed } from '../../qr-codes/service/places.ts'
import { alongRoute } from '../rules/along.ts'
import { codesOf, type PlanRow, routeOf } from '../store/plans.ts'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'directories' | 'statuses'>

/** Codes that a filter means now. */
async function fitting(tx: Tx, accountId: AccountId, { keyword, itemIds }: PlanFilter, { statuses }: Needs) {
  const among = itemIds.length > 0 ? await statuses.codesIn(tx, accountId, itemIds) : undefined
  if (keyword === '') return codePlaces(tx, accountId, [...(among?.keys() ?? [])].slice(0, planCodesMax))
  const named = await codesNamed(tx, accountId, keyword, planCodesMax)
  return codePlaces(tx, accountId, among ? named.filter((id) => among.has(id)) : named)
}

/** The live codes of a plan at this moment, along its way: those that it names, all in its directories, and those that fit. */
export async function targetsOf(
  tx: Tx,
  accountId: AccountId,
  { id, directoryIds, filter }: Pick<PlanRow, 'id' | 'directoryIds' | 'filter'>,
  needs: Needs,
) {
  const named = await codePlaces(tx, accountId, await codesOf(tx, accountId, id))
  const below = new Set<number>()
  for (const directoryId of directoryIds)
    for (const one of await needs.directories.idsBelow(accountId, directoryId)) below.add(one)
  const kept = await codesInDirectories(tx, accountId, [...below], planCodesMax)
  const fit = filter ? await fitting(tx, accountId, filter, needs) : new Map<string, CodePlace>()
  const all = new Map([...kept, ...fit, ...named])
  return { named, all: new Map(alongRoute(all, await routeOf(tx, accountId, id))) }
}
