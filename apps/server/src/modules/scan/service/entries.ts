import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createTranslator, type Language } from '@matai/i18n'
import { shortIdAlphabet } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/failure.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import { plainMobile } from '../../code-access/rules/settings.ts'
import type { CodeAccess } from '../../code-access/service/code-access.ts'
import { circlePlace, metresAway, standingIn } from '../rules/position.ts'
import { type Proofs, proofCookie, readCookies } from '../rules/proofs.ts'
import { deviceOf } from '../rules/visit.ts'
import type { KnownCode } from './code-cache.ts'
import type { Jumps } from './jumps.ts'
import type { Visits } from './visit.ts'

export interface EntryOptions {
  /** The code of a printed id; whoever guesses ids is told nothing. */
  find: Visits['find']
  codeAccess: Pick<CodeAccess, 'openPassword' | 'refuse'>
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

/** The number that a code was sent to, on the way between two pages; it proves nothing. */
export const pendingCookie = 'visitor-mobile'
const pendingFor = 600
/** Metres, roughly, from where the visitor has to stand: for the next page alone. */
export const awayCookie = 'code-away'
const awayFor = 60

const shortIds = new RegExp(`^[${shortIdAlphabet}]{8}$`)

const guessesOfVisitor = { limit: 10, windowSeconds: 60 }
const positionsOfVisitor = { limit: 20, windowSeconds: 60 }
const guessesOfCode = { limit: 100, windowSeconds: 3_600 }

/** What visitors prove on gate pages. Every answer leads back to the code's page, which decides anew. */
export function createEntries({ find, codeAccess, proofs, rateLimit, smsCodes, clock, jumps }: EntryOptions) {
  const back = (id: string, told = '', cookies: string[] = []): Entered => ({
    to: `/q/${id}${told ? `?n=${told}` : ''}`,
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
      // Counted before it is compared and given back when it was right: a race gains nothing.
      const ofVisitor = ['passwordOfVisitor', networkOf(ip)] as const
      const ofCode = ['passwordOfCode', id] as const
      if (!(await rateLimit.hit(ofVisitor, guessesOfVisitor, now)).allowed) return back(id, 'tooOften')
      if (!(await rateLimit.hit(ofCode, guessesOfCode, now)).allowed) return back(id, 'tooOften')
      const { accountId } = code.row
      const password = codeAccess.openPassword(sealed, accountId, id)
      if (!isSame(form.get('password') ?? '', password)) {
        const device = deviceOf(headers['user-agent'] ?? '')
        codeAccess.refuse({ accountId, qrCodeId: id, at: now, reason: 'wrongPassword', device })
        return back(id, 'wrongPassword')
      }
      await rateLimit.giveBack(ofVisitor)
      await rateLimit.giveBack(ofCode)
      const proof = proofs.write('password', `${id} ${password}`, 'yes', now)
      return back(id, '', [proofCookie('password', proof, { id, secure })])
    },

    async sms(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure, language } = posted
      const { id, code } = await codeOf(posted)
      if (!asksPhone(code)) return back(id)
      const mobile = plainMobile(form.get('mobile') ?? '')
      if (!mobile) return back(id, 'mobileWrong')
      try {
        await smsCodes.sendVisitCode(`+${mobile}`, visitOf({ ip, headers, language }, clock.now()))
      } catch (error) {
        return back(id, toldOf(error, 'smsFailed'))
      }
      return back(id, '', [pending(mobile, secure)])
    },

    /** A visitor agrees to where a jump leads: there, if that is still where it leads. */
    async go(posted: Posted): Promise<Entered> {
      const { form, secure } = posted
      const { id, code } = await codeOf(posted)
      const agreed = code && jumps.agree(code, form.get('to') ?? '', { secure, now: clock.now() })
      return agreed ?? back(id)
    },

    async phone(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure, language } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      const mobile = plainMobile(readCookies(headers.cookie).get(pendingCookie) ?? '')
      if (!asksPhone(code) || !mobile) return back(id)
      try {
        const smsCode = (form.get('code') ?? '').trim()
        await smsCodes.useVisitCode({ mobile: `+${mobile}`, smsCode }, visitOf({ ip, headers, language }, now))
      } catch (error) {
        return back(id, toldOf(error, 'smsCodeWrong'))
      }
      const proof = proofs.write('phone', '', mobile, now)
      return back(id, '', [proofCookie('phone', proof, { id, secure }), pending('', secure)])
    },

    /** The position is looked at and forgotten: what stays is that the visitor stood there, for ten minutes. */
    async position(posted: Posted): Promise<Entered> {
      const { form, ip, headers, secure } = posted
      const now = clock.now()
      const { id, code } = await codeOf(posted)
      const circle = code?.row.access?.settings.position
      if (!code || !circle) return back(id)
      if (!(await rateLimit.hit(['positionOfVisitor', networkOf(ip)], positionsOfVisitor, now)).allowed)
        return back(id, 'tooOften')
      const standing = standingIn(form)
      if (!standing) return back(id, 'positionWrong')
      const metres = metresAway(circle, standing)
      if (metres === null) {
        const proof = proofs.write('position', circlePlace(id, circle), 'yes', now)
        return back(id, '', [proofCookie('position', proof, { id, secure })])
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

function toldOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Failure)) throw error
  if (error.errorName === 'tooManyRequests') return 'tooOften'
  return error.fields.some(({ path }) => path[0] === 'mobile') ? 'mobileWrong' : otherwise
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
