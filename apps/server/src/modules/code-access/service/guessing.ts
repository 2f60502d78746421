import { mintAccountId } from '../../../platform/db/account-id.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { namedCodes } from '../store/codes.ts'
import type { Parts } from './parts.ts'

const onceADay = { limit: 1, windowSeconds: 24 * 3_600 }

/** Tells the administrators of an account, once a day about one code, that somebody guesses its password. */
export function createGuessing({ database, notices, adminsOf, rateLimit, log }: Parts) {
  return async (account: number, id: string, now: Date): Promise<void> => {
    const told = ['passwordGuessed', id] as const
    if (!(await rateLimit.hit(told, onceADay, now)).allowed) return
    const accountId = mintAccountId(account)
    try {
      await database.transact(accountId, async (tx) => {
        const [code] = await namedCodes(tx, accountId, [id])
        const telling = {
          kind: 'passwordGuessed' as const,
          details: { name: code?.name ?? id },
          link: `/code/${id}?access=${id}`,
        }
        await notices.tell(
          tx,
          (await adminsOf(tx, accountId)).map((person) => ({ ...person, ...telling })),
        )
      })
    } catch (error) {
      // The visitor is answered anyway; the next guess tells it.
      await rateLimit.giveBack(told)
      log.warn({ error: describeError(error as Error) }, 'an owner was not told that a password is guessed')
    }
  }
}
