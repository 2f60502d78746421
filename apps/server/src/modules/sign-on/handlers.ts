import type { Clock } from '../../platform/clock.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { memberGone } from '../accounts/events.ts'
import { purgeAttempts } from './jobs.ts'
import type { SignOns } from './service/sign-on.ts'

export function listenSignOn(events: Events, signOns: Pick<SignOns, 'forget'>): void {
  events.listen(memberGone, (tx, { accountId, userId }) => signOns.forget(tx, mintAccountId(accountId), userId))
}

export function signOnJobs(signOns: Pick<SignOns, 'purge'>, clock: Clock): BoundJob[] {
  return [bindJob(purgeAttempts, () => signOns.purge(clock.now()))]
}
