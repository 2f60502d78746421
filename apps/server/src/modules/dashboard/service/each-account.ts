import type { Logger } from 'pino'
import type { WalkedAccount } from '../../accounts/service/members.ts'
import { describeError } from '../../../platform/http/describe-error.ts'

/** Does the work account by account. One that fails does not keep the others waiting; the job fails at its end. */
export async function eachAccount<Account extends Pick<WalkedAccount, 'id'>>(
  accounts: readonly Account[],
  { log, work }: { log: Logger; work: (account: Account) => Promise<void> },
): Promise<number> {
  let failures = 0
  for (const account of accounts) {
    try {
      await work(account)
    } catch (error) {
      failures += 1
      log.error({ account: account.id, error: error instanceof Error ? describeError(error) : {} }, 'a notice failed')
    }
  }
  return failures
}
