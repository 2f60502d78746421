import { buffer } from 'node:stream/consumers'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { asSmallPng } from '../../../platform/files/picture/shrink.ts'
import type { Slots } from '../../../platform/files/picture/slots.ts'
import { notFound } from '../../../platform/failure.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'

/** Longest side in pixels; a quarter of a printed code of 4,000. */
const longestSide = 1024

/** A picture of the account as a PNG for drawing, at most 1,024 pixels a side. Not found: foreign, unknown, no picture. */
export function readPicture({ database, places: { blobs } }: Dependencies, slots: Slots) {
  return async (accountId: AccountId, id: string): Promise<Buffer> => {
    const row = await store.findFile(database.tx, accountId, id)
    if (row?.kind !== 'picture') return notFound()
    return slots(async () => {
      const stream = (await blobs.open(id)) ?? notFound()
      return asSmallPng(await buffer(stream), longestSide)
    })
  }
}
