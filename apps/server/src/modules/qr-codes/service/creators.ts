import type { AccountId } from '../../../platform/db/account-id.ts'
import { listCreators } from '../store/creators.ts'
import type { Dependencies } from './dependencies.ts'

/** Whoever made live codes of the account that are there, by name. */
export function creatorsOf({ database, namesOf }: Pick<Dependencies, 'database' | 'namesOf'>) {
  return async (accountId: AccountId): Promise<{ id: number; name: string }[]> => {
    const ids = await listCreators(database.tx, accountId)
    const names = await namesOf(database.tx, ids)
    return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
  }
}
