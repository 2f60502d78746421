import type { Language, PhraseKey } from '@matai/i18n'
import type { GateKind } from '@matai/scan'
import type { Caller } from '../../../platform/http/context.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { limitsVisits, maskPlain } from '../../code-access/rules/settings.ts'
import type { CodeAccess } from '../../code-access/service/code-access.ts'
import type { Scan } from '../../ledger/rules.ts'
import type { Ledger } from '../../ledger/service/ledger.ts'
import { admissionOf } from '../rules/admission.ts'
import { cookieNames, type Proofs, proofCookie, readCookies } from '../rules/proofs.ts'
import type { CodeRow } from '../store.ts'
import type { KnownCode } from './code-cache.ts'
import type { DrawnPage, PageMaker } from './code-pages.ts'
import { pendingCookie } from './entries.ts'
import type { Visit, VisitAnswer } from './visit.ts'

export interface GuardOptions {
  ledger: Ledger
  codeAccess: Pick<CodeAccess, 'openPassword' | 'isListed' | 'refuse'>
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  proofs: Proofs
  pageMaker: PageMaker
}

interface GuardedVisit {
  code: KnownCode
  access: NonNullable<CodeRow['access']>
  visit: Visit
  scan: Omit<Scan, 'day'>
  page: DrawnPage
  language: Language
  now: Date
}

export type Guard = ReturnType<typeof createGuard>

const problems = {
  wrongPassword: 'codeAccess.wrongPassword',
  tooOften: 'codeAccess.tooOften',
  mobileWrong: 'codeAccess.mobileWrong',
  smsCodeWrong: 'codeAccess.smsCodeWrong',
  smsFailed: 'codeAccess.smsFailed',
} as const satisfies Record<string, PhraseKey>

/** Decides the visits of limited codes. Open codes never come here. */
export function createGuard({ ledger, codeAccess, findCaller, proofs, pageMaker }: GuardOptions) {
  const asks = new Set<GateKind>(['askPassword', 'askPhone'])

  function gate(kind: GateKind, { code, access, visit, language }: GuardedVisit): VisitAnswer {
    const { hint, fallback } = access.settings
    const ours = kind === 'askPhone' || kind === 'guarded' || kind === 'notNamed'
    const pending = kind === 'askPhone' && visit.told !== 'otherMobile' ? pendingOf(visit) : ''
    const problem = Object.entries(problems).find(([name]) => name === visit.told && asks.has(kind))?.[1]
    const text = kind === 'askPassword' ? hint : ours ? '' : fallback
    const sentTo = pending ? maskPlain(pending) : undefined
    const page = pageMaker.gate({ kind, id: code.id, language, text, problem, sentTo })
    return { status: asks.has(kind) ? 200 : 403, page, asks: asks.has(kind) }
  }

  async function isOwner({ code, visit, now }: GuardedVisit): Promise<boolean> {
    const token = readCookies(visit.headers.cookie).get('user-info')
    const caller = token ? await findCaller(token, now) : undefined
    return caller?.role === 'admin' && caller.accountId === code.row.accountId
  }

  return {
    /** Throws when the scan could not be counted. */
    async answer(guarded: GuardedVisit): Promise<VisitAnswer> {
      const { code, access, visit, scan, page, now } = guarded
      const { settings, password } = access
      const { accountId, zone } = code.row
      const shown = { status: 200, page }
      if (!limitsVisits(settings, password !== null)) {
        await ledger.record(scan, zone)
        return shown
      }
      if (scan.machine) {
        await ledger.record(scan, zone)
        return gate('guarded', guarded)
      }
      const cookies = readCookies(visit.headers.cookie)
      const proven = (kind: keyof typeof cookieNames, place: string) =>
        proofs.read(kind, place, cookies.get(cookieNames[kind]), now)
      const word = password === null ? '' : codeAccess.openPassword(password, accountId, code.id)
      const mobile = settings.namedMobiles || settings.binding ? proven('phone', '') : ''
      const isListed =
        settings.namedMobiles && mobile !== '' && (await codeAccess.isListed(mintAccountId(accountId), code.id, mobile))
      const knowsPassword = proven('password', `${code.id} ${word}`) === 'yes'
      const facts = { now, zone, hasPassword: password !== null, knowsPassword, mobile, isListed }
      const admission = admissionOf(settings, facts)
      const isCounted = settings.scansTotal !== null || settings.scansPerPerson !== null
      const refuse = (reason: GateKind) => {
        codeAccess.refuse({ accountId, qrCodeId: code.id, at: now, reason, device: scan.device, mobile })
        return gate(reason, guarded)
      }
      if (admission === 'count' && !isCounted) {
        await ledger.record(scan, zone)
        return shown
      }
      if (await isOwner(guarded)) {
        await ledger.record(scan, zone)
        return shown
      }
      if (admission === 'notNamed' && visit.told === 'otherMobile') return gate('askPhone', guarded)
      if (admission === 'askPassword' || admission === 'askPhone') return gate(admission, guarded)
      if (admission !== 'count') return refuse(admission)

      const known = proven('person', code.id)
      const person = known || scan.visitor
      const limits = { total: settings.scansTotal, perPerson: settings.scansPerPerson, person }
      const outcome = await ledger.recordLimited(scan, zone, limits)
      if (outcome !== 'shown') return refuse(outcome)
      if (known) return shown
      const cookie = proofs.write('person', code.id, person, now)
      return { ...shown, cookies: [proofCookie('person', cookie, { id: code.id, secure: visit.secure ?? false })] }
    },
    /** What an owner has visitors of an expired code read. */
    expired: (id: string, text: string, language: Language): VisitAnswer => ({
      status: 410,
      page: pageMaker.gate({ kind: 'expired', id, language, text }),
    }),
  }
}

function pendingOf({ headers }: Visit): string {
  const mobile = readCookies(headers.cookie).get(pendingCookie) ?? ''
  return /^\d{6,18}$/.test(mobile) ? mobile : ''
}
