import { type Block, isUnseen } from '@matai/contract'
import { htmlToText } from './plain-text.ts'

/** Whether visitors would see nothing of it, or only a line between nothing and nothing. */
function isBlank(block: Block): boolean {
  if (block.type === 'divider') return true
  return block.type === 'richText' && !/<hr\b/i.test(block.html) && isUnseen(htmlToText(block.html))
}

/** Whether there is nothing among cleaned blocks that somebody could read, see or press. */
export const showsNothing = (blocks: readonly Block[]) => blocks.every(isBlank)

/** The place of the first block whose id another one has before it; -1: none. Nobody would know which of them is meant. */
export function twinAt(blocks: readonly Block[]): number {
  const ids = new Set<string>()
  return blocks.findIndex(({ id }) => ids.size === ids.add(id).size)
}
