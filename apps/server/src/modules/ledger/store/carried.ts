import { type Carried, carried } from '../../../platform/carried/carried.ts'
import {
  codeRevision,
  scanAccountDay,
  scanBreakdown,
  scanDay,
  scanQuota,
  scanVisitor,
  scanVisitorDay,
} from '../table.ts'

const counts = ['people', 'machines']

/** Counts for ever; single visits, of which counts are made within minutes, stay. */
export const carriedLedger: readonly Carried[] = [
  carried(codeRevision),
  carried(scanDay, { as: 'statistics', adds: counts }),
  carried(scanAccountDay, { adds: counts }),
  carried(scanBreakdown, { adds: counts }),
  carried(scanVisitor),
  carried(scanVisitorDay, { adds: ['visitors'] }),
  carried(scanQuota),
]
