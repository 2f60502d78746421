import { crc32 } from 'node:zlib'

const mmPerInch = 25.4
/** Of a picture that has no measure on paper: 96 to the inch, as browsers have it. */
export const pixelsPerMm = 96 / mmPerInch
/** Where the chunk may stand: after the signature (8 bytes) and the header (25). */
const afterHeader = 33

/** Pixels from edge to edge of a picture on paper. */
export function pixelsAcross({ mm, dpi }: { mm: number; dpi: number }): number {
  return Math.round((mm / mmPerInch) * dpi)
}

/** A PNG that says how large it is on paper (chunk pHYs); without `dpi` the picture as it is. */
export function withDensity(png: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  if (dpi === undefined) return png
  const perMetre = Math.round(dpi / (mmPerInch / 1000))
  const chunk = Buffer.alloc(21)
  chunk.writeUInt32BE(9, 0)
  chunk.write('pHYs', 4, 'latin1')
  chunk.writeUInt32BE(perMetre, 8)
  chunk.writeUInt32BE(perMetre, 12)
  chunk.writeUInt8(1, 16)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17)
  return new Uint8Array(Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]))
}
