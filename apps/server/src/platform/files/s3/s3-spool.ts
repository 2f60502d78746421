import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ownFile } from '../../data-dir.ts'
import type { DiskRoom } from '../disk-room.ts'
import { newFileId } from '../file-id.ts'
import type { Spool } from '../tus/spool.ts'
import { watched } from '../watched.ts'
import type { S3 } from './s3-client.ts'
import { S3SpoolStore } from './s3-spool-store.ts'
import { chainOf, createUploadPieces } from './upload-pieces.ts'

/** Resumable uploads in a bucket: the next piece of one may reach any node. */
export function createS3Spool(s3: S3, { stagingFolder, room }: { stagingFolder: string; room: DiskRoom }): Spool {
  const pieces = createUploadPieces(s3)
  return {
    store: new S3SpoolStore({ pieces, room, stagingFolder }),

    async find(id, accountId) {
      const about = await pieces.describedAs(id)
      if (about?.metadata.account !== String(accountId)) return undefined
      const { bytes } = chainOf(await pieces.piecesOf(id))
      return { name: about.metadata.filename ?? 'file', complete: bytes === about.size }
    },

    async collect(id) {
      const path = join(stagingFolder, newFileId())
      const release = () => rm(path, { force: true })
      const { chain } = chainOf(await pieces.piecesOf(id))
      async function* bytes() {
        for (const piece of chain) yield* (await pieces.open(id, piece)) as AsyncIterable<Buffer>
      }
      try {
        await pipeline(
          watched(bytes(), room, () => undefined),
          createWriteStream(path, { flags: 'wx', mode: ownFile }),
        )
        return { path, release }
      } catch (error) {
        await release()
        throw error
      }
    },

    touchedAt: pieces.touchedAt,
    remove: pieces.remove,

    async sweep(moment) {
      for (const id of await pieces.untouchedSince(moment)) await pieces.remove(id)
    },
  }
}
