import type { FormDocument } from '@matai/form-kit/schema'
import { closedFor } from './refusals.ts'

type Closing = Parameters<typeof closedFor>[0]

/** Whether fillers are told what an exam's answers are worth and what would have been right. */
export function areAnswersTold({ exam }: Pick<FormDocument, 'exam'>, closing: Closing, now: Date): boolean {
  if (exam?.answersShown !== 'afterClosing') return exam?.answersShown === 'afterSubmission'
  const closed = closedFor(closing, now)
  // Before it opens nobody is done.
  return closed !== undefined && closed !== 'records.formNotYet'
}
