import { keyPrefix, shortIdAlphabet } from '@matai/contract'
import { createHash, randomInt } from 'node:crypto'

const secretLength = 32
const hintLength = 6

/** What a program carries: whose it is, so that one account is asked, and 186 random bits. */
export function makeToken(accountId: number): string {
  const secret = Array.from({ length: secretLength }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
  return `${keyPrefix}${accountId.toString(36)}_${secret}`
}

/** The account that a token says it is of; undefined for what is no key at all. */
export function accountOf(token: string): number | undefined {
  const [, account] = /^mk_([0-9a-z]{1,10})_[A-Za-z0-9]{32}$/.exec(token) ?? []
  return account === undefined ? undefined : Number.parseInt(account, 36)
}

export const isKey = (token: string): boolean => token.startsWith(keyPrefix)

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** `mk_1z_Ab3dE5…`: enough to tell one key from another, and useless without the rest. */
export function hintOf(token: string): string {
  return `${token.slice(0, token.lastIndexOf('_') + 1 + hintLength)}…`
}

/** When a key was last used is written once a minute: a write per call is not free. */
export function isUsedLongAgo(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= 60_000
}
