import { type DraftBlock, newBlockId } from '@matai/content/draft'

/** Puts blocks after the one at `after`; at the end when it is not there. */
export function insertBlocks(blocks: DraftBlock[], added: DraftBlock[], after?: string): DraftBlock[] {
  const at = blocks.findIndex(({ id }) => id === after)
  return at < 0 ? [...blocks, ...added] : blocks.toSpliced(at + 1, 0, ...added)
}

/** Moves a block to a place, counted after it was taken out; places past the ends mean the ends. */
export function moveBlock(blocks: DraftBlock[], id: string, to: number): DraftBlock[] {
  const block = blocks.find((one) => one.id === id)
  if (!block) return blocks
  const others = blocks.filter((one) => one !== block)
  const place = Math.min(Math.max(to, 0), others.length)
  return blocks.indexOf(block) === place ? blocks : others.toSpliced(place, 0, block)
}

export function duplicateBlock(blocks: DraftBlock[], id: string): DraftBlock[] {
  const block = blocks.find((one) => one.id === id)
  return block ? insertBlocks(blocks, [{ ...block, id: newBlockId() }], id) : blocks
}

export function removeBlock(blocks: DraftBlock[], id: string): DraftBlock[] {
  return blocks.filter((block) => block.id !== id)
}

/** Replaces a block by a changed one of the same id. */
export function replaceBlock(blocks: DraftBlock[], changed: DraftBlock): DraftBlock[] {
  return blocks.map((block) => (block.id === changed.id ? changed : block))
}
