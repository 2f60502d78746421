import type { IncomingHttpHeaders } from 'node:http'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Clock } from '../../../platform/clock.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import { isPageId, isReason, problemOf, type ReportForm, readReportForm } from '../../abuse/rules.ts'
import type { Abuse } from '../../abuse/service/abuse.ts'
import { stateOf } from '../../qr-codes/rules/codes.ts'
import { createVisitorHash } from '../../ledger/rules/visitor.ts'
import { createGuesses } from '../rules/guesses.ts'
import { drawn, type Pages } from './code-pages.ts'
import type { Visits } from './visit.ts'
import type { VisitAnswer } from './visit-answer.ts'

export interface ReportsOptions {
  pages: Pages
  report: Abuse['report']
  /** A directory by the address of its public page, published or not. */
  pageOf(pageId: string): Promise<{ accountId: number; name: string; published: boolean; blocked: boolean } | undefined>
  secret: Buffer
  clock: Clock
}

interface Visiting {
  id: string
  ip: string
  headers: IncomingHttpHeaders
}

/** What is reported: a code, or the public page of a directory. */
interface Reported {
  id: string
  row: { accountId: number; name: string }
}

export type Reports = ReturnType<typeof createReports>

const empty: ReportForm = { reason: '', text: '', contact: '' }
const statuses = { kept: 200, again: 200, tooMany: 429, codeTooMany: 429 } as const
const day = 86_400_000

/** Visitors say what is wrong with a code or the public page of a directory. Limited and expired codes can be reported like others. */
export function createReports({ pages, report, pageOf, secret, clock }: ReportsOptions, visits: Visits) {
  // Of its own, so that a report tells nothing of the scans of whoever reported.
  const visitorHash = createVisitorHash(deriveKey(secret, 'reports of visitors'))

  const guesses = createGuesses()

  async function directoryOf({ id, ip, headers }: Visiting): Promise<Reported | VisitAnswer> {
    const now = clock.now().getTime()
    const row = await pageOf(id)
    if (!row && guesses.isGuessing(ip, now)) return visits.notice('tooMany', headers)
    if (!row) guesses.missed(ip, now)
    if (row?.blocked) return visits.notice('pageBlocked', headers)
    return row?.published ? { id, row } : visits.notice('noPage', headers)
  }

  async function codeOf({ id, ip, headers }: Visiting): Promise<Reported | VisitAnswer> {
    if (isPageId(id)) return directoryOf({ id, ip, headers })
    const found = await visits.find({ id, ip, method: 'GET', headers }, clock.now().getTime())
    if (typeof found === 'string') return visits.notice(found, headers)
    const state = stateOf(found.row, clock.now())
    return state === 'deleted' || state === 'blocked' ? visits.notice(state, headers) : found
  }

  function formPage({ id }: Reported, headers: IncomingHttpHeaders, form: ReportForm): VisitAnswer {
    const problem = form === empty ? undefined : problemOf(form)
    const language = visits.languageOf(headers)
    const page = pages.renderReport({ id, language, ...form, ...(problem ? { problem: { ...problem } } : {}) })
    return { status: problem ? 400 : 200, page: drawn(page), asks: true }
  }

  function visitorsOf({ ip, headers }: Visiting, now: Date): string[] {
    const days = [now, new Date(now.getTime() - day)].map((moment) => moment.toISOString().slice(0, 10))
    return days.map((one) => visitorHash({ day: one, ip, userAgent: headers['user-agent'] ?? '' }))
  }

  return {
    async form(visiting: Visiting): Promise<VisitAnswer> {
      const code = await codeOf(visiting)
      return 'row' in code ? formPage(code, visiting.headers, empty) : code
    },

    async take(posted: URLSearchParams, origin: Omit<Visiting, 'id'>): Promise<VisitAnswer> {
      const visiting = { ...origin, id: posted.get('id') ?? '' }
      const code = await codeOf(visiting)
      if (!('row' in code)) return code
      const said = readReportForm(posted)
      const { reason } = said
      if (problemOf(said) || !isReason(reason)) return formPage(code, origin.headers, said)
      const now = clock.now()
      const which = {
        accountId: mintAccountId(code.row.accountId),
        qrCodeId: code.id,
        name: code.row.name || `/d/${code.id}`,
      }
      const visitors = visitorsOf(visiting, now)
      const reported = await report({ ...which, ...said, reason, visitors, ip: origin.ip, now })
      const language = visits.languageOf(origin.headers)
      const page = pages.renderReportAnswer({ id: code.id, language, ...reported })
      return { status: statuses[reported.outcome], page: drawn(page) }
    },

    /** When it could not be written down, which has to be said. */
    failed(posted: URLSearchParams, headers: IncomingHttpHeaders): VisitAnswer {
      const id = /^(?:\w{8}){1,2}$/.exec(posted.get('id') ?? '')?.[0] ?? ''
      const answer = { id, language: visits.languageOf(headers), outcome: 'failed' as const }
      return { status: 503, page: drawn(pages.renderReportAnswer(answer)) }
    },
  }
}
