import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { directory } from '../table.ts'

export const carriedDirectories: readonly Carried[] = [
  carried(directory, { as: 'directories', born: 1, refs: { parent_id: 'directory' }, name: 'name' }),
]
