import { type Member, type MemberState, shortIdAlphabet } from '@matai/contract'
import { parseMobile } from '@matai/rules/mobile'
import { createHash, randomInt } from 'node:crypto'

const codeLength = 14

/** 14 characters of 57: 81 bits, so that nobody guesses one. */
export function makeCode(): string {
  return Array.from({ length: codeLength }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
}

export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** What stands in a link: whose it is, so that one account is asked, and the code. */
export function writeTicket(accountId: number, code: string): string {
  return `${accountId}-${code}`
}

export function readTicket(ticket: string): { accountId: number; code: string } | undefined {
  const [, accountId = '', code = ''] = /^(\d{1,15})-([A-Za-z0-9]{14})$/.exec(ticket.trim()) ?? []
  return code ? { accountId: Number(accountId), code } : undefined
}

/** A number as it is kept: E.164 with its plus. */
export function keptMobile(typed: string): string {
  return parseMobile(typed)?.e164 ?? `+${typed}`
}

export function stateOf(row: { until: Date | null; expiresAt?: Date | null }, now: Date): MemberState {
  if (row.expiresAt) return row.expiresAt <= now ? 'expired' : 'invited'
  return row.until && row.until <= now ? 'ended' : 'active'
}

export interface MemberQuery {
  keyword: string
  sort: 'newest' | 'name'
  filters: { state?: MemberState | undefined }
}

/** Those who are looked for, of all; they are a few hundred at most. */
export function membersFound(members: readonly Member[], { keyword, sort, filters }: MemberQuery): Member[] {
  const word = keyword.trim().toLowerCase()
  return members
    .filter(({ state }) => filters.state === undefined || state === filters.state)
    .filter(({ name, mobile, email }) => [name, mobile ?? '', email].some((text) => text.toLowerCase().includes(word)))
    .toSorted((a, b) => (sort === 'name' ? a.name.localeCompare(b.name, 'zh') : b.since.localeCompare(a.since)))
}
