import type { SmsPurpose } from '@matai/contract'

export interface SmsMessage {
  /** E.164. */
  to: string
  /** `visit` for somebody who wants to see a live code. */
  purpose: SmsPurpose | 'visit'
  smsCode: string
  /** The whole message in the reader's language, for providers that take free text. */
  text: string
}

/** Sends one code by text message; throws an SmsError when the provider did not take it within 5 s. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
  /** Sends words without a code; missing where the provider takes templates only. */
  tell?(message: Pick<SmsMessage, 'to' | 'text'>): Promise<void>
}

/** Why a message was not sent: what the reader can do about it, or 'failed' when only the operator can do something. */
export type SmsProblem = 'numberInvalid' | 'countryUnsupported' | 'tooOften' | 'failed'

export class SmsError extends Error {
  readonly problem: SmsProblem

  /** `message` is the provider's, for the log; it names no number and no code. */
  constructor(problem: SmsProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SmsError'
    this.problem = problem
  }
}
