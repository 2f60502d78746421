import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ownFile, ownFolder } from '../data-dir.ts'
import { Failure } from '../failure.ts'
import { type DiskRoom, diskFull, isDiskFull } from './disk-room.ts'
import { newFileId } from './file-id.ts'
import { removeOld } from './remove-old.ts'
import { watched } from './watched.ts'

/** A whole file on the local disk that nobody can see yet. */
export interface Staged {
  path: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes, in hex. */
  sha256: string
}

export interface Staging {
  /** Writes all of `source` to a new file. Throws `files.diskFull`, or `files.uploadFailed` when the sender stopped. */
  receive(source: Readable): Promise<Staged>
  /** Takes a whole file that is on the disk already, and makes its bytes survive a loss of power. */
  measure(path: string): Promise<Staged>
  discard(staged: Staged): Promise<void>
  /** Removes what a killed server left behind before `moment`. */
  sweep(moment: Date): Promise<void>
}

export function createStaging({ folder, room }: { folder: string; room: DiskRoom }): Staging {
  mkdirSync(folder, ownFolder)
  return {
    async receive(source) {
      const path = join(folder, newFileId())
      const hash = createHash('sha256')
      let size = 0
      const count = (bytes: Buffer) => {
        hash.update(bytes)
        size += bytes.length
      }
      try {
        await pipeline(
          source,
          (bytes: AsyncIterable<Buffer>) => watched(bytes, room, count),
          createWriteStream(path, { flags: 'wx', mode: ownFile, flush: true }),
        )
      } catch (error) {
        await rm(path, { force: true })
        throw isDiskFull(error) ? diskFull() : isOurs(error) ? error : senderStopped()
      }
      return { path, size, sha256: hash.digest('hex') }
    },

    async measure(path) {
      const hash = createHash('sha256')
      let size = 0
      const handle = await open(path, 'r+')
      try {
        // One buffer for all of it: what a stream leaves behind of two gigabytes would fill the memory for a while.
        const piece = Buffer.alloc(1024 ** 2)
        for (;;) {
          const { bytesRead } = await handle.read(piece, 0, piece.length, size)
          if (bytesRead === 0) break
          hash.update(piece.subarray(0, bytesRead))
          size += bytesRead
        }
        await handle.sync()
      } finally {
        await handle.close()
      }
      return { path, size, sha256: hash.digest('hex') }
    },

    discard: ({ path }) => rm(path, { force: true }),
    sweep: (moment) => removeOld(folder, moment),
  }
}

/** Whether the disk failed; whatever else ends a stream comes from the sender. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof Error && 'syscall' in error && ['open', 'write', 'fsync', 'close'].includes(`${error.syscall}`)
  )
}

function senderStopped(): Failure {
  return new Failure('inputInvalid', 'files.uploadFailed')
}
