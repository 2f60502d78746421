import type { PassThrough } from 'node:stream'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { OutletClosed, roomIn } from '../files/byte-outlet.ts'

export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

export interface ZipWriter {
  /** The archive as it grows; it waits for whoever reads it. */
  readonly stream: Readable
  /** A whole entry that does not get smaller, such as a picture. Resolves when there is room for the next. */
  addPacked(path: string, bytes: Uint8Array): Promise<void>
  /** An entry in pieces, compressed on its way unless it `isPacked`. Resolves when all of it was taken. */
  addPieces(path: string, pieces: Pieces, options?: { isPacked: boolean }): Promise<void>
  end(): void
  /** Lets whoever reads it fail with the error. */
  destroy(error: Error): void
}

/** What the library knows of an entry that it wrote; it would keep the bytes until the archive ends. */
interface WrittenEntry {
  state: number
  doFileDataPump: unknown
}
const isWritten = 3

/** Writes a zip entry by entry, with names in UTF-8 and Zip64 where it is needed; holds no more than one piece at a time. */
export function createZipWriter({ at }: { at: Date }): ZipWriter {
  const zip = new ZipFile()
  const { entries } = zip as unknown as { entries: WrittenEntry[] } // which the library's types leave out
  const stream = zip.outputStream as PassThrough // what it is; the types only say that it can be read
  stream.on('error', () => undefined) // whoever reads it is told
  let released = 0

  function release(): void {
    for (; entries[released]?.state === isWritten; released += 1) {
      const entry = entries[released]
      if (entry) entry.doFileDataPump = undefined
    }
  }

  const hasRoom = () => roomIn(stream)

  return {
    stream,

    async addPacked(path, bytes) {
      zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, { compress: false, mtime: at })
      release()
      await hasRoom()
    },

    async addPieces(path, pieces, { isPacked } = { isPacked: false }) {
      // Closed while nothing was being added: pieces would wait for ever for somebody who takes them.
      if (stream.destroyed) throw new OutletClosed()
      const source = Readable.from(pieces, { objectMode: false })
      const closed = () => void source.destroy(new OutletClosed())
      stream.once('close', closed)
      const taken = new Promise<void>((resolve, reject) => void source.once('error', reject).once('end', resolve))
      zip.addReadStreamLazy(path, { compress: !isPacked, mtime: at }, (take) => take(null, source))
      await taken.finally(() => stream.off('close', closed))
      release()
      await hasRoom()
    },

    end: () => zip.end(),
    destroy: (error) => void stream.destroy(error),
  }
}
