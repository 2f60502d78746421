import { DataStore, ERRORS, Upload } from '@tus/server'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ownFile } from '../../data-dir.ts'
import { type DiskRoom, diskFull, isDiskFull } from '../disk-room.ts'
import { newFileId } from '../file-id.ts'
import { spoolLifetime } from '../tus/spool.ts'
import { watched } from '../watched.ts'
import { partBytes } from './put-file.ts'
import { StoreAway } from './s3-error.ts'
import { chainOf, type UploadPieces } from './upload-pieces.ts'

interface SpoolStoreOptions {
  pieces: UploadPieces
  room: DiskRoom
  /** Where a piece stands until it is sent on. */
  stagingFolder: string
}

/** Resumable uploads for the tus server, kept where every node finds them. What was answered as received is there. */
export class S3SpoolStore extends DataStore {
  readonly #options: SpoolStoreOptions

  constructor(options: SpoolStoreOptions) {
    super()
    this.#options = options
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size, metadata, creation_date } = upload
    await this.#options.pieces.describe(upload.id, { size, metadata: metadata as never, creation_date }) // with `account`
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { pieces } = this.#options
    const about = await pieces.describedAs(id)
    if (!about) throw ERRORS.FILE_NOT_FOUND
    const { bytes } = chainOf(await pieces.piecesOf(id))
    const { size, metadata, creation_date } = about
    return new Upload({
      id,
      offset: bytes,
      metadata: { account: metadata.account, filename: metadata.filename ?? null },
      ...(size === undefined ? {} : { size }),
      ...(creation_date === undefined ? {} : { creation_date }),
    })
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    const about = await this.#options.pieces.describedAs(id)
    if (!about) throw ERRORS.FILE_NOT_FOUND
    await this.#options.pieces.describe(id, { ...about, size })
  }

  /** What arrived before the sender was lost counts, too. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { room, stagingFolder, pieces } = this.#options
    const about = await pieces.describedAs(id)
    if (!about) throw ERRORS.FILE_NOT_FOUND
    const path = join(stagingFolder, newFileId())
    const handle = await open(path, 'wx', ownFile)
    let from = offset
    let filled = 0
    const sendOn = async () => {
      if (filled === 0) return
      await pieces.put(id, { from, bytes: filled }, path)
      await pieces.describe(id, about) // by which it is known when bytes came last
      from += filled
      filled = 0
      await handle.truncate(0)
    }
    try {
      for await (const bytes of watched(source as AsyncIterable<Buffer>, room, () => undefined)) {
        if (filled + bytes.length > partBytes) await sendOn()
        await handle.write(bytes, 0, bytes.length, filled)
        filled += bytes.length
      }
      await sendOn()
      return from
    } catch (error) {
      if (error instanceof StoreAway) throw error
      await sendOn()
      throw isDiskFull(error) ? diskFull() : ERRORS.FILE_WRITE_ERROR
    } finally {
      await handle.close()
      await rm(path, { force: true })
    }
  }

  override remove(id: string): Promise<void> {
    return this.#options.pieces.remove(id)
  }

  override getExpiration(): number {
    return spoolLifetime
  }
}
