import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FilePlaces } from '../../../platform/files/open-file-places.ts'
import type { Seals } from '../../../platform/seal/seals.ts'

/** What files need from the outside; handed in by the wiring. */
export interface Dependencies {
  database: Database
  clock: Clock
  places: FilePlaces
  seals: Pick<Seals, 'open'>
  /** Scheme and host that files are read from; empty for the console's own. */
  filesOrigin: string
}
