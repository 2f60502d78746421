import { undoMinutes } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { tooManyRequests } from '../../../platform/failure.ts'
import { createKeyedCommit, QueueFull } from '../../../platform/group-commit.ts'
import { couponsRedeemed } from '../events.ts'
import { undo } from '../store/uses.ts'
import type { UseRow } from '../store/redemptions.ts'
import { type Answer, type Attempt, tryAll, type Tried, unknown } from './attempts.ts'
import type { Dependencies } from './dependencies.ts'

/** Tries of one write, and those that may wait. */
const batch = 250
const queue = 10_000
/** How often a group is written when another node wrote a try with the same key meanwhile. */
const writesMax = 3

interface Waiting {
  accountId: AccountId
  attempt: Attempt
  answer?: Answer
}

export type Redeeming = ReturnType<typeof createRedeeming>

/**
 * Redeems codes: once each, or as often as their coupon says, however many try at the same moment. Tries of an account
 * that come at once are one transaction, in which one statement gives each code to whoever is first.
 */
export function createRedeeming({ database, events }: Pick<Dependencies, 'database' | 'events'>) {
  async function attemptAll(tx: Tx, accountId: AccountId, attempts: readonly Attempt[]): Promise<Answer[]> {
    const tried = await tryAll(tx, accountId, attempts)
    const redeemed = tried.flatMap((one, place) => (one.isNew ? [happened(one, attempts[place])] : []))
    if (redeemed.length > 0) await events.announce(tx, couponsRedeemed, { accountId, redeemed })
    return tried.map(({ answer }) => answer)
  }

  const commits = createKeyedCommit<Waiting>({
    ...{ batch, queue },
    keyOf: ({ accountId }) => accountId,
    async write(items) {
      // A try that came twice at once is one; who came later is answered as the first was.
      const unique = [...new Map(items.map((item, nth) => [item.attempt.key || nth, item])).values()]
      const [{ accountId } = { accountId: undefined }] = unique
      if (accountId === undefined) return
      const attempts = unique.map(({ attempt }) => attempt)
      const answers = await written(accountId, attempts)
      const byKey = new Map(attempts.map(({ key }, place) => [key, answers[place]]))
      for (const [place, item] of unique.entries()) setAnswer(item, answers[place])
      for (const item of items) if (!item.answer) setAnswer(item, byKey.get(item.attempt.key))
    },
  })

  /** Unlogged: the uses of a code say who redeemed it, where and when. */
  async function written(accountId: AccountId, attempts: readonly Attempt[]): Promise<Answer[]> {
    for (let time = 1; ; time += 1) {
      try {
        return await database.transact(accountId, (tx) => attemptAll(tx, accountId, attempts))
      } catch (error) {
        // The same try came to another node at once, and that one's is written: now it is known.
        if (time === writesMax || !isUniqueViolation(error)) throw error
      }
    }
  }

  return {
    /** In the transaction of whoever has more to write; without a key. */
    async attemptIn(tx: Tx, accountId: AccountId, attempt: Attempt): Promise<Answer> {
      const [answer = unknown(attempt.typed)] = await attemptAll(tx, accountId, [attempt])
      return answer
    },

    async attempt(accountId: AccountId, attempt: Attempt): Promise<Answer> {
      const item: Waiting = { accountId, attempt }
      try {
        await commits.add(item)
      } catch (error) {
        if (error instanceof QueueFull) return tooManyRequests(1)
        throw error
      }
      return item.answer ?? unknown(attempt.typed)
    },

    undo: (
      tx: Tx,
      accountId: AccountId,
      id: number,
      { userId, now }: { userId: number; now: Date },
    ): Promise<UseRow | undefined> =>
      undo(tx, accountId, id, { userId, now, since: new Date(now.getTime() - undoMinutes * 60_000) }),
  }
}

function setAnswer(item: Waiting, answer: Answer | undefined): void {
  if (answer) item.answer = answer
}

function happened({ answer, couponId }: Tried, attempt: Attempt | undefined) {
  const { code, couponName, itemName, left, useId, last } = answer
  const use = { id: useId ?? 0, at: last?.at ?? '', by: attempt?.by ?? 'counter' }
  const where = { outlet: last?.outlet ?? '', person: last?.person ?? '' }
  return { coupon: { id: couponId, name: couponName }, item: itemName, code, use: { ...use, ...where }, left }
}
