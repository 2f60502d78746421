import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'
import { createWriteStream } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DiskRoom, diskFull, isDiskFull } from '../disk-room.ts'
import { watched } from '../watched.ts'

/** The library's store, with an eye on the free space and without hiding why a write failed. */
export class SpoolStore extends FileStore {
  readonly #room: DiskRoom

  constructor(options: ConstructorParameters<typeof FileStore>[0], room: DiskRoom) {
    super(options)
    this.#room = room
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.directory, id)
    let received = 0
    const count = (bytes: Buffer) => {
      received += bytes.length
    }
    try {
      await pipeline(
        source,
        (bytes: AsyncIterable<Buffer>) => watched(bytes, this.#room, count),
        createWriteStream(path, { flags: 'r+', start: offset }),
      )
    } catch (error) {
      throw isDiskFull(error) ? diskFull() : ERRORS.FILE_WRITE_ERROR
    }
    // What is known of the upload has to stay as long as its bytes do.
    const now = new Date()
    await utimes(`${path}.json`, now, now)
    return offset + received
  }
}
