import type { SmsPurpose } from '@matai/contract'
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

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
  { mobile, purpose, smsCode }: { mobile: string; purpose: SmsPurpose; smsCode: string },
): string {
  return createHmac('sha256', key).update(`${purpose}\n${mobile}\n${smsCode}`).digest('hex')
}
