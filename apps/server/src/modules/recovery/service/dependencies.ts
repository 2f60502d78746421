import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Decoding } from '../../../platform/decoding/decoding.ts'
import type { Seals } from '../../../platform/seal/seals.ts'
import type { Acting } from '../../qr-codes/service/dependencies.ts'
import type { RestoredPrint } from '../../qr-codes/service/restore-printed.ts'

/** What recovering needs from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  decoding: Pick<Decoding, 'decode'>
  seals: Pick<Seals, 'open'>
  /** Schemes and hosts that codes are printed with, besides the caller's; none when the operator has set none. */
  printedOrigins: string[]
  restorePrinted(tx: Tx, id: string, acting: Acting): Promise<RestoredPrint>
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}
