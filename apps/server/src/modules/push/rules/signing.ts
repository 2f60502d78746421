import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const prefix = 'whsec_'

/** A secret of 256 bits, as Standard Webhooks write it. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** The header `webhook-signature`: of each secret one, so that a receiver that knows either of them agrees. */
export function signaturesOf(
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  secrets: readonly string[],
): string {
  const said = `${id}.${timestamp}.${body}`
  return secrets
    .map((secret) => Buffer.from(secret.slice(prefix.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(said).digest('base64')}`)
    .join(' ')
}

/** Whether two secrets are the same, in the same time for all that are not. */
export function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}
