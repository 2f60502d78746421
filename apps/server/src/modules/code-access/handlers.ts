import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { dropOldRefusals } from './jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { limitedCodes } from '../qr-codes/ports.ts'
import type { CodeAccess } from './service/code-access.ts'

export function codeAccessJobs(codeAccess: CodeAccess, clock: Clock): BoundJob[] {
  return [bindJob(dropOldRefusals, () => codeAccess.dropOldRefusals(clock.now()))]
}

export function answerCodeAccess(ports: Ports, { limitedAmong }: Pick<CodeAccess, 'limitedAmong'>): void {
  ports.answer(limitedCodes, limitedAmong)
}
