import { type DraftBlock, finished } from '@matai/content/draft'
import { wordsOf } from '@matai/content/page'

/** The words that a block is known by; none while it cannot be shown. */
export function wordsIn(block: DraftBlock): string {
  const whole = finished(block)
  return whole ? wordsOf(whole, new Map()) : ''
}

/** So few of them that they stand in one line of the page. */
export const firstWords = (block: DraftBlock): string => wordsIn(block).split(/\s/)[0]?.slice(0, 12) ?? ''
