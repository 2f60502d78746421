import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { recovery } from '../table.ts'

export const carriedRecoveries: readonly Carried[] = [carried(recovery, { refs: { created_by: 'user' } })]
