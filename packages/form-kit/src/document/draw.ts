import type { Faces } from './faces.ts'
import type { FormDocument, Page } from './form-document.ts'

/** A number from 0 on below 1 from a seed and a place: the same for browser, server and every year to come (mulberry32). */
export function chance(seed: number, at: number): number {
  let mixed = (seed + Math.imul(at + 1, 0x6d2b79f5)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Items in an order that a seed makes. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance(seed, at) * (at + 1))
    const [here, there] = [order[at] as Item, order[other] as Item]
    order[at] = there
    order[other] = here
  }
  return order
}

const scored = ({ components }: Page, faceOf: Faces) => components.filter(({ type }) => faceOf(type).score)

/** The exam questions that a record with this seed does not have; none without a seed. */
export function drawnOut({ pages }: FormDocument, seed: number | undefined, faceOf: Faces): ReadonlySet<string> {
  if (seed === undefined) return new Set()
  const out = pages.flatMap((page, at) => {
    if (page.draw === null) return []
    return shuffled(scored(page, faceOf), seed + at).slice(page.draw)
  })
  return new Set(out.map(({ id }) => id))
}
