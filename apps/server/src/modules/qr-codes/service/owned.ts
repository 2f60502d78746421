import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { codeOwners } from '../ports.ts'
import type { QrCodeRow } from '../store/codes.ts'
import type { Dependencies } from './dependencies.ts'

/** Keeps hands off content that a template writes: what was changed here would be gone with its next version. */
export function createOwned({ ports }: Pick<Dependencies, 'ports'>) {
  return {
    async refuseOwned(tx: Tx, accountId: AccountId, { id, kind }: Pick<QrCodeRow, 'id' | 'kind'>): Promise<void> {
      if (kind !== 'batch') return
      for (const ownerOf of ports.all(codeOwners)) {
        const name = await ownerOf(tx, accountId, id)
        if (name !== undefined) fail('batches.contentFromTemplate', { as: 'conflict', params: { name } })
      }
    },
  }
}

export type Owned = ReturnType<typeof createOwned>
