import type { Language, PhraseKey } from '@matai/i18n'
import type { Gate, GateKind } from '@matai/scan'
import type { StoredSettings } from '../../code-access/rules/settings.ts'
import { maskPlain } from '../../code-access/rules/settings.ts'
import { cookieNames, readCookies } from '../../../platform/http/visitor-proofs.ts'
import { awayCookie, pendingCookie } from '../rules/cookies.ts'
import type { KnownCode } from './code-cache.ts'
import { type ProvenNow, readProven, readWait } from '../rules/told.ts'
import type { PageMaker } from './code-pages.ts'
import type { Visit, VisitAnswer } from './visit-answer.ts'

interface GateRequest {
  code: KnownCode
  settings: StoredSettings
  visit: Visit
  language: Language
  now: Date
}

const asks = new Set<GateKind>(['askPassword', 'askPosition', 'askPhone'])
/** Where the owner's own words would not fit. */
const inOurWords = new Set<GateKind>(['askPosition', 'askPhone', 'guarded', 'notNamed', 'needsCookies'])
/** The cookie that a visitor has who was just told that this went well. */
const keptIn: Record<ProvenNow, string> = { ...cookieNames, sms: pendingCookie }
const provesFor: Record<ProvenNow, GateKind> = {
  password: 'askPassword',
  position: 'askPosition',
  sms: 'askPhone',
  phone: 'askPhone',
}

const problems = {
  wrongPassword: 'codeAccess.wrongPassword',
  tooOften: 'codeAccess.tooOften',
  mobileWrong: 'codeAccess.mobileWrong',
  smsCodeWrong: 'codeAccess.smsCodeWrong',
  smsFailed: 'codeAccess.smsFailed',
  positionWrong: 'codeAccess.positionUnavailable',
} as const satisfies Record<string, PhraseKey>

export type Gates = ReturnType<typeof createGates>

/** Draws what stands between a visitor and a limited code. */
export function createGates(pageMaker: Pick<PageMaker, 'gate' | 'positionPolicy'>) {
  return {
    answer(asked: GateKind, { code, settings, visit, language, now }: GateRequest): VisitAnswer {
      const { hint, fallback, fallbackUrl, namedMobiles, periods } = settings
      const cookies = readCookies(visit.headers.cookie)
      const proven = readProven(visit.proven ?? '', now)
      const isLost = proven !== undefined && provesFor[proven] === asked && !cookies.has(keptIn[proven])
      const kind = isLost ? 'needsCookies' : asked
      const pending = kind === 'askPhone' && visit.told !== 'otherMobile' ? digitsIn(cookies.get(pendingCookie), 6) : ''
      const away = kind === 'outsidePosition' ? digitsIn(cookies.get(awayCookie), 1) : ''
      const isRefusal = !asks.has(kind) && !inOurWords.has(kind)
      const gate: Gate = {
        kind,
        id: code.id,
        language,
        text: kind === 'askPassword' ? hint : isRefusal ? fallback : '',
        link: isRefusal ? fallbackUrl : '',
        isListed: namedMobiles,
        problem: Object.entries(problems).find(([name]) => name === visit.told && asks.has(kind))?.[1],
        wait: visit.told === 'tooOften' ? readWait(visit.wait ?? '') : undefined,
        sentTo: pending ? `+${maskPlain(pending)}` : undefined,
        away: away ? Number(away) : undefined,
        times: kind === 'outsideTime' && !fallback ? { periods, zone: code.row.zone, now } : undefined,
      }
      return {
        status: asks.has(kind) ? 200 : 403,
        page: pageMaker.gate(gate),
        asks: asks.has(kind),
        leads: asks.has(kind) && code.row.target !== null,
        ...(kind === 'askPosition' && { script: pageMaker.positionPolicy }),
      }
    },
    /** What an owner has visitors of an expired code read. */
    expired: (id: string, { fallback, fallbackUrl }: StoredSettings, language: Language): VisitAnswer => ({
      status: 410,
      page: pageMaker.gate({ kind: 'expired', id, language, text: fallback, link: fallbackUrl }),
    }),
  }
}

const aboutMobiles = new Set(['otherMobile', 'mobileWrong', 'smsCodeWrong', 'smsFailed', 'tooOften'])

/** Whether a visitor is about to prove another phone than the one that is not on the list. */
export function triesAnotherMobile({ told, headers }: Visit): boolean {
  return aboutMobiles.has(told ?? '') || digitsIn(readCookies(headers.cookie).get(pendingCookie), 6) !== ''
}

function digitsIn(cookie: string | undefined, least: number): string {
  return cookie && cookie.length >= least && /^\d{1,18}$/.test(cookie) ? cookie : ''
}
