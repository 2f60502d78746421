import { invitationAlphabet } from '@matai/contract'
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { networkOf } from '../../../platform/network-of.ts'
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

/** Whence a number's code was asked for; the same network has another mark for another number. */
export function markNetwork(key: Buffer, mobile: string, ip: string): string {
  return createHmac('sha256', key)
    .update(`network\n${mobile}\n${networkOf(ip)}`)
    .digest('base64url')
}

/** A browser on which a user signed in before, until when that counts (milliseconds). */
const KnownDevice = z.object({ userId: z.int(), id: z.string(), until: z.number() })
export type KnownDevice = z.infer<typeof KnownDevice>

/** What a browser keeps of those who signed in on it: readable, but nobody can make one without the key. */
export function sealDevices(key: Buffer, devices: KnownDevice[]): string {
  const body = Buffer.from(JSON.stringify(devices)).toString('base64url')
  return `${body}.${markOf(key, body).toString('base64url')}`
}

/** Empty for what was not sealed here, or not for this. */
export function openDevices(key: Buffer, sealed: string): KnownDevice[] {
  const body = openMarked(key, sealed)
  return body === undefined ? [] : z.array(KnownDevice).parse(JSON.parse(body))
}

const invitationLength = 8

/** 39 bits: enough for what can be guessed only a few times from an address. */
export function makeInvitationCode(): string {
  return Array.from({ length: invitationLength }, () => invitationAlphabet[randomInt(invitationAlphabet.length)]).join(
    '',
  )
}

/** As it was typed or read aloud: blanks, hyphens and capitals do not matter. */
export function hashInvitation(key: Buffer, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  return createHmac('sha256', key).update(plain).digest('hex')
}

/** Who wants which address instead of which, and until when the link holds. */
const EmailProof = z.object({ userId: z.int(), before: z.string(), email: z.string(), until: z.number() })
type EmailProof = z.infer<typeof EmailProof>

/** What stands in the link of a mail: readable, but nobody can make one without the key. */
export function sealEmailProof(key: Buffer, proof: EmailProof): string {
  const body = Buffer.from(JSON.stringify(proof)).toString('base64url')
  return `${body}.${markOf(key, body).toString('base64url')}`
}

export function openEmailProof(key: Buffer, sealed: string): EmailProof | undefined {
  const body = openMarked(key, sealed)
  return body === undefined ? undefined : EmailProof.parse(JSON.parse(body))
}

function openMarked(key: Buffer, sealed: string): string | undefined {
  const [body = '', mark = ''] = sealed.split('.')
  const given = Buffer.from(mark, 'base64url')
  const right = markOf(key, body)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return Buffer.from(body, 'base64url').toString()
}

function markOf(key: Buffer, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
