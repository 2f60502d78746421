/** What many pages have in common, and putting something else in its place. */
import * as kinds from '@matai/kinds'
import { type Block, content } from './schema.ts'

/** What can be exchanged: a number to call, an address, a file, a whole block. */
export const exchanged = ['phone', 'link', 'file', 'block'] as const
export type Exchanged = (typeof exchanged)[number]

/** Something that a page holds; of a block the block itself, of the others the text. */
export interface Holding {
  what: Exchanged
  value: string
  block?: Block
}

/** A block without its id, as a text: two that are alike are one. */
export const blockKey = ({ id: _id, ...rest }: Block): string => JSON.stringify(sorted(rest))

/** The same value with the keys of its records in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Everything that could be exchanged in a page, each once. */
export function holdingsOf(blocks: readonly Block[]): Holding[] {
  const texts = kinds.placesOf(content, blocks).flatMap(({ field, value }): Holding[] => {
    if (typeof value !== 'string' || value === '') return []
    return field.is === 'phone' || field.is === 'file' ? [{ what: field.is, value }] : []
  })
  const links = kinds.linksOf(content, blocks).map(({ url }): Holding => ({ what: 'link', value: url }))
  const whole = blocks.map((block): Holding => ({ what: 'block', value: blockKey(block), block }))
  const all = [...texts, ...links, ...whole]
  return [...new Map(all.map((one) => [`${one.what} ${one.value}`, one])).values()]
}

/** What is put where; a block keeps the id of the one whose place it takes. */
export type Exchange =
  | { what: Exclude<Exchanged, 'block'>; from: string; to: string }
  | { what: 'block'; from: string; to: Block }

/** The page with something else in place of what it holds; itself where it holds no such thing. */
export function exchange(blocks: Block[], change: Exchange): Block[] {
  if (!holdingsOf(blocks).some(({ what, value }) => what === change.what && value === change.from)) return blocks
  if (change.what === 'block')
    return blocks.map((block) => (blockKey(block) === change.from ? { ...change.to, id: block.id } : block))
  const { what, from, to } = change
  return kinds.mapFields(content, blocks, (value, field) => {
    if (field.is === what && value === from) return to
    return what === 'link' && field.is === 'rich' && typeof value === 'string' ? kinds.relinked(value, from, to) : value
  })
}
