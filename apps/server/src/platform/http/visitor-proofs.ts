import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../secrets.ts'

const hour = 3_600_000
/** Milliseconds for which a proof holds. */
export const proofLifetimes = {
  password: 12 * hour,
  phone: 30 * 24 * hour,
  number: 30 * 24 * hour,
  person: 400 * 24 * hour,
  wechat: 30 * 24 * hour,
  jump: 30 * 24 * hour,
  position: hour / 6,
} as const

type Kind = keyof typeof proofLifetimes

/**
 * What a visitor has proven, in cookies that only this server can write: `value.expiry.signature`. A proof is bound to
 * `place`: a code, and for its password also to the password, so that changing it ends what it opened. `number` and
 * `wechat` are no cookies: a page hands them in with a phone or a person that stands in an answer.
 */
export function createProofs(secret: Buffer) {
  const key = createSecretKey(deriveKey(secret, 'proofs of visitors'))
  const sign = (kind: Kind, place: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, place, text]))
      .digest('base64url')
  return {
    /** `value` holds letters, digits and dashes. */
    write(kind: Kind, place: string, value: string, now: Date): string {
      const text = `${value}.${now.getTime() + proofLifetimes[kind]}`
      return `${text}.${sign(kind, place, text)}`
    },
    /** The value, or empty when the proof is missing, forged, ended or made for another place. */
    read(kind: Kind, place: string, cookie: string | undefined, now: Date): string {
      const [, text = '', value = '', until, signature = ''] =
        /^(([\w-]*)\.(\d{1,16}))\.([\w-]{43})$/.exec(cookie ?? '') ?? []
      if (!text || Number(until) <= now.getTime()) return ''
      const right = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(kind, place, text)))
      return right ? value : ''
    },
  }
}

export type Proofs = ReturnType<typeof createProofs>

/** The cookies of a request; of several with one name the first, which belongs to the narrowest path. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const end = part.indexOf('=')
    const name = part.slice(0, end).trim()
    if (end > 0 && !cookies.has(name)) cookies.set(name, part.slice(end + 1).trim())
  }
  return cookies
}

export const cookieNames = {
  password: 'code-pass',
  phone: 'visitor-phone',
  person: 'code-visitor',
  jump: 'code-jump',
  position: 'code-position',
} as const

/** A cookie of a proof. The phone counts for every code, the others for the one whose page made them. */
export function proofCookie(
  kind: keyof typeof cookieNames,
  value: string,
  { id, secure, clear = false }: { id: string; secure: boolean; clear?: boolean },
): string {
  const path = kind === 'phone' ? '/' : `/q/${id}`
  const age = clear ? 0 : proofLifetimes[kind] / 1_000
  return `${cookieNames[kind]}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Digits of the phone that a browser has proven to be its user's, by its cookies; empty for none. */
export const provenPhone = (proofs: Proofs, cookies: string | undefined, now: Date): string =>
  proofs.read('phone', '', readCookies(cookies).get(cookieNames.phone), now)
