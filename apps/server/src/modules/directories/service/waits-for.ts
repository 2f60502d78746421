import type { Tx } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type RemovalWish, removalConsents } from '../ports.ts'

export type { RemovalWish } from '../ports.ts'

/** The request under which a deletion waits for a second person; null where it may happen now. */
export async function waitsFor(ports: Ports, tx: Tx, wish: RemovalWish): Promise<number | null> {
  const [asked] = await Promise.all(ports.all(removalConsents).map((consent) => consent(tx, wish)))
  return asked ?? null
}
