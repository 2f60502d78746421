import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { accountParts } from '../exports/ports.ts'
import { noteUsages, settleOrders, turnTerms } from './jobs.ts'
import type { Shop } from './service/shop.ts'

export function answerOrders(ports: Ports, { parts }: Pick<Shop, 'parts'>): void {
  ports.answer(accountParts, parts)
}

export function orderJobs(shop: Shop, clock: Clock): BoundJob[] {
  return [
    bindJob(settleOrders, () => shop.money.settleAll()),
    bindJob(turnTerms, () => shop.money.turn()),
    bindJob(noteUsages, () => shop.noteUsages(clock.now())),
  ]
}
