import { type Place, placesOf } from '@matai/kinds'
import { pageWeightMax } from './page-limits.ts'
import { type Block, block } from './schema.ts'

/** What a picture of an album costs to draw besides its words, in characters. */
const pictureWeight = 400
/** Letters that HTML writes with five. */
const marks = /[&<>"]/g

/** Whether a page holds so much that visitors would wait for it, and everybody else while it is drawn. */
export function isTooHeavy(blocks: readonly Block[]): boolean {
  let weight = 0
  return blocks.some((one) => {
    weight += weightOf(one)
    return weight > pageWeightMax
  })
}

const isListed = ({ field, path, value }: Place) =>
  field.is === 'file' && value !== null && path.some((step) => typeof step === 'number')

function weightOf(one: Block): number {
  const places = placesOf(block, one)
  // HTML goes out as it stands.
  if (places.length > 0 && places.every(({ field }) => field.is === 'rich'))
    return places.reduce((sum, { value }) => sum + String(value).length, 0)
  const json = JSON.stringify(one)
  // Of each value two of these marks are JSON's own.
  return json.length + (json.match(marks)?.length ?? 0) * 2 + places.filter(isListed).length * pictureWeight
}
