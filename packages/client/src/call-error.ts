import type { ErrorCode, FailureData } from '@matai/contract'

/**
 * A call that did not succeed. `code` is the contract's error code, or `network` when no answer came.
 * `message` is in the caller's language and can be shown as it is.
 */
export class CallError extends Error {
  readonly code: ErrorCode | 'network'
  readonly data: FailureData

  constructor(code: ErrorCode | 'network', message: string, data: FailureData | null, cause?: unknown) {
    super(message, { cause })
    this.name = 'CallError'
    this.code = code
    this.data = data ?? {}
  }

  /** What is wrong with one field of the input, if anything. */
  issueOf(field: string): string | undefined {
    return this.data.issues?.find((issue) => issue.path[0] === field)?.message
  }
}
