import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a code lasts, and how many digits it has (RFC 6238; what every authenticator takes for granted). */
const period = 30
const digits = 6
/** Codes of the moment before and after hold, too: clocks of phones differ. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as authenticators want a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period)
}

/** The code of a step: HOTP with SHA-1 (RFC 4226). */
export function totpAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length).padStart(length, '0')
}

/** The step whose code this is, if none was used at it or later; undefined for a wrong or used one. */
export function stepOfCode(secret: Uint8Array, code: string, { now, after }: { now: Date; after: number }) {
  const here = stepOf(now)
  for (let step = here - drift; step <= here + drift; step += 1)
    if (step > after && isSame(totpAt(secret, step), code)) return step
  return undefined
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** What an authenticator reads from the picture (Key Uri Format). */
export function totpUri({ secret, issuer, name }: { secret: string; issuer: string; name: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
