import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { hasFeature } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { createTranslator } from '@matai/i18n'
import type { EvidenceOfRecord, EvidencePage } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { Failure, tooManyRequests } from '../../../platform/failure.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { numberAsked } from '../rules/number-asked.ts'
import { checksOfNetwork } from '../rules/paces.ts'
import { findPrint, recordsNumbered } from '../store/evidence.ts'
import type { Dependencies } from './dependencies.ts'
import type { Evidence, EvidenceChain } from './evidence.ts'
import { createFormSearch } from './find-form.ts'

interface Drawing {
  pages: Pick<typeof import('@matai/scan'), 'renderEvidence' | 'renderFormNotice'>
  evidence: EvidenceChain
}

export interface EvidenceVisit {
  /** Of the form's address. */
  id: string
  /** A record's number as somebody wrote it; empty for none. */
  number: string
  language: Language
  ip: string
  now: Date
}

/** Records that are looked at together. */
const atATime = 500
/** Names that a page says. */
const namedAtMost = 20

const nameOf = ({ period, number }: Evidence): string => (period ? `${period}-${number}` : String(number))
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const told = (one: Evidence): EvidenceOfRecord => ({
  name: nameOf(one),
  state: one.state,
  madeAt: iso(one.madeAt),
  changedAt: iso(one.changedAt),
  removedAt: iso(one.removedAt),
  edits: one.edits,
  followUps: one.followUps,
  decisions: one.decisions,
  differs: one.differs,
  fingerprint: one.fingerprint,
})

/** Where anybody checks a record's number, or a PDF; nothing of what was filled in is shown. */
export function createEvidencePages(dependencies: Dependencies & Drawing) {
  const { database, forms, rateLimit, standingOf, pages, evidence } = dependencies
  const { tx } = database
  const find = createFormSearch(dependencies)

  async function ofNumber(accountId: AccountId, formId: number, written: string): Promise<EvidencePage['found']> {
    const asked = numberAsked(written)
    const ids = asked ? await recordsNumbered(tx, accountId, formId, asked) : []
    const records = (await evidence.of(tx, accountId, formId, ids)).map(told)
    const states = new Set(records.map(({ state }) => state))
    const state =
      records.length === 0
        ? 'unknown'
        : states.has('differs') || states.has('missing')
          ? 'differs'
          : states.has('unproven')
            ? 'unproven'
            : states.has('intact')
              ? 'intact'
              : 'removed'
    return { kind: 'record', state, records }
  }

  async function ofPdf(accountId: AccountId, formId: number, sha256: string): Promise<EvidencePage['found']> {
    const print = await findPrint(tx, accountId, formId, sha256)
    if (!print) return { kind: 'pdf', state: 'unknown', madeAt: null, records: 0, since: [], differing: [] }
    const [since, differing]: [string[], Evidence[]] = [[], []]
    const isLater = (at: Date | null) => at !== null && at > print.readAt
    for (let at = 0; at < print.recordIds.length; at += atATime) {
      for (const one of await evidence.of(tx, accountId, formId, print.recordIds.slice(at, at + atATime))) {
        if (one.state === 'differs' || one.state === 'missing') differing.push(one)
        else if (one.removedAt || isLater(one.changedAt) || isLater(one.followedAt)) since.push(nameOf(one))
      }
    }
    return {
      kind: 'pdf',
      state: differing.length > 0 ? 'differs' : 'intact',
      madeAt: print.at.toISOString(),
      records: print.recordIds.length,
      since: since.slice(0, namedAtMost),
      differing: differing.slice(0, namedAtMost).map((one) => ({ name: nameOf(one), differs: one.differs })),
    }
  }

  /** The page with what was found; or why there is none. */
  async function answer(
    { id, number, language, ip, now }: EvidenceVisit,
    look: (accountId: AccountId, formId: number) => Promise<EvidencePage['found']>,
  ): Promise<{ status: number; html: string }> {
    try {
      const { accountId, id: formId } = await find.locate(tx, id, { ip, now })
      const { allowed, retryAfter } = await rateLimit.hit(['evidence', networkOf(ip)], checksOfNetwork, now)
      if (!allowed) tooManyRequests(retryAfter)
      const standing = await standingOf(tx, accountId, now)
      const page = {
        id,
        language,
        title: (await forms.titleOf(tx, accountId, formId)) ?? '',
        ownerName: standing?.name ?? '',
        branding: !standing || !hasFeature(standing.tier, 'noBranding'),
        zone: standing?.zone ?? 'Asia/Shanghai',
        asked: number,
        found: await look(accountId, formId),
      }
      return { status: 200, html: pages.renderEvidence(page) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const reason = createTranslator(language)(error.phrase, error.params)
      const html = pages.renderFormNotice({ language, title: '', reason, words: '' })
      return { status: error.errorName === 'tooManyRequests' ? 429 : 404, html }
    }
  }

  return {
    page: (visit: EvidenceVisit) =>
      answer(visit, async (accountId, formId) => (visit.number ? ofNumber(accountId, formId, visit.number) : null)),

    /** Of a PDF only the hash of its bytes is taken; `isCut` says that more came than is read. */
    pdf: (visit: EvidenceVisit, file: { stream: Readable; isCut: () => boolean }) =>
      answer(visit, async (accountId, formId) => {
        const hash = createHash('sha256')
        for await (const bytes of file.stream) hash.update(bytes as Buffer)
        return file.isCut()
          ? { kind: 'pdf', state: 'tooLarge', madeAt: null, records: 0, since: [], differing: [] }
          : ofPdf(accountId, formId, hash.digest('hex'))
      }),
  }
}
