/** A frame as an encoder handed it out. */
export interface Frame {
  bytes: Buffer
  isKey: boolean
}

interface Film {
  width: number
  height: number
  framesPerSecond: number
  /** What the decoder has to know (`avcC`). */
  description: Buffer
  frames: Frame[]
}

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])))
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )
const zeros = (count: number) => Buffer.alloc(count)

function box(type: string, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([u32(length), Buffer.from(type, 'latin1'), ...parts])
}

/** Version and flags come first. */
const full = (type: string, flags: number, ...parts: Buffer[]) => box(type, u32(flags), ...parts)

const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** The start of a film of `size` bytes, index first, and where each frame has to be written; what lies between is filling. */
export function layOut(film: Film, size: number): { head: Buffer; offsets: number[] } {
  const ftyp = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomavc1mp41'))
  const placed = (start: number, each: number) => film.frames.map((_, place) => start + Math.floor(place * each))
  // The index is as long whatever stands in it.
  const start = ftyp.length + index(film, placed(0, 0)).length + 8
  const last = film.frames.at(-1)?.bytes.length ?? 0
  const offsets = placed(start, (size - start - last) / Math.max(1, film.frames.length - 1))
  const mdat = Buffer.concat([u32(size - start + 8), Buffer.from('mdat')])
  return { head: Buffer.concat([ftyp, index(film, offsets), mdat]), offsets }
}

function index({ width, height, framesPerSecond, description, frames }: Film, offsets: number[]): Buffer {
  const scale = framesPerSecond * 1_000
  const duration = frames.length * 1_000
  const mvhd = full('mvhd', 0, u32(0, 0, scale, duration, 0x10000), u16(0x100), zeros(10), matrix, zeros(24), u32(2))
  const size = u32(width * 0x10000, height * 0x10000)
  const tkhd = full('tkhd', 3, u32(0, 0, 1, 0, duration), zeros(8), u16(0, 0, 0, 0), matrix, size)
  const mdhd = full('mdhd', 0, u32(0, 0, scale, duration), u16(0x55c4, 0))
  const hdlr = full('hdlr', 0, u32(0), Buffer.from('vide'), zeros(12), Buffer.from('film\0'))
  const dinf = box('dinf', full('dref', 0, u32(1), full('url ', 1)))
  const minf = box('minf', full('vmhd', 1, zeros(8)), dinf, tables({ width, height, description, frames }, offsets))
  return box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, minf)))
}

function tables({ width, height, description, frames }: Omit<Film, 'framesPerSecond'>, offsets: number[]): Buffer {
  const shown = [zeros(6), u16(1), zeros(16), u16(width, height), u32(0x480000, 0x480000, 0), u16(1), zeros(32)]
  const avc1 = box('avc1', ...shown, u16(24, 0xffff), box('avcC', description))
  const keys = frames.flatMap(({ isKey }, place) => (isKey ? [place + 1] : []))
  return box(
    'stbl',
    full('stsd', 0, u32(1), avc1),
    full('stts', 0, u32(1, frames.length, 1_000)),
    full('stss', 0, u32(keys.length, ...keys)),
    full('stsc', 0, u32(1, 1, 1, 1)),
    full('stsz', 0, u32(0, frames.length), u32(...frames.map(({ bytes }) => bytes.length))),
    full('stco', 0, u32(offsets.length, ...offsets)),
  )
}
