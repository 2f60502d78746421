import type { Translate } from '@matai/i18n'
import { call, Refused } from '../net/call.ts'

/** Seconds between two codes for one phone; the server holds to it. */
export const secondsBetween = 60

export const askCode = (id: string, mobile: string): Promise<unknown> => call('/v/form/send_code', { id, mobile })

/** Proves a phone with the code that came to it; with `isFiller` this browser is known by it from now on. */
export const prove = (proving: {
  id: string
  mobile: string
  mobileCode: string
  isFiller: boolean
}): Promise<{ mobile: string; proof: string }> => call('/v/form/prove', proving)

/** Somebody else fills now. */
export const forget = (id: string): Promise<unknown> => call('/v/form/forget_phone', { id })

export const reasonOf = (error: unknown, say: Translate): string =>
  error instanceof Refused || (error instanceof Error && error.message)
    ? (error as Error).message
    : say('formPage.tryAgain')
