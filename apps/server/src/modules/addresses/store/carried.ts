import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { address } from '../table.ts'

/** What is printed or passed on. They come first: all texts that name one follow. */
export const carriedAddresses: readonly Carried[] = [
  carried(address, { as: 'addresses', born: Number.POSITIVE_INFINITY }),
]
