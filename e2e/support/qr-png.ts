import { encodeQR } from 'qr'
import sharp from 'sharp'

/** A QR code as somebody has it in the album of the phone. */
export function qrPng(text: string): Promise<Buffer> {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = cells.length
  const bytes = Uint8Array.from(cells.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(bytes, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 8, size * 8, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
