import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ByteOutlet } from '../../../platform/files/byte-outlet.ts'
import { paddingOf, tarEnd, tarHeader } from '../../../platform/tar/tar.ts'
import { endPath, sumsAtOnce, sumsPath } from '../rules/manifest.ts'

const squeeze = promisify(gzip)

/** Writes entries one after the other, with their checksums behind each thousand; holds one piece at a time. */
export function createEntries(
  outlet: ByteOutlet,
  { at, from }: { at: Date; from: { entries: number; lists: number } },
) {
  let lines: string[] = []
  let { lists, entries } = from
  let bytes = 0

  async function putPieces(path: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = createHash('sha256')
    await outlet.write(tarHeader({ path, size }, at))
    let written = 0
    for await (const piece of pieces) {
      hash.update(piece)
      written += piece.length
      await outlet.write(piece)
    }
    if (written !== size) throw new Error(`${path} is not as long as it was said to be`)
    if (paddingOf(size) > 0) await outlet.write(Buffer.alloc(paddingOf(size)))
    entries += 1
    bytes += size
    return hash.digest('hex')
  }

  async function* once(bytes: Uint8Array) {
    yield bytes
  }

  async function list(): Promise<void> {
    if (lines.length === 0) return
    lists += 1
    const list = Buffer.from(lines.join(''))
    lines = []
    await putPieces(sumsPath(lists), list.length, once(list))
  }

  async function add(path: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    lines.push(`${await putPieces(path, size, pieces)}  ${path}\n`)
    if (lines.length >= sumsAtOnce) await list()
  }

  const addBytes = (path: string, bytes: Uint8Array) => add(path, bytes.length, once(bytes))
  const asLines = (rows: readonly string[]) => Buffer.from(rows.map((row) => `${row}\n`).join(''))

  return {
    add,
    addJson: (path: string, value: unknown) => addBytes(path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)),
    addLines: (path: string, rows: readonly string[]) => addBytes(path, asLines(rows)),
    addPacked: async (path: string, rows: readonly string[]) => addBytes(path, await squeeze(asLines(rows))),
    /** Bytes of all entries. */
    bytes: () => bytes,
    /** With the checksums of what was not listed yet, so that somebody else can go on. */
    async close(): Promise<{ entries: number; lists: number }> {
      await list()
      return { entries, lists }
    },
    /** Says how many there were, so that an end that is missing is seen. */
    async end(more: object): Promise<void> {
      await list()
      const end = Buffer.from(`${JSON.stringify({ ...more, entries }, null, 2)}\n`)
      await putPieces(endPath, end.length, once(end))
      await outlet.write(tarEnd())
    },
  }
}

export type Entries = ReturnType<typeof createEntries>
