import type { Language } from '@matai/i18n'
import type { GateKind } from '@matai/scan'
import type { RefusalReason } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { limitsVisits, type StoredSettings } from '../../code-access/rules/settings.ts'
import type { CodeAccess } from '../../code-access/service/code-access.ts'
import type { Scan } from '../../ledger/rules/days.ts'
import type { Ledger } from '../../ledger/service/ledger.ts'
import { admissionOf } from '../rules/admission.ts'
import { circlePlace } from '../rules/position.ts'
import { cookieNames, type Proofs, proofCookie, readCookies } from '../../../platform/http/visitor-proofs.ts'
import type { CodeRow } from '../store/codes.ts'
import type { KnownCode } from './code-cache.ts'
import type { DrawnPage } from './code-pages.ts'
import { type Gates, triesAnotherMobile } from './gates.ts'
import type { Visit, VisitAnswer } from './visit-answer.ts'

export interface GuardOptions {
  ledger: Ledger
  codeAccess: Pick<CodeAccess, 'openPassword' | 'isListed' | 'refuse'>
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  proofs: Proofs
  gates: Gates
}

/** Who asks for a limited code, and from where. */
interface Asking {
  code: KnownCode
  access: NonNullable<CodeRow['access']>
  visit: Pick<Visit, 'headers'>
  scan: Pick<Scan, 'country' | 'region'>
  now: Date
}

interface GuardedVisit extends Asking {
  visit: Visit
  scan: Omit<Scan, 'day'>
  page: DrawnPage
  language: Language
}

export type Guard = ReturnType<typeof createGuard>

/** Decides the visits of limited codes. Open codes never come here. */
export function createGuard({ ledger, codeAccess, findCaller, proofs, gates }: GuardOptions) {
  async function isOwner({ code, visit, now }: Asking): Promise<boolean> {
    const token = readCookies(visit.headers.cookie).get('user-info')
    const caller = token ? await findCaller(token, now) : undefined
    return caller?.role === 'admin' && caller.accountId === code.row.accountId
  }

  /** What the visitor has proven before. */
  async function factsOf({ code, access, visit, scan: place, now }: Asking) {
    const { settings, password } = access
    const { accountId, zone } = code.row
    const cookies = readCookies(visit.headers.cookie)
    const proven = (kind: keyof typeof cookieNames, place: string) =>
      proofs.read(kind, place, cookies.get(cookieNames[kind]), now)
    const word = password === null ? '' : codeAccess.openPassword(password, accountId, code.id)
    const mobile = settings.namedMobiles || settings.binding ? proven('phone', '') : ''
    return {
      now,
      zone,
      place: { country: place.country, region: place.region },
      hasPassword: password !== null,
      knowsPassword: proven('password', `${code.id} ${word}`) === 'yes',
      standsThere: settings.position !== null && proven('position', circlePlace(code.id, settings.position)) === 'yes',
      mobile,
      isListed:
        settings.namedMobiles &&
        mobile !== '' &&
        (await codeAccess.isListed(mintAccountId(accountId), code.id, mobile)),
      person: proven('person', code.id),
    }
  }

  return {
    /** Throws when the scan could not be counted. */
    async answer(guarded: GuardedVisit): Promise<VisitAnswer | 'changed'> {
      const { code, access, visit, scan, page, language, now } = guarded
      const { settings, password } = access
      const { accountId, zone } = code.row
      const gate = (kind: GateKind) => gates.answer(kind, { code, settings, visit, language, now })
      const show = async (): Promise<VisitAnswer | 'changed'> =>
        (await ledger.record(scan, zone)) === 'changed' ? 'changed' : { status: 200, page, isWritten: true }
      if (!limitsVisits(settings, password !== null)) return show()
      if (scan.machine) {
        return (await ledger.record(scan, zone)) === 'changed' ? 'changed' : { ...gate('guarded'), isWritten: true }
      }
      const facts = await factsOf(guarded)
      const admission = admissionOf(settings, facts)
      if (admission === 'count' && !isCounted(settings)) return show()
      if (await isOwner(guarded)) return show()
      if (admission === 'notNamed' && triesAnotherMobile(visit)) return gate('askPhone')
      // Written down when the position came; here it is only said.
      if (admission === 'askPosition' && visit.told === 'outsidePosition') return gate('outsidePosition')
      if (admission === 'askPassword' || admission === 'askPhone' || admission === 'askPosition') return gate(admission)

      const refuse = (reason: RefusalReason, kind: GateKind) => {
        const { mobile } = facts
        codeAccess.refuse({ accountId, qrCodeId: code.id, at: now, reason, device: scan.device, mobile })
        return gate(kind)
      }
      if (admission === 'unknownArea') return refuse('outsideArea', admission)
      if (admission !== 'count') return refuse(admission, admission)

      const person = facts.person || scan.visitor
      const limits = { total: settings.scansTotal, perPerson: settings.scansPerPerson, person }
      const outcome = await ledger.recordLimited(scan, zone, limits)
      if (outcome === 'changed') return outcome
      if (outcome !== 'shown' && outcome !== 'uncounted') return refuse(outcome, outcome)
      if (facts.person) return { status: 200, page, isWritten: true }
      const proof = proofs.write('person', code.id, person, now)
      const cookie = proofCookie('person', proof, { id: code.id, secure: visit.secure ?? false })
      return { status: 200, page, cookies: [cookie], isWritten: true }
    },
    /** Whether a visitor has proven all that the code asks for; its visits are not looked at. */
    async isOpenTo(asking: Asking): Promise<boolean> {
      const { settings, password } = asking.access
      if (!limitsVisits(settings, password !== null)) return true
      return admissionOf(settings, await factsOf(asking)) === 'count' || (await isOwner(asking))
    },
    expired: gates.expired,
  }
}

function isCounted({ scansTotal, scansPerPerson }: StoredSettings): boolean {
  return scansTotal !== null || scansPerPerson !== null
}
