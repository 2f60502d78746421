import type { QrStyle } from '../../style.ts'
import { mendMargin, mends } from '../mends.ts'
import { changes } from '../repair.ts'
import { costOf, costsOf } from './costs.ts'

/** What a repair aims at, of a plain code: clearly above what is refused. */
const AIM = 0.8
/** What is hopeless gains most by the first step: the colour stays nearer to what it was. */
const WORST = 0.2
/** Of a plain code, in hard photos. */
const PLAIN = 0.85
const MOST = 10

/**
 * The fewest changes that should make a style strong that keeps only `share` of a plain code's readings in hard photos: what
 * costs most first, colours no further than it takes.
 */
export function strengthen(content: string, style: QrStyle, share: number): Partial<QrStyle> {
  const wanted = odds(AIM) - odds(share)
  const before = costOf(content, style)
  let mended = style
  for (let step = 0; step < MOST && before - costOf(content, mended) < wanted; step++) {
    const next = nextOf(content, mended)
    if (!next) break
    mended = next
  }
  return changes(style, mended)
}

/** The dearest thing mended that can be; undefined when nothing is left. */
function nextOf(content: string, style: QrStyle): QrStyle | undefined {
  for (const cost of costsOf(content, style)) {
    const mended = mendMargin(mends[cost](style, content))
    if (costOf(content, mended) < costOf(content, style)) return mended
  }
  return undefined
}

const odds = (share: number) => {
  const chance = Math.max(WORST, share) * PLAIN
  return Math.log(chance / (1 - chance))
}
