import { planCodesMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces, codesInDirectories } from '../../qr-codes/service/places.ts'
import { codesOf, type PlanRow } from '../store/plans.ts'
import type { Dependencies } from './dependencies.ts'

/** The live codes of a plan at this moment: those that it names, and all in its directories. */
export async function targetsOf(
  tx: Tx,
  accountId: AccountId,
  { id, directoryIds }: Pick<PlanRow, 'id' | 'directoryIds'>,
  { directories }: Pick<Dependencies, 'directories'>,
) {
  const named = await codePlaces(tx, accountId, await codesOf(tx, accountId, id))
  const below = new Set<number>()
  for (const directoryId of directoryIds)
    for (const one of await directories.idsBelow(accountId, directoryId)) below.add(one)
  const kept = await codesInDirectories(tx, accountId, [...below], planCodesMax)
  return { named, all: new Map([...kept, ...named]) }
}
