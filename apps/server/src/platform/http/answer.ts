import { type Envelope, errorCodes, type FailureData } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { Failure } from '../failure.ts'

export function success<Data>(data: Data): Envelope<Data> {
  return { code: 0, msg: '', data }
}

/** A failure as the caller reads it. A fault of one field is also the message of the whole. */
export function failure(error: Failure, say: Translate): Envelope<never> {
  const issues = error.fields.map(({ path, phrase, params }) => ({ path, message: say(phrase, params ?? {}) }))
  const data: FailureData | null = issues.length > 0 ? { ...error.data, issues } : error.data
  return { code: errorCodes[error.errorName], msg: say(error.phrase, error.params), data }
}
