import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { codeAccess, codeMobile, codeRefusal } from '../table.ts'

/** Who sees a code, and whom it was not shown. */
export const carriedAccess: readonly Carried[] = [
  carried(codeAccess, { sealed: ['password'] }),
  carried(codeMobile),
  carried(codeRefusal),
]
