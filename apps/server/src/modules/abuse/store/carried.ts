import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { codeBlock } from '../table.ts'

/** Why a code is stopped: it stays so until the operator there opens it. */
export const carriedBlocks: readonly Carried[] = [carried(codeBlock)]
