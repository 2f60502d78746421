import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { matters } from '../notices/ports.ts'
import { limitCounters, limitUses } from '../tiers/ports.ts'
import { watchGroupCodes } from './jobs.ts'
import { groupsToLookAt } from './service/matters.ts'
import type { GroupCodes } from './service/group-codes.ts'

export function answerGroupCodes(ports: Ports, { countOf, named }: Pick<GroupCodes, 'countOf' | 'named'>): void {
  ports.answer(limitCounters, { key: 'groupCodes', count: countOf })
  ports.answer(limitUses, { of: 'groupCodes', named })
  ports.answer(matters, groupsToLookAt)
}

export function groupCodeJobs({ watch }: Pick<GroupCodes, 'watch'>, clock: Clock): BoundJob[] {
  return [bindJob(watchGroupCodes, () => watch(clock.now()))]
}
