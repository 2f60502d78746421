import { shrink } from './distort/shrink.ts'
import { toGrey, toPixels } from './pixels.ts'
import { checkRules } from './rules.ts'
import { forgiven, PASSED, type ScanQuestion, type ScanVerdict, scanCheck } from './scan-check.ts'
import { secondDecode } from './second-decoder.ts'

/** The smallest width at which a picture has to be read. */
const SMALL_WIDTH = 120

/**
 * For many pictures in styles that passed the whole check before: the rules, and one reading by each decoder, of the
 * final pixels as they are and as small as a picture has to be read. What fails goes through the whole check, which
 * decides and says why. How well a picture passes, only the whole check tells.
 */
export async function quickCheck(question: ScanQuestion): Promise<ScanVerdict> {
  const { pixels, content, style, decode } = question
  const keepsRules = checkRules(content, style).length === 0
  const isRead =
    keepsRules &&
    (await decode(pixels)) === content &&
    secondDecode(toPixels(shrink(toGrey(pixels), SMALL_WIDTH))) === content
  return isRead ? { ok: true, score: PASSED, costs: [] } : forgiven(await scanCheck(question))
}
