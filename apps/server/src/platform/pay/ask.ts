import { PaymentError } from './payment-provider.ts'

/** Milliseconds for a provider to answer: a person waits for the code to pay with. */
const patience = 10_000

/** An answer as text, with its status and headers. */
export async function ask(url: URL, init: RequestInit): Promise<{ status: number; headers: Headers; body: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } catch (cause) {
    throw new PaymentError(`${url.host} did not answer: ${(cause as Error).message}`, { cause })
  }
}

/** A JSON object of a provider. */
export function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new PaymentError(`no JSON object: ${text.slice(0, 200)}`)
}
