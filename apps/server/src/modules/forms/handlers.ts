import type { Clock } from '../../platform/clock.ts'
import { bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { memberThings } from '../team/ports.ts'
import { pruneForms } from './jobs.ts'
import type { Forms } from './service/forms.ts'
import { formsOfMembers } from './service/hand-over.ts'

export function answerForms(ports: Ports): void {
  ports.answer(memberThings, formsOfMembers)
}

export const formJobs = ({ prune }: Pick<Forms, 'prune'>, clock: Clock) => [
  bindJob(pruneForms, () => prune(clock.now())),
]
