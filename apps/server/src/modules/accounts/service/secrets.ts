import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CodePurpose } from '../rules.ts'

/** 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A token is random enough that a plain hash hides it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function makeSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Six digits are not: without the key, which is not in the database, trying all of them would show the code. */
export function hashSmsCode(
  key: Buffer,
  { mobile, purpose, smsCode }: { mobile: string; purpose: CodePurpose; smsCode: string },
): string {
  return createHmac('sha256', key).update(`${purpose}\n${mobile}\n${smsCode}`).digest('hex')
}

/** Who wants which address instead of which, and until when the link holds. */
const EmailProof = z.object({ userId: z.int(), before: z.string(), email: z.string(), until: z.number() })
type EmailProof = z.infer<typeof EmailProof>

/** What stands in the link of a mail: readable, but nobody can make one without the key. */
export function sealEmailProof(key: Buffer, proof: EmailProof): string {
  const body = Buffer.from(JSON.stringify(proof)).toString('base64url')
  return `${body}.${emailMark(key, body).toString('base64url')}`
}

export function openEmailProof(key: Buffer, sealed: string): EmailProof | undefined {
  const [body = '', mark = ''] = sealed.split('.')
  const given = Buffer.from(mark, 'base64url')
  const right = emailMark(key, body)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return EmailProof.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
}

function emailMark(key: Buffer, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
