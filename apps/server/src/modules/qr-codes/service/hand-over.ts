import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { breath } from '../../../platform/breath.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { handOverCodes } from '../jobs.ts'
import { countCodesOf, handOverSome } from '../store/hand-over.ts'

/** Codes that one transaction hands over: visitors who scan one of them wait no longer than that. */
const atMost = 500

/** The codes of a member who goes. There may be a million, so that a job hands them over in steps. */
export const codesOfMembers = {
  kind: 'qrCodes',
  count: countCodesOf,
  async handOver(tx: Tx, accountId: AccountId, who: { from: number; to: number }): Promise<number> {
    const codes = await countCodesOf(tx, accountId, who.from)
    if (codes > 0) await enqueue(tx, handOverCodes, { accountId, ...who })
    return codes
  },
}

/** The job of it; done again it goes on where it was. Unlogged: that the member left stands there, with the heir. */
export async function handOverAll(
  database: Database,
  { accountId: account, from, to }: { accountId: number; from: number; to: number },
): Promise<void> {
  const accountId = mintAccountId(account)
  for (let moved = atMost; moved === atMost; ) {
    moved = await database.transact(accountId, (tx) => handOverSome(tx, accountId, { from, to, atMost }))
    await breath()
  }
}
