import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguage, type Language } from '@matai/i18n'
import type { NoticeKind } from '@matai/scan'
import { shortIdAlphabet } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { PlaceOf } from '../../../platform/geo/places.ts'
import type { Ledger } from '../../ledger/service/ledger.ts'
import type { MiniLinks } from '../../open-methods/service/links.ts'
import { stateOf } from '../../qr-codes/rules/codes.ts'
import { remembered } from '../../../platform/bounded-map.ts'
import { createGuesses } from '../rules/guesses.ts'
import { agentOf, isAhead } from '../../ledger/rules/visit.ts'
import type { createVisitorHash } from '../../ledger/rules/visitor.ts'
import type { CodeCache, KnownCode } from './code-cache.ts'
import type { PageMaker } from './code-pages.ts'
import type { Guard } from './guard.ts'
import type { Jumps } from './jumps.ts'
import type { OwnBlock } from './own-block.ts'
import { toForm } from './to-form.ts'
import type { Visit, VisitAnswer } from './visit-answer.ts'

interface VisitOptions {
  cache: CodeCache
  /** Whether an id was ever given out, for who guesses. */
  isPrinted(id: string): Promise<boolean>
  pageMaker: PageMaker
  ledger: Ledger
  visitorHash: ReturnType<typeof createVisitorHash>
  clock: Clock
  placeOf: PlaceOf
  guard: Guard
  jumps: Jumps
  ownBlock: OwnBlock
  /** Where phones in WeChat go instead, for codes that open in a mini program; undefined for the page. */
  intoMini: MiniLinks['into']
  /** Whether a code is still what this node knows of it. */
  isCurrent(known: { accountId: number; qrCodeId: string; revision: number }): Promise<boolean>
}

export type Visits = ReturnType<typeof createVisits>

const printedId = new RegExp(`^[${shortIdAlphabet}]{8}$`)
const statuses: Record<NoticeKind, number> = {
  unknown: 404,
  deleted: 410,
  blocked: 410,
  expired: 410,
  tooMany: 429,
  notYet: 404,
  ended: 410,
  unavailable: 503,
  noPage: 404,
  pageBlocked: 410,
  badTarget: 410,
  stayed: 200,
  otherSite: 403,
  ticketOld: 410,
}
/** Readings of one code for one visit: one that was under way when the code changed, the next, and some to spare. */
const attempts = 6
const changesTooFast = 'a code was changed each time it was read'
/** Different agents and languages remembered; a node sees a few hundred in a day. */
const headersRemembered = 2_000

/** What a visitor of a printed address is answered. A page leaves only after its scan is committed. */
export function createVisits({
  cache,
  isPrinted,
  pageMaker,
  ledger,
  visitorHash,
  clock,
  placeOf,
  guard,
  jumps,
  ownBlock,
  intoMini,
  isCurrent,
}: VisitOptions) {
  const guesses = createGuesses()
  const agents = remembered(headersRemembered, agentOf)
  const wishes = remembered(headersRemembered, (header) => ({ language: acceptedLanguage(header) ?? ('zh' as const) }))

  const languageOf = (headers: IncomingHttpHeaders): Language => wishes(headers['accept-language'] ?? '').language

  function notice(kind: NoticeKind, language: Language): VisitAnswer {
    return { status: statuses[kind], page: pageMaker.notices[kind][language] }
  }

  async function find({ id, ip }: Visit, now: number): Promise<KnownCode | 'unknown' | 'tooMany'> {
    const known = printedId.test(id) ? cache.peek(id) : null
    if (known) return known
    // A printed code opens to the whole network of who guesses; only the answers for ids that nobody printed change.
    const isGuessing = guesses.isGuessing(ip, now)
    const mayExist = known === undefined && (!isGuessing || (await isPrinted(id)))
    const code = mayExist ? await cache.read(id) : null
    if (code) return code
    if (isGuessing) return 'tooMany'
    guesses.missed(ip, now)
    return 'unknown'
  }

  /** After the visit was counted. */
  const onward = (answer: VisitAnswer, asked: Parameters<Jumps['onward']>[1]) =>
    toForm(jumps.onward(answer, asked), asked)

  function scanOf(code: KnownCode, { ip, method, headers }: Visit, at: number) {
    const userAgent = headers['user-agent'] ?? ''
    const { machine, wechat, device } = agents(userAgent)
    const { accountId, zone, version, revision } = code.row
    return {
      accountId,
      qrCodeId: code.id,
      at,
      version,
      revision,
      visitor: visitorHash({ day: ledger.dayOf(zone, at), ip, userAgent }),
      machine: machine || method === 'HEAD' || isAhead(headers),
      wechat,
      device,
      ...placeOf(ip),
    }
  }

  /** Answers that show nothing of the code go out also while nobody can tell whether it was changed. */
  const isStill = ({ id, row }: KnownCode) =>
    isCurrent({ accountId: row.accountId, qrCodeId: id, revision: row.revision }).catch(() => true)

  /** The code as it is now, whatever this node remembers. */
  async function findNow(visit: Visit, now: number): Promise<KnownCode | 'unknown' | 'tooMany'> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await find(visit, now)
      if (typeof found === 'string' || (await isStill(found))) return found
      cache.drop(found)
      if (attempt === attempts) throw new Error(changesTooFast)
    }
  }

  async function answerFor(found: KnownCode, visit: Visit, now: Date): Promise<VisitAnswer | 'changed'> {
    const language = languageOf(visit.headers)
    const state = stateOf(found.row, now)
    const { access } = found.row
    if (state === 'expired' && (access?.settings.fallback || access?.settings.fallbackUrl))
      return guard.expired(found.id, access.settings, language)
    const own = state === 'blocked' ? await ownBlock({ ...found, notice: state }, visit, language, now) : undefined
    if (state !== 'normal') return own ?? notice(state, language)
    if (jumps.isBad(found)) return notice('badTarget', language)
    const page = cache.pageOf(found, language)
    if (found.row.version === 0) return { status: statuses[found.row.nextPublishAt ? 'notYet' : 'ended'], page }
    // The mini program shows this page, and that visit counts: counting here as well would make two of one.
    const mini =
      found.row.openMethod === 'h5'
        ? undefined
        : await intoMini({ id: found.id, ...found.row }, visit.headers['user-agent'] ?? '')
    if (mini !== undefined) return { status: 200, page, to: mini }
    const scan = scanOf(found, visit, now.getTime())
    if (access) {
      const answer = await guard.answer({ code: found, access, visit, scan, page, language, now })
      if (answer === 'changed' || answer.page !== page) return answer
      return onward(answer, { code: found, visit, scan, now })
    }
    if ((await ledger.record(scan, found.row.zone)) === 'changed') return 'changed'
    return onward({ status: 200, page, isWritten: true }, { code: found, visit, scan, now })
  }

  return {
    /** Never shows what was changed before the visit began. Throws when the scan could not be counted. */
    async answer(visit: Visit): Promise<VisitAnswer> {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const now = clock.now()
        const found = await find(visit, now.getTime())
        if (typeof found === 'string') return notice(found, languageOf(visit.headers))
        const answer = await answerFor(found, visit, now)
        if (answer !== 'changed' && (answer.isWritten || (await isStill(found)))) return answer
        cache.drop(found)
      }
      throw new Error(changesTooFast)
    },
    find: findNow,
    languageOf,
    notice: (kind: NoticeKind, headers: IncomingHttpHeaders) => notice(kind, languageOf(headers)),
    favourites: (headers: IncomingHttpHeaders): VisitAnswer => ({
      status: 200,
      page: pageMaker.favourites[languageOf(headers)],
      script: pageMaker.favouritesPolicy,
    }),
    /** For who was asked whether to go somewhere and would rather not. */
    stayed: (headers: IncomingHttpHeaders) => notice('stayed', languageOf(headers)),
    unavailable: (headers: IncomingHttpHeaders) => notice('unavailable', languageOf(headers)),
  }
}
