import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { memberGone } from '../accounts/events.ts'
import { accountParts } from '../exports/ports.ts'
import { formStatuses } from '../forms/ports.ts'
import { qrCodesChanged } from '../qr-codes/events.ts'
import { codeStatuses } from '../qr-codes/ports.ts'
import { recordMade } from '../records/events.ts'
import { memberThings } from '../team/ports.ts'
import { endStatuses } from './jobs.ts'
import { statusParts } from './service/account-data.ts'
import { statusesOfMembers } from './service/hand-over.ts'
import { codesInItem, itemsOfCode, marksOfCodes, statusesWithItems } from './service/info.ts'
import type { Statuses } from './service/statuses.ts'

export function listenStatuses(
  events: Events,
  { answered, follow, live }: Pick<Statuses, 'answered' | 'follow' | 'live'>,
): void {
  events.listen(recordMade, answered)
  events.listen(qrCodesChanged, follow)
  events.listen(memberGone, live.gone)
}

export function answerStatuses(ports: Ports): void {
  ports.answer(codeStatuses, { of: marksOfCodes, in: codesInItem })
  ports.answer(formStatuses, { list: statusesWithItems, itemsOf: itemsOfCode })
  ports.answer(accountParts, statusParts)
  ports.answer(memberThings, statusesOfMembers)
}

export function statusJobs({ end }: Pick<Statuses, 'end'>, clock: Clock): BoundJob[] {
  return [bindJob(endStatuses, () => end(clock.now()))]
}
