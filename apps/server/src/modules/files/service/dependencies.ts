import type { SealPurpose } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FilePlaces } from '../../../platform/files/open-local-files.ts'

/** What files need from the outside; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  places: FilePlaces
  /** Opens a seal made for a purpose; refuses one that is broken, late or used. */
  openSeal(sealed: string, purpose: SealPurpose, now: Date): Promise<string>
  /** Scheme and host that files are read from; empty for the console's own. */
  filesOrigin: string
}
