import { buffer } from 'node:stream/consumers'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { printPicture } from '../../../platform/files/picture/print-picture.ts'
import { asSmallPng } from '../../../platform/files/picture/shrink.ts'
import { onePictureAtATime, type Slots } from '../../../platform/files/picture/slots.ts'
import { notFound } from '../../../platform/failure.ts'
import * as store from '../store/files.ts'
import { inUse } from './idle.ts'
import type { Dependencies } from './dependencies.ts'

/** Longest side in pixels; a quarter of a printed code of 4,000. */
const longestSide = 1024

/** A picture of the account as a PNG for drawing, at most 1,024 pixels a side. Not found: foreign, unknown, no picture. */
export function readPicture({ database, places: { blobs } }: Dependencies) {
  const find = findPicture(database, blobs)
  return async (accountId: AccountId, id: string): Promise<Buffer> => {
    const bytes = await find(accountId, id)
    return onePictureAtATime(async () => asSmallPng(await bytes(), longestSide))
  }
}

/** A picture of the account for paper as a data URI, at most so many pixels a side. Not found as above. */
export function readForPrint({ database, places: { blobs } }: Dependencies, slots: Slots) {
  const find = findPicture(database, blobs)
  return async (accountId: AccountId, id: string, side: number): Promise<string> => {
    const bytes = await find(accountId, id)
    return slots(async () => printPicture(await bytes(), side))
  }
}

function findPicture(database: Dependencies['database'], blobs: Dependencies['places']['blobs']) {
  return async (accountId: AccountId, id: string): Promise<() => Promise<Buffer>> => {
    const [row] = await inUse(database.tx, await store.listFiles(database.tx, accountId, [id]))
    if (row?.kind !== 'picture' || row.blockedAt) return notFound()
    return async () => buffer((await blobs.open(id)) ?? notFound())
  }
}
