import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { couponsRedeemed } from '../coupons/events.ts'
import { accountParts } from '../exports/ports.ts'
import { matters } from '../notices/ports.ts'
import { planClosed } from '../plans/events.ts'
import { qrCodesChanged } from '../qr-codes/events.ts'
import { recordChanged, recordDecided, recordFollowedUp, recordMade, recordsRemoved } from '../records/events.ts'
import { featureUses } from '../tiers/ports.ts'
import { statusChanged } from '../statuses/events.ts'
import { expirePushes } from './jobs.ts'
import { pushesToLookAt } from './service/matters.ts'
import { pushParts, type Pushes } from './service/pushes.ts'

export function listenPushes(events: Events, { happenings }: Pick<Pushes, 'happenings'>): void {
  events.listenAll(recordMade, happenings.made)
  events.listen(recordChanged, happenings.changed)
  events.listen(recordFollowedUp, happenings.followedUp)
  events.listen(recordDecided, happenings.decided)
  events.listen(recordsRemoved, happenings.removed)
  events.listen(statusChanged, happenings.statusChanged)
  events.listen(planClosed, happenings.planClosed)
  events.listen(couponsRedeemed, happenings.redeemed)
  events.listen(qrCodesChanged, happenings.codesChanged)
}

export function answerPushes(ports: Ports, { named }: Pick<Pushes, 'named'>): void {
  ports.answer(featureUses, { of: 'push', named })
  ports.answer(accountParts, pushParts)
  ports.answer(matters, pushesToLookAt)
}

export function pushJobs({ expire }: Pick<Pushes, 'expire'>, clock: Clock): BoundJob[] {
  return [bindJob(expirePushes, () => expire(clock.now()))]
}
