import { shrink } from './distort/shrink.ts'
import { toGrey, toPixels } from './pixels.ts'
import { checkRules } from './rules.ts'
import { type ScanQuestion, type ScanVerdict, scanCheck } from './scan-check.ts'

/** The smallest width at which a picture has to be read. */
const SMALL_WIDTH = 120

/**
 * For many pictures in styles that passed the whole check before: the rules, and the final pixels read as they are and
 * as small as a picture has to be read. What fails goes through the whole check, which decides and says why.
 */
export async function quickCheck(question: ScanQuestion): Promise<ScanVerdict> {
  const { pixels, content, style, decode } = question
  const keepsRules = checkRules(content, style).length === 0
  const isRead =
    keepsRules &&
    (await decode(pixels)) === content &&
    (await decode(toPixels(shrink(toGrey(pixels), SMALL_WIDTH)))) === content
  return isRead ? { ok: true, score: PASSED } : scanCheck(question)
}

/** It passes; how well, only the whole check tells. */
const PASSED = 60
