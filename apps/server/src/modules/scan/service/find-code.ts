import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { ownerOfCode } from '../../addresses/service/addresses.ts'
import { type AccountFacts, type CodeRow, findScannedCode } from '../store.ts'

/** Some 20 MB at the most. */
const owners = 200_000

/**
 * The code behind a printed id as visitors see it at a moment, whoever owns it. First whose it is, then a question about
 * that account alone, so that each asks one place of a divided database; the first answer is remembered for ever, because
 * a printed id never changes hands.
 */
export function createCodeFinder(
  pool: Pool,
  factsOf: (accountId: AccountId) => Promise<AccountFacts | undefined>,
): (id: string, now: number) => Promise<CodeRow | undefined> {
  const known = new BoundedMap<string, AccountId>({ entries: owners })
  return async (id, now) => {
    const accountId = known.get(id) ?? (await ownerOfCode(pool, id))
    if (accountId === undefined) return undefined
    known.set(id, accountId)
    const [facts, code] = await Promise.all([
      factsOf(accountId),
      findScannedCode(pool, accountId, { id, now: new Date(now) }),
    ])
    return facts && code && { ...code, ...facts }
  }
}
