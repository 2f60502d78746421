import { couponsIn, formsIn } from '@matai/content/page'
import type { Pool } from 'pg'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { ownerOfCode } from '../../addresses/service/addresses.ts'
import { type AccountFacts, type CodeRow, findScannedCode } from '../store/codes.ts'

/** Some 20 MB at the most. */
const owners = 200_000

export interface CodeFinding {
  factsOf(accountId: AccountId): Promise<AccountFacts | undefined>
  /** Where forms are filled, as paths; those that are gone are missing. */
  formPathsOf(accountId: AccountId, formIds: number[]): Promise<ReadonlyMap<number, string>>
  /** What is said of coupons; those that are gone are missing. */
  couponsOf(accountId: AccountId, ids: readonly number[]): Promise<CodeRow['coupons']>
  /** What is said of the last records that came in from a code. */
  lastRecordsOf(
    accountId: AccountId,
    id: string,
    formIds: readonly number[],
    at: { zone: string; now: Date },
  ): Promise<CodeRow['lastRecords']>
}

/**
 * The code behind a printed id as visitors see it at a moment, whoever owns it. First whose it is, then a question about
 * that account alone, so that each asks one place of a divided database; the first answer is remembered for ever, because
 * a printed id never changes hands.
 */
export function createCodeFinder(
  pool: Pool,
  { factsOf, formPathsOf, couponsOf, lastRecordsOf }: CodeFinding,
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
    if (!facts || !code) return undefined
    const named = formsIn(code.blocks)
    const paths = named.length > 0 ? await formPathsOf(accountId, named) : new Map<number, string>()
    const couponIds = couponsIn(code.blocks)
    const coupons = couponIds.length > 0 ? await couponsOf(accountId, couponIds) : []
    const at = { zone: facts.zone, now: new Date(now) }
    const lastRecords = named.length > 0 ? await lastRecordsOf(accountId, id, named, at) : []
    return { ...code, ...facts, lastRecords, coupons, forms: [...paths].map(([form, path]) => ({ id: form, path })) }
  }
}
