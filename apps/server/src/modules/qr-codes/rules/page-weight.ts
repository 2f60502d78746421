import { type Block, pageWeightMax } from '@matai/contract'

/** What a picture of an album costs to draw besides its words, in characters. */
const pictureWeight = 400
/** Letters that HTML writes with five. */
const marks = /[&<>"]/g

/** Whether a page holds so much that visitors would wait for it, and everybody else while it is drawn. */
export function isTooHeavy(blocks: readonly Block[]): boolean {
  let weight = 0
  return blocks.some((block) => {
    weight += weightOf(block)
    return weight > pageWeightMax
  })
}

function weightOf(block: Block): number {
  if (block.type === 'richText') return block.html.length
  const json = JSON.stringify(block)
  const pictures = block.type === 'album' ? block.items.length : 0
  // Of each value two of these marks are JSON's own.
  return json.length + (json.match(marks)?.length ?? 0) * 2 + pictures * pictureWeight
}
