import { type ErrorName, type FailureData, errorCodes } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'

/** A refusal that the caller understands: the gate says `phrase` in the caller's language. */
export class Failure extends Error {
  readonly errorName: ErrorName
  readonly phrase: PhraseKey
  readonly params: PhraseParams
  readonly data: FailureData | null
  /** Fields at fault, with a phrase each. */
  readonly fields: { path: (string | number)[]; phrase: PhraseKey; params?: PhraseParams }[]

  constructor(errorName: ErrorName, phrase: PhraseKey, details: FailureDetails = {}) {
    super(`${errorName} ${errorCodes[errorName]}: ${phrase}`)
    this.name = 'Failure'
    this.errorName = errorName
    this.phrase = phrase
    this.params = details.params ?? {}
    this.data = details.data ?? null
    this.fields = details.fields ?? []
  }
}

interface FailureDetails {
  params?: PhraseParams
  data?: FailureData
  fields?: Failure['fields']
}

/** Stops a verb with one sentence; the code is that of an invalid input unless named. */
export function fail(
  phrase: PhraseKey,
  { as = 'inputInvalid', ...details }: FailureDetails & { as?: ErrorName } = {},
): never {
  throw new Failure(as, phrase, details)
}

/** Refuses one field of the input. */
export function failField(field: string, phrase: PhraseKey, params: PhraseParams = {}): never {
  throw new Failure('inputInvalid', phrase, { params, fields: [{ path: [field], phrase, params }] })
}

export function notFound(): never {
  throw new Failure('notFound', 'errors.notFound')
}

/** Refuses when a limit of the tier is passed; call it inside the transaction that counted `used`. */
export function withinLimit({ used, limit }: { used: number; limit: number }): void {
  if (used > limit)
    throw new Failure('limitReached', 'errors.limitReached', { params: { limit }, data: { limit, used: used - 1 } })
}

export function tooManyRequests(retryAfter: number): never {
  throw new Failure('tooManyRequests', 'errors.tooManyRequests', { params: { retryAfter }, data: { retryAfter } })
}
