import type { LoginPage, StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readLoginPage } from '../store/login.ts'

export interface LookNeeds {
  /** What the account calls itself; empty while it has no name: nobody is told whose number it is. */
  nameOf(tx: Tx, accountId: AccountId): Promise<string>
  /** Those of the ids that are the account's and may be shown. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
}

/** What a sign-in page of an account shows. */
export function readLook({ nameOf, filesByIds }: LookNeeds) {
  return async (tx: Tx, accountId: AccountId): Promise<LoginPage> => {
    const { logoId, backgroundId, iconId } = await readLoginPage(tx, accountId)
    const ids = [logoId, backgroundId, iconId].filter((id) => id !== null)
    const [name, files] = await Promise.all([
      nameOf(tx, accountId),
      ids.length > 0 ? filesByIds(tx, accountId, ids) : [],
    ])
    const fileOf = (wanted: string | null) => files.find(({ id }) => id === wanted) ?? null
    return {
      name,
      logo: fileOf(logoId),
      background: fileOf(backgroundId),
      icon: fileOf(iconId),
    }
  }
}
