import type { Decode } from './decode.ts'
import { shrinkColours } from './distort/shrink.ts'
import type { Pixels } from './pixels.ts'
import { secondDecode } from './second-decoder.ts'

/** A little coarser than the first look, so that no block of a decoder falls on the same modules again. */
const otherWidths = [0.96, 0.9]

/**
 * Whether a code is read from pixels that nobody distorts. One decoder at one resolution loses a code by luck now and
 * then: at 8 pixels a module on a tinted ground, say. So the other decoder is asked as well, and both look at the code
 * a little coarser, before it is called unreadable.
 */
export async function readsAsIs(pixels: Pixels, content: string, decode: Decode): Promise<boolean> {
  const either = async (some: Pixels) => (await decode(some)) === content || secondDecode(some) === content
  if (await either(pixels)) return true
  for (const share of otherWidths) {
    if (await either(shrinkColours(pixels, Math.floor(pixels.width * share)))) return true
  }
  return false
}
