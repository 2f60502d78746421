/** An entry as the archive's directory knows it. */
export interface Entry {
  /** UTF-8 */
  name: Buffer
  isDeflated: boolean
  /** Its sizes stand behind it, because they were not known before. */
  isStreamed: boolean
  crc: number
  /** Bytes, as they are and as they lie in the archive, and where its head begins. */
  size: number
  packed: number
  offset: number
}

/** What does not fit into a field is said in a longer one, and this stands here (APPNOTE 6.3, 4.3.9 and 4.5.3). */
const elsewhere = 0xff_ff_ff_ff
const manyEntries = 0xff_ff
const isLong = (value: number): boolean => value >= elsewhere

const signature = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 }
const signature64 = { end: 0x06064b50, locator: 0x07064b50 }
const plainVersion = 20
const longVersion = 45
/** Made on Unix, so that readers take the rights of files from `rights`. */
const madeBy = 3 << 8
const rights = 0o100644 * 0x1_00_00
const sizesBehind = 0x08
const nameIsUtf8 = 0x0800

/** Numbers of so many bytes, the least first. */
function bytesOf(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** The local time, in two seconds since 1980. */
function dosTime(at: Date): { time: number; day: number } {
  const year = Math.min(127, Math.max(0, at.getFullYear() - 1980))
  return {
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    day: (year << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  }
}

const flagsOf = ({ isStreamed }: Entry): number => nameIsUtf8 | (isStreamed ? sizesBehind : 0)
const methodOf = ({ isDeflated }: Entry): number => (isDeflated ? 8 : 0)

/** What stands before the bytes of an entry. */
export function localHeaderOf(entry: Entry, at: Date): Buffer {
  const { time, day } = dosTime(at)
  const { name, isStreamed, crc, size, packed } = entry
  const head = bytesOf(
    ...([
      [4, signature.local],
      [2, plainVersion],
      [2, flagsOf(entry)],
      [2, methodOf(entry)],
    ] as const),
    ...([
      [2, time],
      [2, day],
      [4, isStreamed ? 0 : crc],
    ] as const),
    ...([
      [4, isStreamed ? 0 : packed],
      [4, isStreamed ? 0 : size],
      [2, name.length],
      [2, 0],
    ] as const),
  )
  return Buffer.concat([head, name])
}

/** What stands behind the bytes of an entry whose sizes were not known before. */
export function descriptorOf({ crc, size, packed }: Entry): Buffer {
  const bytes = isLong(size) || isLong(packed) ? 8 : 4
  return bytesOf([4, signature.descriptor], [4, crc], [bytes, packed], [bytes, size])
}

function centralHeaderOf(entry: Entry, at: Date): Buffer {
  const { time, day } = dosTime(at)
  const { name, crc, size, packed, offset } = entry
  const long = [size, packed, offset].filter(isLong)
  const extra =
    long.length === 0
      ? Buffer.alloc(0)
      : bytesOf([2, 1], [2, long.length * 8], ...long.map((value) => [8, value] as const))
  const short = (value: number) => (isLong(value) ? elsewhere : value)
  const head = bytesOf(
    ...([
      [4, signature.central],
      [2, madeBy | longVersion],
      [2, long.length > 0 ? longVersion : plainVersion],
    ] as const),
    ...([
      [2, flagsOf(entry)],
      [2, methodOf(entry)],
      [2, time],
      [2, day],
      [4, crc],
    ] as const),
    ...([
      [4, short(packed)],
      [4, short(size)],
      [2, name.length],
      [2, extra.length],
      [2, 0],
    ] as const),
    ...([
      [2, 0],
      [2, 0],
      [4, rights],
      [4, short(offset)],
    ] as const),
  )
  return Buffer.concat([head, name, extra])
}

/** The directory at the end of an archive of so many bytes. */
export function* directoryOf(entries: readonly Entry[], offset: number, at: Date): Generator<Buffer> {
  let length = 0
  for (const entry of entries) {
    const head = centralHeaderOf(entry, at)
    length += head.length
    yield head
  }
  const count = entries.length
  if (count >= manyEntries || isLong(length) || isLong(offset)) {
    yield bytesOf(
      ...([
        [4, signature64.end],
        [8, 44],
        [2, madeBy | longVersion],
        [2, longVersion],
        [4, 0],
        [4, 0],
      ] as const),
      ...([
        [8, count],
        [8, count],
        [8, length],
        [8, offset],
      ] as const),
    )
    yield bytesOf([4, signature64.locator], [4, 0], [8, offset + length], [4, 1])
  }
  const short = Math.min(count, manyEntries)
  yield bytesOf(
    ...([
      [4, signature.end],
      [2, 0],
      [2, 0],
      [2, short],
      [2, short],
    ] as const),
    ...([
      [4, Math.min(length, elsewhere)],
      [4, Math.min(offset, elsewhere)],
      [2, 0],
    ] as const),
  )
}
