import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { QrCodeRow } from '../store/codes.ts'

/** What the template of a code is called; undefined when it has none. */
export type TemplateNameOf = (tx: Tx, accountId: AccountId, qrCodeId: string) => Promise<string | undefined>

/** Keeps hands off content that a template writes: what was changed here would be gone with its next version. */
export function createOwned() {
  let templateNameOf: TemplateNameOf = () => Promise.resolve(undefined)
  return {
    /** Templates belong to a later module, which says here how they are found. */
    templatesBy(find: TemplateNameOf): void {
      templateNameOf = find
    },

    async refuseOwned(tx: Tx, accountId: AccountId, { id, kind }: Pick<QrCodeRow, 'id' | 'kind'>): Promise<void> {
      if (kind !== 'batch') return
      const name = await templateNameOf(tx, accountId, id)
      if (name !== undefined) fail('batches.contentFromTemplate', { as: 'conflict', params: { name } })
    },
  }
}

export type Owned = ReturnType<typeof createOwned>
