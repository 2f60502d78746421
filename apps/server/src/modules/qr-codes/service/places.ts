import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countPlaces, idsNamed, placesIn, placesOf } from '../store/places.ts'

/** What a live code is called, and where it is kept. */
export interface CodePlace {
  name: string
  directoryId: number
}

/** Those of the codes that are there, as the transaction sees them. */
export async function codePlaces(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CodePlace>> {
  const rows = ids.length === 0 ? [] : await placesOf(tx, accountId, ids)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Also those that were deleted: what is told of the past names them as they were. */
export async function placesEver(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CodePlace>> {
  const rows = ids.length === 0 ? [] : await placesOf(tx, accountId, ids, true)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Those in some directories, at most so many, the oldest first. */
export async function codesInDirectories(
  tx: Tx,
  accountId: AccountId,
  directoryIds: readonly number[],
  limit: number,
): Promise<ReadonlyMap<string, CodePlace>> {
  const rows = await placesIn(tx, accountId, directoryIds, limit)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** How many of the codes are in which directory: of ten thousand a few rows come back. */
export const codesByDirectory = countPlaces

/** Those with a word in their names, at most so many. */
export const codesNamed = idsNamed
