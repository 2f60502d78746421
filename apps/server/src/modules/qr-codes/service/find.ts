import { foundAtOnce } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { codeNumbers } from '../ports.ts'
import { findNamed } from '../store/find.ts'
import { codesMeant } from './codes-meant.ts'
import type { Dependencies } from './dependencies.ts'

/** What a search shows while it is typed. */
export function findQrCodesByWord(dependencies: Dependencies) {
  const { database, ports } = dependencies
  return async (keyword: string, accountId: AccountId) => {
    const { tx } = database
    const numbered = await codesMeant(dependencies, tx, accountId, keyword)
    const rows = await findNamed(tx, accountId, { keyword, numbered, limit: foundAtOnce })
    const ids = rows.map(({ id }) => id)
    const known = await Promise.all(ports.all(codeNumbers).map((numbers) => numbers.of(tx, accountId, ids)))
    const numberOf = (id: string) => known.map((numbers) => numbers.get(id)).find((number) => number !== undefined)
    return rows.map((row) => ({ ...row, number: numberOf(row.id) ?? null }))
  }
}
