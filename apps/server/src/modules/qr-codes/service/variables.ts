import type { AccountId } from '../../../platform/db/account-id.ts'
import { codeVariables } from '../ports.ts'
import type { Dependencies } from './dependencies.ts'

/** Values of a code's variables by their names; none for one that was written by hand. */
export function variablesOfCode({ database, ports }: Pick<Dependencies, 'database' | 'ports'>) {
  return async (accountId: AccountId, id: string): Promise<Record<string, string>> => {
    const known = await Promise.all(ports.all(codeVariables).map((of) => of(database.tx, accountId, id)))
    return Object.assign({}, ...known)
  }
}
