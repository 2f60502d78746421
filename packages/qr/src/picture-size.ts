export interface PictureSize {
  width: number
  height: number
}

type ByteAt = (at: number) => number

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const sixBits = new Map(Array.from(letters, (letter, value) => [letter.charCodeAt(0), value]))

/** Measures in pixels of a PNG, JPEG, WebP or GIF data URI, by its head; undefined when that does not tell. */
export function pictureSize(picture: string): PictureSize | undefined {
  const byte = bytesOf(picture)
  const size = measure(byte)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** The bytes of a data URI one by one, 0 behind its end: a head is all that is needed of megabytes. */
function bytesOf(picture: string): ByteAt {
  const start = picture.indexOf(',') + 1
  const six = (at: number) => sixBits.get(picture.charCodeAt(start + at)) ?? 0
  return (at) => {
    const part = at % 3
    const letter = Math.trunc(at / 3) * 4 + part
    return ((six(letter) << (2 + 2 * part)) | (six(letter + 1) >> (4 - 2 * part))) & 255
  }
}

function measure(byte: ByteAt): PictureSize | undefined {
  const head = String.fromCharCode(...Array.from({ length: 16 }, (_, at) => byte(at)))
  const little = (at: number) => byte(at) + byte(at + 1) * 256
  if (head.startsWith('\x89PNG')) return { width: big(byte, 18), height: big(byte, 22) }
  if (head.startsWith('GIF8')) return { width: little(6), height: little(8) }
  if (head.startsWith('\xff\xd8')) return measureJpeg(byte)
  // The three kinds of WebP: lossy, lossless, and with more than pixels.
  if (head.endsWith('WEBPVP8 ')) return { width: little(26) & 0x3fff, height: little(28) & 0x3fff }
  if (head.endsWith('WEBPVP8X')) return { width: little(24) + 1, height: little(27) + 1 }
  if (head.endsWith('WEBPVP8L')) {
    const high = (little(22) >> 6) | (byte(24) << 10)
    return { width: (little(21) & 0x3fff) + 1, height: (high & 0x3fff) + 1 }
  }
  return undefined
}

/** A JPEG tells its size in its frame header, behind what cameras and programs write before it. */
function measureJpeg(byte: ByteAt): PictureSize | undefined {
  for (let at = 2; byte(at) === 0xff; at += 2 + big(byte, at + 2)) {
    const marker = byte(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: big(byte, at + 7), height: big(byte, at + 5) }
    if (big(byte, at + 2) < 2) return undefined
  }
  return undefined
}

const big = (byte: ByteAt, at: number) => byte(at) * 256 + byte(at + 1)
