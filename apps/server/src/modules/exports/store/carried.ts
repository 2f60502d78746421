import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { recordLayout } from '../table.ts'

/** How records are laid out on paper; files that were made stay. */
export const carriedLayouts: readonly Carried[] = [carried(recordLayout, { refs: { form_id: 'form' } })]
