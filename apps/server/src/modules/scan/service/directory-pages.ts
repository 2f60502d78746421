import type { IncomingHttpHeaders } from 'node:http'
import { hasFeature, shortIdAlphabet, tierOf } from '@matai/contract'
import { acceptedLanguage, createTranslator, type Language } from '@matai/i18n'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { limitsVisits } from '../../code-access/rules/settings.ts'
import { createGuesses } from '../rules/guesses.ts'
import {
  listPublicBelow,
  listPublicCodes,
  type PublicCodeRow,
  type PublicDirectoryRow,
} from '../store/directory-page.ts'
import { ownersOf } from '../../addresses/service/addresses.ts'
import { findPublicPage } from './find-page.ts'
import { byLanguage, type DrawnPage, drawn, type Pages } from './code-pages.ts'
import { createIdCheck } from './id-check.ts'
import type { OwnBlock } from './own-block.ts'
import { createPageCache } from './page-cache.ts'
import type { VisitAnswer } from './visit-answer.ts'

export interface DirectoryPagesOptions {
  /** The console's connections: a search through a large directory must not make a scan wait. */
  tx: Tx
  pages: Pages
  clock: Clock
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  ownBlock: OwnBlock
  isTold(): boolean
}

export interface DirectoryVisit {
  pageId: string
  /** Id of the last code of the page before. */
  after: string
  search: string
  ip: string
  headers: IncomingHttpHeaders
}

export type DirectoryPages = ReturnType<typeof createDirectoryPages>

const pageIds = new RegExp(`^[${shortIdAlphabet}]{16}$`)
const codeIds = new RegExp(`^[${shortIdAlphabet}]{8}$`)
const codesOnPage = 100
const searchMax = 50
/** Searches and further pages that one network may have read for it in a minute; first pages are for everybody. */
const readsAMinute = 120

/** What a visitor of a directory's public page is answered. Nothing is counted: the codes count their own visits. */
export function createDirectoryPages({ tx, pages, clock, origin, ownBlock, isTold }: DirectoryPagesOptions) {
  const cache = createPageCache({ isTold, now: () => clock.now().getTime() })
  const guesses = createGuesses()
  const reads = createGuesses(readsAMinute)
  const isPage = createIdCheck(async (ids) => new Set((await ownersOf(tx, 'page', ids)).keys()))
  const notice = (kind: 'noPage' | 'pageBlocked' | 'tooMany' | 'unavailable', status: number) => {
    const drawnNotices = byLanguage((language) => drawn(pages.renderNotice({ kind, language })))
    return (language: Language): VisitAnswer => ({ status, page: drawnNotices[language] })
  }
  const noPage = notice('noPage', 404)
  const pageBlocked = notice('pageBlocked', 410)
  const tooMany = notice('tooMany', 429)
  const unavailable = notice('unavailable', 503)

  async function draw(
    row: PublicDirectoryRow,
    pageId: string,
    { after, search }: Asked,
    language: Language,
  ): Promise<DrawnPage> {
    const isFirst = after === '' && search === ''
    const query = { now: clock.now(), after: after || undefined, keyword: search, limit: codesOnPage + 1 }
    const [codes, below] = await Promise.all([listPublicCodes(tx, row, query), isFirst ? listPublicBelow(tx, row) : []])
    const shown = codes.slice(0, codesOnPage)
    return drawn(
      pages.renderDirectoryPage({
        id: pageId,
        name: row.name || createTranslator(language)('directories.defaultName'),
        summary: row.summary,
        ownerName: row.ownerName,
        branding: !hasFeature(tierOf(row.tier), 'noBranding'),
        language,
        subdirectories: below,
        codes: shown.map(toListed),
        search,
        after,
        ...(origin ? { url: `${origin}/d/${pageId}` } : {}),
        next: codes.length > codesOnPage ? (shown.at(-1)?.id ?? null) : null,
      }),
    )
  }

  async function read(pageId: string, asked: Asked, language: Language) {
    const row = await findPublicPage(tx, pageId)
    if (!row) return null
    const { accountId, published, blocked } = row
    const page = published && !blocked ? await draw(row, pageId, asked, language) : null
    return { accountId, page, blocked: published && blocked }
  }

  return {
    forget: cache.forget,
    forgetAll: cache.forgetAll,
    async answer({ pageId, ip, headers, ...told }: DirectoryVisit): Promise<VisitAnswer> {
      const now = clock.now().getTime()
      const language = languageOf(headers)
      const asked = askedFor(told)
      const key = JSON.stringify([pageId, language, asked.after, asked.search])
      const isOurs = pageIds.test(pageId)
      let known = isOurs ? cache.peek(key) : undefined
      if (!known) {
        const isFurther = asked.after !== '' || asked.search !== ''
        if (isFurther && reads.isGuessing(ip, now)) return tooMany(language)
        if (isFurther) reads.missed(ip, now)
        // A page opens to the whole network of who guesses; only the answers for addresses of no page change.
        const mayExist = isOurs && (!guesses.isGuessing(ip, now) || (await isPage(pageId)))
        known = mayExist ? await cache.read(key, () => read(pageId, asked, language)) : undefined
      }
      if (!known) {
        if (guesses.isGuessing(ip, now)) return tooMany(language)
        guesses.missed(ip, now)
        return noPage(language)
      }
      if (known.blocked) {
        const own = { id: pageId, row: known, notice: 'pageBlocked' as const }
        return (await ownBlock(own, { headers }, language, clock.now())) ?? pageBlocked(language)
      }
      return known.page ? { status: 200, page: known.page, asks: true } : noPage(language)
    },
    unavailable: (headers: IncomingHttpHeaders) => unavailable(languageOf(headers)),
  }
}

interface Asked {
  after: string
  search: string
}

/** What is asked for, as far as it makes sense. */
function askedFor({ after, search }: Asked): Asked {
  const words = search.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
  return { after: codeIds.test(after) ? after : '', search: [...words].slice(0, searchMax).join('') }
}

function languageOf(headers: IncomingHttpHeaders): Language {
  return acceptedLanguage(headers['accept-language']) ?? 'zh'
}

function toListed({ id, name, settings, hasPassword }: PublicCodeRow) {
  return { id, name, limited: settings !== null && limitsVisits(settings, hasPassword) }
}
