import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { dropOldRefusals } from './jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { featureUses } from '../tiers/ports.ts'
import { limitedCodes } from '../qr-codes/ports.ts'
import type { CodeAccess } from './service/code-access.ts'

export function codeAccessJobs(codeAccess: CodeAccess, clock: Clock): BoundJob[] {
  return [bindJob(dropOldRefusals, () => codeAccess.dropOldRefusals(clock.now()))]
}

export function answerCodeAccess(
  ports: Ports,
  { limitedAmong, named }: Pick<CodeAccess, 'limitedAmong' | 'named'>,
): void {
  ports.answer(featureUses, { of: 'scanCountLimit', named })
  ports.answer(limitedCodes, limitedAmong)
}
