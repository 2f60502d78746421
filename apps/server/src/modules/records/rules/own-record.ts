import type { FormDocument } from '@matai/form-kit/schema'

interface Kept {
  locked: boolean
  redeemedAt: Date | null
}

/** Whether there is anything that a filler could still change: not an exam, not what was handed over already. */
export const mayBeChanged = ({ locked, redeemedAt }: Kept, { exam }: Pick<FormDocument, 'exam'>): boolean =>
  !locked && redeemedAt === null && exam === null
