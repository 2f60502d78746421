import type { Clock } from '../../platform/clock.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { mailNotice, purgeNotices } from './jobs.ts'
import type { Notices } from './service.ts'

export function noticeJobs(notices: Notices, clock: Clock): BoundJob[] {
  return [
    bindJob(mailNotice, ({ accountId, id }) => notices.mail(mintAccountId(accountId), id, clock.now())),
    bindJob(purgeNotices, () => notices.purge(clock.now())),
  ]
}
