import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { rowsOfCodes, setLive } from '../store/codes.ts'
import type { Dependencies } from './dependencies.ts'
import { boardTopic } from './telling.ts'

/** Codes in the trash stand on no board; those that come back do. */
export function createFollowing({ fanout }: Pick<Dependencies, 'fanout'>) {
  return async (tx: Tx, changed: { accountId: number; ids: string[] }): Promise<void> => {
    const accountId = mintAccountId(changed.accountId)
    const rows = await rowsOfCodes(tx, accountId, changed.ids)
    if (rows.length === 0) return
    const ids = [...new Set(rows.map(({ qrCodeId }) => qrCodeId))].sort()
    const there = await codePlaces(tx, accountId, ids)
    const statuses = new Set<number>()
    for (const live of [true, false]) {
      const some = ids.filter((id) => there.has(id) === live)
      const wrong = rows.some((row) => row.live !== live && some.includes(row.qrCodeId))
      if (wrong) for (const id of await setLive(tx, accountId, some, live)) statuses.add(id)
    }
    await fanout.announce(
      tx,
      boardTopic,
      [...statuses].map((id) => `${accountId} ${id}`),
    )
  }
}
