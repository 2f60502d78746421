import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export interface PngShape {
  width: number
  height: number
  /** Bits of a sample, and the kind of colour: 0 grey, 2 RGB, 3 palette, 6 RGBA. */
  depth?: number
  colour?: number
  /** Rows that are there; fewer than the height is a picture that ends too soon. */
  rows?: number
  before?: Buffer[]
}

/** A PNG by hand: all its pixels are one colour, and it may claim what it does not hold. */
export function png({ width, height, depth = 1, colour = 0, rows = height, before = [] }: PngShape): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const samples = { 2: 3, 6: 4 }[colour] ?? 1
  const pixels = Buffer.alloc((Math.ceil((width * depth * samples) / 8) + 1) * rows)
  const data = chunk('IDAT', deflateSync(pixels))
  return Buffer.concat([signature, chunk('IHDR', header), ...before, data, chunk('IEND', Buffer.alloc(0))])
}

/** A text or a profile of a PNG that unpacks to `bytes` of nothing. */
export function packedChunk(type: 'zTXt' | 'iCCP', bytes: number): Buffer {
  return chunk(type, Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))
}

/** Many frames of 1 × 1 on a screen that is as large as a GIF can say. */
export function floodGif(frames: number): Buffer {
  const screen = Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const many = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...many, Buffer.from([0x3b])])
}

/** A BMP whose header says these sides, with some bytes behind it. */
export function bmp(width: number, height: number, behind = 64): Buffer {
  const bytes = Buffer.alloc(54 + behind)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** A JPEG with other sides in its header than it has pixels for. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claiming = Buffer.from(jpeg)
  for (let at = 2; at + 9 < claiming.length && claiming[at] === 0xff; ) {
    if ([0xc0, 0xc1, 0xc2].includes(claiming[at + 1] ?? 0)) {
      claiming.writeUInt16BE(height, at + 5)
      claiming.writeUInt16BE(width, at + 7)
      break
    }
    at += 2 + claiming.readUInt16BE(at + 2)
  }
  return claiming
}
