import { errorCodes } from '@matai/contract'
import { Failure } from '../../../platform/failure.ts'
import type { NoteSecurity, SecurityEvent, SecurityFacts } from '../../../platform/security-log.ts'

/** Writes a line when the work is refused: the code that was answered and why, for who asks the operator. */
export async function noting<Answer>(
  { noteSecurity }: { noteSecurity: NoteSecurity },
  refused: SecurityEvent,
  facts: SecurityFacts,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure)
      noteSecurity(refused, { code: errorCodes[error.errorName], reason: error.phrase, ...facts })
    throw error
  }
}
