import { gzipSync } from 'node:zlib'
import { hasFeature } from '@matai/contract'
import { createTranslator, type Language, languageInfo } from '@matai/i18n'
import type { RoundPage } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { comingWindows } from '../rules/coming.ts'
import { findPlanAt, type PlanRow } from '../store/plans.ts'
import { lastWindows } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { createDutyNames } from './duty-names.ts'
import { createThings } from './things.ts'
import { timetableOf } from './timetable.ts'

interface Drawing {
  pages: Pick<typeof import('@matai/scan'), 'renderRound' | 'renderNotice'>
  script(): string
  rateLimit: Pick<RateLimit, 'hit'>
}

export interface RoundVisit {
  ip: string
  language: Language
  now: Date
}

/** Addresses of rounds that are none. */
const unknownOfNetwork = { limit: 30, windowSeconds: 600, perNetwork: true } as const

/** Pages on which a round is walked with a phone, without an account of the console: whoever knows the address sees them. */
export function createRoundPages(dependencies: Dependencies & Drawing) {
  const { database, records, standingOf, pages, script, rateLimit } = dependencies
  const { tx } = database
  const thingsOf = createThings(dependencies)
  const dutyOf = createDutyNames(dependencies)

  async function pageOf(accountId: AccountId, row: PlanRow, visit: RoundVisit): Promise<RoundPage | undefined> {
    const { language, now } = visit
    const standing = await standingOf(tx, accountId, now)
    if (!standing) return undefined
    const { zone } = standing
    const format = new Intl.DateTimeFormat(languageInfo[language].tag, {
      ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
      timeZone: zone,
    })
    const last = (await lastWindows(tx, accountId, [row.id])).get(row.id)
    const window = last && last.endsAt > now ? last : undefined
    const table = await timetableOf(tx, accountId, row, zone)
    const [next] = row.state === 'running' ? comingWindows(table, { last, activeFrom: row.activeFrom, now }, 1) : []
    const address = await records.placeOf(accountId, row.formId)
    return {
      language,
      address: row.round ?? '',
      name: row.name,
      ownerName: standing.name,
      branding: !hasFeature(standing.tier, 'noBranding'),
      window: window
        ? {
            opensAt: format.format(window.opensAt),
            closesAt: format.format(window.closesAt),
            late: window.closesAt <= now,
          }
        : null,
      nextAt: next ? format.format(next.opensAt) : '',
      duty: window ? await dutyOf(tx, accountId, window.duty ?? row, createTranslator(language)('plans.comma')) : '',
      form: { address, path: `/f/${address}` },
      things: window ? await thingsOf(accountId, window, { ...visit, zone }) : [],
    }
  }

  return async (address: string, visit: RoundVisit): Promise<{ status: number; plain: Buffer; gzip: Buffer }> => {
    const { language, ip, now } = visit
    const accountId = /^[2-9A-Za-z]{16}$/.test(address) ? await ownerOf(tx, 'round', address) : undefined
    const row = accountId && (await findPlanAt(tx, accountId, address))
    const page = row && (await pageOf(accountId, row, visit))
    if (page) return drawn(200, pages.renderRound(page, script()))
    const { allowed } = await rateLimit.hit(['unknownRound', networkOf(ip)], unknownOfNetwork, now)
    return drawn(allowed ? 404 : 429, pages.renderNotice({ kind: allowed ? 'unknown' : 'tooMany', language }))
  }
}

function drawn(status: number, html: string) {
  const plain = Buffer.from(html)
  return { status, plain, gzip: gzipSync(plain) }
}
