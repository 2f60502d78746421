import { paddingOf, readTarHeader, TarBroken, tarBlock, type TarEntry } from './tar.ts'

/** An entry with where it stands, and its bytes, which have to be read before the next one is asked for. */
export interface ReadEntry extends TarEntry {
  /** Byte at which its header begins, and where the next entry does. */
  start: number
  end: number
  bytes(): AsyncGenerator<Buffer>
}

/** Reads an archive entry by entry as it comes, from a byte at which one begins; holds one piece at a time. */
export async function* readTar(source: AsyncIterable<Buffer>, from = 0): AsyncGenerator<ReadEntry> {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let at = from

  async function more(): Promise<boolean> {
    const { value, done } = await pieces.next()
    if (done) return false
    held = held.length === 0 ? value : Buffer.concat([held, value])
    return true
  }

  /** What is left of an entry; whoever stops in the middle of it leaves the rest to the next one who takes. */
  async function* take(rest: { left: number }): AsyncGenerator<Buffer> {
    while (rest.left > 0) {
      if (held.length === 0 && !(await more())) throw new TarBroken('the archive is cut off')
      const piece = held.subarray(0, rest.left)
      held = held.subarray(piece.length)
      rest.left -= piece.length
      at += piece.length
      yield piece
    }
  }

  const skip = async (rest: { left: number }) => {
    const pieces = take(rest)
    while (!(await pieces.next()).done);
  }

  for (;;) {
    while (held.length < tarBlock) if (!(await more())) throw new TarBroken('the archive is cut off')
    const start = at
    const entry = readTarHeader(held.subarray(0, tarBlock))
    if (!entry) return
    held = held.subarray(tarBlock)
    at += tarBlock
    const rest = { left: entry.size }
    const padding = paddingOf(entry.size)
    yield { ...entry, start, end: at + entry.size + padding, bytes: () => take(rest) }
    await skip(rest) // what nobody wanted
    await skip({ left: padding })
  }
}
