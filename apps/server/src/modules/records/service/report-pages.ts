import { hasFeature } from '@matai/contract'
import { createTranslator, type Language } from '@matai/i18n'
import type { FormReportPage } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { checksOfNetwork } from '../rules/paces.ts'
import { sayDays } from '../rules/report-text.ts'
import { findSharedReport, type SavedReportRow } from '../store/saved-reports.ts'
import type { Dependencies } from './dependencies.ts'
import { reportTokenHash, type SavedReports } from './saved-reports.ts'

interface Drawing {
  pages: Pick<typeof import('@matai/scan'), 'renderFormReport' | 'renderFormNotice'>
  reports: Pick<SavedReports, 'figures'>
}

/** Milliseconds for which figures are shown without looking again, and pages that a node remembers. */
const freshFor = 60_000
const rememberedAtMost = 200

type Drawn = Omit<FormReportPage, 'language' | 'days'> & { days: { from: string | null; until: string | null } }

/** Reports that everybody with their address reads: figures only, nothing that anybody wrote. */
export function createReportPages(
  dependencies: Pick<Dependencies, 'database' | 'forms' | 'rateLimit' | 'standingOf'> & Drawing,
) {
  const { database, forms, rateLimit, standingOf, pages, reports } = dependencies
  const { tx } = database
  const known = new Map<string, { until: number; drawn: Promise<Drawn> }>()

  async function draw(row: SavedReportRow, accountId: AccountId, now: Date): Promise<Drawn> {
    const standing = await standingOf(tx, accountId, now)
    const zone = standing?.zone ?? 'Asia/Shanghai'
    const { days, report, before } = await reports.figures({ ...row, accountId }, zone, now)
    const earlier = new Map(before?.questions.map(({ component, value }) => [component, value]))
    return {
      name: row.name,
      title: (await forms.titleOf(tx, accountId, row.formId)) ?? '',
      ownerName: standing?.name ?? '',
      branding: !standing || !hasFeature(standing.tier, 'noBranding'),
      zone,
      days,
      madeAt: now.toISOString(),
      records: report.records,
      before: before?.records ?? null,
      isPart: report.isPart,
      byDay: report.days,
      exam: report.exam,
      questions: report.questions.map(({ component, title, type, value }) => ({
        title,
        type,
        // Words were written by people who did not write them for everybody.
        value: value.shape === 'words' ? { shape: 'answered' as const, answered: value.answered } : value,
        before: earlier.get(component) ?? null,
      })),
    }
  }

  /** One look for all who ask within a minute. */
  function drawnOnce(row: SavedReportRow, accountId: AccountId, now: Date): Promise<Drawn> {
    const key = `${accountId} ${row.id} ${row.version}`
    const before = known.get(key)
    if (before && before.until > now.getTime()) return before.drawn
    const drawn = draw(row, accountId, now)
    known.delete(key)
    known.set(key, { until: now.getTime() + freshFor, drawn })
    drawn.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest)
    return drawn
  }

  async function find(token: string) {
    if (!/^[\w-]{43}$/.test(token)) return undefined
    const tokenHash = reportTokenHash(token)
    const accountId = await ownerOf(tx, 'report', tokenHash)
    const row = accountId && (await findSharedReport(tx, accountId, tokenHash))
    return row && { accountId, row }
  }

  return async (
    token: string,
    { language, ip, now }: { language: Language; ip: string; now: Date },
  ): Promise<{ status: number; html: string }> => {
    const say = createTranslator(language)
    const notice = (status: number, reason: string) => ({
      status,
      html: pages.renderFormNotice({ language, title: '', reason, words: '' }),
    })
    const { allowed } = await rateLimit.hit(['report', networkOf(ip)], checksOfNetwork, now)
    if (!allowed) return notice(429, say('evidence.tooMany'))
    const found = await find(token)
    if (!found) return notice(404, say('savedReports.unknown'))
    const drawn = await drawnOnce(found.row, found.accountId, now)
    return { status: 200, html: pages.renderFormReport({ ...drawn, language, days: sayDays(drawn.days, say) }) }
  }
}
