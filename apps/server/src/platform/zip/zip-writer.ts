import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { OutletClosed, roomIn } from '../files/byte-outlet.ts'
import { descriptorOf, directoryOf, type Entry, localHeaderOf } from './zip-format.ts'

export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

export interface ZipWriter {
  /** The archive as it grows; it waits for whoever reads it. */
  readonly stream: Readable
  /** A whole entry that does not get smaller, such as a picture. Resolves when there is room for the next. */
  addPacked(path: string, bytes: Uint8Array): Promise<void>
  /**
   * An entry in pieces, compressed on its way unless it `isPacked`, from `level` 1 (fast) to 9 (small). Resolves when all
   * of it was taken.
   */
  addPieces(path: string, pieces: Pieces, options?: { isPacked: boolean; level?: number }): Promise<void>
  end(): void
  /** Lets whoever reads it fail with the error. */
  destroy(error: Error): void
}

/** Bytes that are packed at a time, and that may wait meanwhile: whoever makes them goes on beside the packing. */
const room = { chunkSize: 128 * 1024, highWaterMark: 1024 * 1024 }

/** Writes a zip entry by entry, with names in UTF-8 and Zip64 where it is needed; holds no more than one piece at a time. */
export function createZipWriter({ at }: { at: Date }): ZipWriter {
  const stream = new PassThrough()
  stream.on('error', () => undefined) // whoever reads it is told
  const entries: Entry[] = []
  let written = 0

  async function put(bytes: Uint8Array): Promise<void> {
    if (stream.destroyed) throw new OutletClosed()
    written += bytes.length
    stream.write(bytes)
    await roomIn(stream)
  }

  const begin = (path: string, known: Pick<Entry, 'isDeflated' | 'isStreamed'>): Entry => {
    const entry = { name: Buffer.from(path), ...known, crc: 0, size: 0, packed: 0, offset: written }
    entries.push(entry)
    return entry
  }

  /** The pieces as bytes, measured as they go by. */
  async function* measured(entry: Entry, pieces: Pieces): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      if (stream.destroyed) throw new OutletClosed()
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }

  return {
    stream,

    async addPacked(path, bytes) {
      const entry = begin(path, { isDeflated: false, isStreamed: false })
      Object.assign(entry, { crc: crc32(bytes), size: bytes.length, packed: bytes.length })
      await put(localHeaderOf(entry, at))
      await put(bytes)
    },

    async addPieces(path, pieces, { isPacked, level = 6 } = { isPacked: false }) {
      const entry = begin(path, { isDeflated: !isPacked, isStreamed: true })
      await put(localHeaderOf(entry, at))
      const from = written
      const taken = async (source: AsyncIterable<Uint8Array>) => {
        for await (const bytes of source) await put(bytes)
      }
      if (isPacked) await taken(measured(entry, pieces))
      else await pipeline(measured(entry, pieces), createDeflateRaw({ level, ...room }), taken)
      entry.packed = written - from
      await put(descriptorOf(entry))
    },

    end() {
      for (const bytes of directoryOf(entries, written, at)) stream.write(bytes)
      stream.end()
    },
    destroy: (error) => void stream.destroy(error),
  }
}
