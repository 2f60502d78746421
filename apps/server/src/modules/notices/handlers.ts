import type { Clock } from '../../platform/clock.ts'
import { type AccountId, mintAccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { accessChanged, smsNearlyUsed } from '../accounts/events.ts'
import { mailNotice, purgeNotices, wechatNotice } from './jobs.ts'
import type { Notices } from './service.ts'

export function noticeJobs(notices: Notices, clock: Clock): BoundJob[] {
  return [
    bindJob(mailNotice, ({ accountId, id }) => notices.mail(mintAccountId(accountId), id, clock.now())),
    bindJob(wechatNotice, ({ accountId, id }) => notices.wechat(mintAccountId(accountId), id, clock.now())),
    bindJob(purgeNotices, () => notices.purge(clock.now())),
  ]
}

/** What becomes of a person's access, and what whoever runs the server has to know. */
export function listenNotices(
  events: Events,
  notices: Notices,
  operators: (tx: Tx) => Promise<{ accountId: AccountId; userId: number }[]>,
): void {
  events.listen(accessChanged, (tx, { accountId, userId, change, details, once }) =>
    notices.tell(tx, { accountId: mintAccountId(accountId), userId, kind: change, details, once, link: '/user' }),
  )
  events.listen(smsNearlyUsed, async (tx, { used, limit, at }) => {
    const once = `${used} ${at.slice(0, 10)}`
    const tellings = (await operators(tx)).map((one) => ({
      ...one,
      kind: 'smsHigh' as const,
      details: { used, limit },
      once,
    }))
    await notices.tell(tx, tellings)
  })
}
