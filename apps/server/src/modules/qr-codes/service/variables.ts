import type { CodeStock } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { codeStock, codeVariables } from '../ports.ts'
import type { Dependencies } from './dependencies.ts'

/** Values of a code's variables by their names; none for one that was written by hand. */
export function variablesOfCode({ database, ports }: Pick<Dependencies, 'database' | 'ports'>) {
  return async (accountId: AccountId, id: string): Promise<Record<string, string>> => {
    const known = await Promise.all(ports.all(codeVariables).map((of) => of(database.tx, accountId, id)))
    return Object.assign({}, ...known)
  }
}

/** What is in stock at a code; undefined where none is kept. */
export function stockOfCode({ database, ports }: Pick<Dependencies, 'database' | 'ports'>) {
  return async (accountId: AccountId, id: string): Promise<CodeStock | undefined> => {
    const known = await Promise.all(ports.all(codeStock).map((of) => of(database.tx, accountId, [id])))
    return known.map((of) => of.get(id)).find(Boolean)
  }
}
