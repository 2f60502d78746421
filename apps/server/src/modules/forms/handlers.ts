import type { Clock } from '../../platform/clock.ts'
import { bindJob } from '../../platform/jobs/jobs.ts'
import { pruneForms } from './jobs.ts'
import type { Forms } from './service/forms.ts'

export const formJobs = ({ prune }: Pick<Forms, 'prune'>, clock: Clock) => [
  bindJob(pruneForms, () => prune(clock.now())),
]
