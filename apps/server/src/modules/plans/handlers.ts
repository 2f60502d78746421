import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { accountChanged } from '../accounts/events.ts'
import { accountParts, exportMakers } from '../exports/ports.ts'
import { matters } from '../notices/ports.ts'
import { recordMade } from '../records/events.ts'
import { memberThings } from '../team/ports.ts'
import { turnPlans } from './jobs.ts'
import { planParts } from './service/account-data.ts'
import { plansOfMembers } from './service/hand-over.ts'
import { plansToLookAt } from './service/matters.ts'
import type { Plans } from './service/plans.ts'

export function listenPlans(events: Events, { complete, follow }: Pick<Plans, 'complete' | 'follow'>): void {
  events.listen(recordMade, complete)
  events.listen(accountChanged, follow)
}

export function answerPlans(ports: Ports, { files }: Pick<Plans, 'files'>): void {
  ports.answer(exportMakers, { kind: 'planExcel', maker: files.excel })
  ports.answer(exportMakers, { kind: 'planPdf', maker: files.pdf })
  ports.answer(accountParts, planParts)
  ports.answer(memberThings, plansOfMembers)
  ports.answer(matters, plansToLookAt)
}

export function planJobs({ turn }: Pick<Plans, 'turn'>, clock: Clock): BoundJob[] {
  return [bindJob(turnPlans, () => turn(clock.now()))]
}
