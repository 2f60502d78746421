import { SmsError } from './sms-sender.ts'

/** Milliseconds for a provider to answer; the person waits in front of the form. */
export const providerTimeout = 5_000

/** Posts to a provider and reads its JSON. Throws an SmsError when there is none in time. */
export async function postToProvider(
  url: URL,
  { timeout = providerTimeout, ...init }: Pick<RequestInit, 'headers' | 'body'> & { timeout?: number | undefined },
): Promise<{ status: number; answer: Record<string, unknown> }> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) throw new TypeError('the answer is not an object')
    return { status: response.status, answer: { ...answer } }
  } catch (cause) {
    throw new SmsError('failed', `${url.host} did not answer: ${(cause as Error).message}`, { cause })
  }
}
