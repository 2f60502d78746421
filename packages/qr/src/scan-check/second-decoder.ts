import { decodeQR } from 'qr/decode.js'
import { shrinkColours } from './distort/shrink.ts'
import type { Pixels } from './pixels.ts'

/** The decoder sets memory aside for every pixel and refuses the largest pictures. Nothing is lost on a code this wide. */
const WIDEST = 2000

/**
 * Reads the QR code in a picture with the second decoder; null when there is none that it can read.
 * It shares no line with the first. Its time limit is off: the same picture must give the same answer on a busy machine.
 */
export function secondDecode(pixels: Pixels): string | null {
  try {
    return decodeQR(shrinkColours(pixels, WIDEST), { effort: 4, timeLimit: Number.POSITIVE_INFINITY })
  } catch {
    // It throws for every picture that it cannot read, whatever the cause.
    return null
  }
}
