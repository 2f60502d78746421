import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { createGroupCommit, QueueFull } from '../../../platform/group-commit.ts'
import { hasCodes } from '../store/codes.ts'
import { insertRefusals, listRefusals, type NewRefusal } from '../store/refusals.ts'
import { type ListRequest, numbered, pageOf } from './lists.ts'
import type { Parts } from './parts.ts'

/** More than these are not counted: whoever guesses passwords makes a million. */
const countedAtMost = 1_000
const batch = 500
/** Refusals that may wait; what comes then is not written down, because visits matter more. */
const queue = 10_000

/** Writes refusals in groups, beside the answers. */
export function createRefusalLog({ database, log }: { database: Database; log: Logger }) {
  const commits = createGroupCommit<NewRefusal>({
    batch,
    queue,
    /** Unlogged: visitors are refused, nobody of the account does it. */
    async write(refusals) {
      for (const [, own] of byAccount(refusals)) await insertRefusals(database.tx, own)
    },
  })
  return {
    add(refusal: NewRefusal): void {
      commits.add(refusal).catch((error: Error) => {
        if (!(error instanceof QueueFull)) log.warn({ error: describeError(error) }, 'a refusal was not written down')
      })
    },
    drain: commits.drain,
  }
}

export async function showRefusals({ database }: Parts, accountId: AccountId, request: ListRequest) {
  const query = numbered(request)
  if (!(await hasCodes(database.tx, accountId, [query.qrCodeId]))) notFound()
  const { rows, total } = await listRefusals(database.tx, accountId, query, countedAtMost + 1)
  const isMore = total > countedAtMost
  return { ...pageOf({ rows, total: Math.min(total, countedAtMost) }, query), totalIsLowerBound: isMore }
}
