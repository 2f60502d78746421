import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Duty } from '../rules/duty.ts'
import type { Dependencies } from './dependencies.ts'

/** Whom a window is for, by name; empty for everybody. */
export function createDutyNames({ namesOf, collaborators }: Pick<Dependencies, 'namesOf' | 'collaborators'>) {
  return async (tx: Tx, accountId: AccountId, { people, groupIds }: Duty, comma: string): Promise<string> => {
    const names = await namesOf(tx, [...people])
    const groups =
      groupIds.length === 0
        ? new Map<number, string>()
        : new Map((await collaborators.listGroups(tx, accountId)).map(({ id, name }) => [id, name]))
    return [...people.map((id) => names.get(id)), ...groupIds.map((id) => groups.get(id))].filter(Boolean).join(comma)
  }
}
