import { type Matter, mattersCounted } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Looking } from '../../notices/service.ts'
import { countDeliveries } from '../store/deliveries.ts'
import { listPushes } from '../store/pushes.ts'

/** Receivers that take nothing now, with what waits for them. Only administrators see pushes. */
export async function pushesToLookAt(tx: Tx, { accountId, role }: Looking): Promise<Matter[]> {
  if (role !== 'admin') return []
  const found: Matter[] = []
  for (const { id, name, url, failingSince, paused } of await listPushes(tx, accountId)) {
    const isGivenUp = paused === 'failing' || paused === 'gone'
    if (!isGivenUp && (failingSince === null || paused !== null)) continue
    const waiting = await countDeliveries(tx, accountId, id, { state: 'waiting' }, mattersCounted + 1)
    const count = Math.min(waiting, mattersCounted)
    found.push({ of: 'pushFailing', id, name: name || new URL(url).host, count, more: waiting > count, mine: false })
  }
  return found
}
