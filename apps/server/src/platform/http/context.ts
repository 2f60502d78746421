import type { Readable } from 'node:stream'
import type { Access, Call, CallOutput, Flag, KeyScope, ParsedInput, Role, Tier, Token } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'
import type { AccountId } from '../db/account-id.ts'
import type { NoteSecurity } from '../security-log.ts'

/** Who calls, in which account, with which rights; made by the gate from a session. */
export interface Caller {
  userId: number
  sessionId: number
  accountId: AccountId
  role: Role
  flags: Flag[]
  /** Where the person works, with all that is below; null or nothing: everywhere. */
  directories?: readonly number[] | null
  /** Looks and changes nothing. */
  viewOnly?: boolean
  /** As which member an administrator looks at the account. */
  seenAs?: number | null
  /** By a company's own sign-in: works in this account alone, and changes nothing of the person. */
  within?: boolean
  tier: Tier
  zone: string
  language: Language | null
  /** Runs this server, whatever the account. */
  operator: boolean
  /** The account demands a second step of signing in that the person has not set up: only the person's own calls pass. */
  held?: boolean
  /** The key with which a program comes, and what it may do of all that; a person has none. */
  key?: { id: number; name: string; scopes: readonly KeyScope[] }
}

/** Into whose account a file is brought, and by whom: a member, or 0 for somebody who fills a form. */
export type Uploader = Pick<Caller, 'accountId' | 'userId' | 'tier' | 'language'>

/** The file of a multipart call. Its bytes can be read once; whoever stops early has to destroy the stream. */
export interface IncomingFile {
  name: string
  stream: Readable & { truncated?: boolean }
}

/** What a handler knows besides its input. */
export interface PublicContext {
  caller: Caller | undefined
  now: Date
  language: Language
  say: Translate
  ip: string
  userAgent: string
  /** The host by which the caller reached us, with its port. */
  host: string
  /** Scheme and host by which the caller reached us. */
  origin: string
  requestId: string
  /** The tier's number for the entry's `limit`; Infinity without one. */
  limit: number
  file: IncomingFile | undefined
  /** Signs this browser in or, with null, out. */
  setToken(token: (Token & { remember: boolean }) | null): void
  /** The `Idempotency-Key` of a call that makes something, where it came with one. */
  idempotencyKey: string | undefined
  /** What this browser keeps of who signed in on it; empty on a new one. */
  device: string
  setDevice(device: string): void
  /** Digits of the phone that this browser has proven to be its user's; empty for none. */
  phone: string
  /** Keeps that a phone was proven; empty forgets it. */
  setPhone(phone: string): void
  /** One line of the log for what concerns somebody's access. */
  noteSecurity: NoteSecurity
}

export interface MemberContext extends PublicContext {
  caller: Caller
}

type ContextOf<C extends Call> =
  C['access'] extends Extract<Access, 'public' | 'visitor'> ? PublicContext : MemberContext

export type Handler<C extends Call> = (input: ParsedInput<C>, context: ContextOf<C>) => Promise<CallOutput<C>>
