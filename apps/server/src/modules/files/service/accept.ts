import { isMost, limitOf, type StoredFile } from '@matai/contract'
import { Readable } from 'node:stream'
import { type Detected, detect } from '../../../platform/files/kind/detect.ts'
import { readHead } from '../../../platform/files/kind/read-head.ts'
import { storedName } from '../../../platform/files/kind/stored-name.ts'
import { redraw } from '../../../platform/files/picture/redraw.ts'
import { onePictureAtATime } from '../../../platform/files/picture/slots.ts'
import type { Staged } from '../../../platform/files/staging.ts'
import { fail } from '../../../platform/failure.ts'
import type { Uploader } from '../../../platform/http/context.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { limitOfKind, toStoredFile } from '../rules.ts'
import * as store from '../store/files.ts'
import { deleteOpenUploads } from '../store/open-uploads.ts'
import { holdStorage, sumBytes } from '../store/totals.ts'
import { refuseFull } from './admit.ts'
import type { Dependencies } from './dependencies.ts'

/** A whole file that wants to be stored. Its local file belongs to the one who hands it in. */
export interface Candidate {
  id: string
  name: string
  caller: Uploader
  staged: Staged
  /** More bytes were sent than were read. */
  cutOff?: boolean
  picturesOnly?: boolean
}

export type Accept = (candidate: Candidate) => Promise<StoredFile>

/** Looks at what a file is, holds it against the tier, draws pictures again, and stores bytes and row together. */
export function acceptFile({ database, places, filesOrigin }: Dependencies): Accept {
  const { staging, blobs } = places

  async function storeWhole(
    candidate: Candidate,
    detected: Detected,
    staged: Staged,
    sides?: Sides,
  ): Promise<StoredFile> {
    const { id, caller } = candidate
    const { size, sha256 } = staged
    const name = storedName(candidate.name, detected)
    const { width, height } = sides ?? { width: null, height: null }
    const values = { id, name, kind: detected.kind, mime: detected.mime, size, sha256, width, height }
    const row = await database.transact(caller.accountId, async (tx) => {
      await holdStorage(tx, caller.accountId)
      refuseFull({ used: await sumBytes(tx, caller.accountId), more: size, caller })
      await deleteOpenUploads(tx, caller.accountId, [id])
      await claimAddresses(tx, caller.accountId, 'file', [id])
      const inserted = await store.insertFile(tx, caller.accountId, { ...values, createdBy: caller.userId })
      // Last, so that a row is never seen without its bytes.
      await blobs.keep(id, staged.path)
      return inserted
    })
    return toStoredFile(row, filesOrigin)
  }

  return async (candidate) => {
    const { staged, caller } = candidate
    if (staged.size === 0) fail('files.fileEmpty')
    const detected = await detect(await readHead(staged.path))
    if (candidate.picturesOnly && detected.kind !== 'picture') fail('files.imageFormat')
    const limit = limitOf(caller.tier, limitOfKind[detected.kind])
    if (candidate.cutOff || staged.size > limit) {
      const most = isMost(caller.tier, limitOfKind[detected.kind])
      fail(most ? 'files.fileOverLimit' : 'files.fileTooLarge', {
        as: 'limitReached',
        data: { limit, used: staged.size },
      })
    }
    if (detected.kind !== 'picture') return storeWhole(candidate, detected, staged)

    const { bytes, mime, extension, width, height } = await onePictureAtATime(() => redraw(staged.path))
    const drawn = await staging.receive(Readable.from([bytes]))
    try {
      return await storeWhole(candidate, { kind: 'picture', mime, extension }, drawn, { width, height })
    } finally {
      await staging.discard(drawn)
    }
  }
}

interface Sides {
  width: number
  height: number
}
