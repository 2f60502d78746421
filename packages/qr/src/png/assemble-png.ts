const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

/** A square PNG of one bit a pixel from its palette (two colours, six bytes) and its zlib stream. */
export function assemblePng(parts: { size: number; palette: number[]; data: Uint8Array }): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, parts.size)
  view.setUint32(4, parts.size)
  // One bit deep, colours from a palette, no interlacing.
  header.set([1, 3, 0, 0, 0], 8)
  const chunks = [
    toChunk('IHDR', header),
    toChunk('PLTE', Uint8Array.from(parts.palette)),
    toChunk('IDAT', parts.data),
    toChunk('IEND', new Uint8Array(0)),
  ]
  const png = new Uint8Array(SIGNATURE.length + chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  png.set(SIGNATURE)
  let at = SIGNATURE.length
  for (const chunk of chunks) {
    png.set(chunk, at)
    at += chunk.length
  }
  return png
}

function toChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) chunk[4 + at] = type.charCodeAt(at)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
  return chunk
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
