import { fail } from '../../../platform/failure.ts'
import { isPageId, shortIdIn } from '../../abuse/rules.ts'
import type { Dependencies } from './dependencies.ts'

/** Whose a live code or a public page of a directory is, by its number or a printed address. */
export function createOwnerSearch({ database, qrCodes, directories }: Dependencies) {
  const { tx } = database
  return async (typed: string): Promise<{ id: string; name: string; accountId: number }> => {
    const id = shortIdIn(typed) ?? ''
    const [row] = isPageId(id) ? await directories.operated.find(tx, [id]) : await qrCodes.operated.find(tx, [id])
    if (row) return { id, name: row.name, accountId: row.accountId }
    const phrase = 'abuse.codeUnknown'
    return fail(phrase, { as: 'notFound', fields: [{ path: ['code'], phrase }] })
  }
}
