import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createTranslator, type Language } from '@matai/i18n'
import { shortIdAlphabet } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import { plainMobile } from '@matai/rules/mobile'
import type { CodeAccess } from '../../code-access/service/code-access.ts'
import { circlePlace, metresAway, standingIn } from '../rules/position.ts'
import { type Proofs, proofCookie, readCookies } from '../../../platform/http/visitor-proofs.ts'
import { awayCookie, pendingCookie } from '../rules/cookies.ts'
import { type ProvenNow, toldTried, wayBack } from '../rules/told.ts'
import { deviceOf } from '../../ledger/rules/visit.ts'
import type { KnownCode } from './code-cache.ts'
import type { Jumps } from './jumps.ts'
import { createPasswordTries } from './password-tries.ts'
import type { Visits } from './visit.ts'

export interface EntryOptions {
  /** The code of a printed id; whoever guesses ids is told nothing. */
  find: Visits['find']
  codeAccess: Pick<CodeAccess, 'openPassword' | 'refuse' | 'tellGuessing'>
  /** Whether a visitor has proven all that the code asks for. */
  isOpenTo(code: KnownCode, visitor: { ip: string; headers: IncomingHttpHeaders }, now: Date): Promise<boolean>
  proofs: Proofs
  rateLimit: RateLimit
  smsCodes: Pick<Accounts, 'sendVisitCode' | 'useVisitCode'>
  clock: Clock
  jumps: Pick<Jumps, 'agree'>
}

interface Posted {
  form: URLSearchParams
  ip: string
  headers: IncomingHttpHeaders
  secure: boolean
  language: Language
}

/** Where the browser goes next, and what it remembers. */
interface Entered {
  to: string
  cookies: string[]
}

export type Entries = ReturnType<typeof createEntries>

const pendingFor = 600
const awayFor = 60

const shortIds = new RegExp(`^[${shortIdAlphabet}]{8}$`)

const positionsOfVisitor = { limit: 20, windowSeconds: 60, perNetwork: true } as const

/** What visitors prove on gate pages. Every answer leads back to the code's page, which decides anew. */
export function createEntries({ find, codeAccess, isOpenTo, proofs, rateLimit, smsCodes, clock, jumps }: EntryOptions) {
  const tryPassword = createPasswordTries(rateLimit)
  const back = (id: string, told = '', cookies: string[] = []): Entered => ({ to: wayBack(id, { told }), cookies })
  const tooOften = (id: string, wait: number): Entered => ({ to: wayBack(id, { told: 'tooOften', wait }), cookies: [] })
  const proven = (id: string, what: ProvenNow, now: Date, cookies: string[]): Entered => ({
    to: wayBack(id, { proven: what, now }),
    cookies,
  })

  async function codeOf({ form, ip, headers }: Posted): Promise<{ id: string; code: KnownCode | null }> {
    const id = form.get('id') ?? ''
    if (!shortIds.test(id)) return { id: 'unknown', code: null }
    const found = await find({ id, ip, headers, method: 'POST' }, clock.now().getTime())
    return { id, code: typeof found === 'string' ? null : found }
  }

  const pending = (mobile: string, secure: boolean) =>
    `${pendingCookie}=${mobile}; Path=/; Max-Age=${mobile ? pendingFor : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  return {
    async pass(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      const sealed = code?.row.access?.password
      if (!code || !sealed) return back(id)
      const { accountId } = code.row
      const password = codeAccess.openPassword(sealed, accountId, id)
      const typed = plainText(form.get('password') ?? '')
      const tried = await tryPassword({ id, ip, now }, () => isSame(typed, password))
      if (tried.isGuessedAt) await codeAccess.tellGuessing(accountId, id, now)
      if (tried.is === 'tooOften') return tooOften(id, tried.wait)
      if (tried.is === 'wrong') {
        const device = deviceOf(headers['user-agent'] ?? '')
        codeAccess.refuse({ accountId, qrCodeId: id, at: now, reason: 'wrongPassword', device })
        return back(id, 'wrongPassword')
      }
      const proof = proofs.write('password', `${id} ${password}`, 'yes', now)
      return proven(id, 'password', now, [proofCookie('password', proof, { id, secure })])
    },

    async sms(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure, language } = posted
      const { id, code } = await codeOf(posted)
      if (!asksPhone(code)) return back(id)
      const mobile = plainMobile(form.get('mobile') ?? '')
      if (!mobile) return back(id, 'mobileWrong')
      const now = clock.now()
      try {
        await smsCodes.sendVisitCode(`+${mobile}`, visitOf({ ip, headers, language }, now))
      } catch (error) {
        return { to: wayBack(id, toldTried(error, 'smsFailed')), cookies: [] }
      }
      return proven(id, 'sms', now, [pending(mobile, secure)])
    },

    /** A visitor agrees to where a jump leads: there, if that is still where it leads. */
    async go(posted: Posted): Promise<Entered> {
      const { form, secure } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      // Whoever has not passed the gate is not told either whether an address is the right one.
      if (!code || !(await isOpenTo(code, posted, now))) return back(id)
      return jumps.agree(code, form.get('to') ?? '', { secure, now }) ?? back(id)
    },

    async phone(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure, language } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      const mobile = plainMobile(readCookies(headers.cookie).get(pendingCookie) ?? '')
      if (!asksPhone(code) || !mobile) return back(id)
      try {
        const smsCode = plainText(form.get('code') ?? '')
        await smsCodes.useVisitCode({ mobile: `+${mobile}`, smsCode }, visitOf({ ip, headers, language }, now))
      } catch (error) {
        return { to: wayBack(id, toldTried(error, 'smsCodeWrong')), cookies: [] }
      }
      const proof = proofs.write('phone', '', mobile, now)
      return proven(id, 'phone', now, [proofCookie('phone', proof, { id, secure }), pending('', secure)])
    },

    /** The position is looked at and forgotten: what stays is that the visitor stood there, for ten minutes. */
    async position(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      const circle = code?.row.access?.settings.position
      if (!code || !circle) return back(id)
      const often = await rateLimit.hit(['positionOfVisitor', networkOf(ip)], positionsOfVisitor, now)
      if (!often.allowed) return tooOften(id, often.retryAfter)
      const standing = standingIn(form)
      if (!standing) return back(id, 'positionWrong')
      const metres = metresAway(circle, standing)
      if (metres === null) {
        const proof = proofs.write('position', circlePlace(id, circle), 'yes', now)
        return proven(id, 'position', now, [proofCookie('position', proof, { id, secure })])
      }
      const device = deviceOf(headers['user-agent'] ?? '')
      codeAccess.refuse({ accountId: code.row.accountId, qrCodeId: id, at: now, reason: 'outsidePosition', device })
      const cookie = `${awayCookie}=${metres}; Path=/q/${id}; Max-Age=${awayFor}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return back(id, 'outsidePosition', [cookie])
    },
  }
}

function asksPhone(code: KnownCode | null): boolean {
  const settings = code?.row.access?.settings
  return settings !== undefined && (settings.namedMobiles || settings.binding)
}

function visitOf({ ip, headers, language }: Pick<Posted, 'ip' | 'headers' | 'language'>, now: Date) {
  return { now, ip, language, say: createTranslator(language), userAgent: headers['user-agent'] ?? '' }
}

/** What was pasted or typed with an input method: without blanks, in plain digits and letters. */
function plainText(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
