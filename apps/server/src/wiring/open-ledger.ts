import { createLedger, type Ledger } from '../modules/ledger/service/ledger.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { countScans } from './counted.ts'
import type { Outside } from './outside.ts'

/** The ledger of this node, as the settings want it. */
export function openLedger({ SCAN_COUNTS }: Settings, { ledgerPool, measures, ...outside }: Outside): Ledger {
  const counts = SCAN_COUNTS === 'later' ? 'later' : 'atOnce'
  return countScans(createLedger({ ...outside, pool: ledgerPool, counts }), measures)
}
