import type { StoredFile } from '@matai/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import type { BadHosts } from '../../../platform/bad-hosts/bad-hosts.ts'
import type { PlaceOf } from '../../../platform/geo/places.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Ledger } from '../../ledger/service/ledger.ts'
import { createRevisionCheck } from '../../ledger/service/revisions.ts'
import type { Proofs } from '../../../platform/http/visitor-proofs.ts'
import type { MiniLinks } from '../../open-methods/service/links.ts'
import { createVisitorHash } from '../../ledger/rules/visitor.ts'
import { codesAmong } from '../../addresses/service/addresses.ts'
import { type FileRow, findAccountFacts } from '../store/codes.ts'
import { createAccountFacts } from './account-facts.ts'
import { type CodeFinding, createCodeFinder } from './find-code.ts'
import { createCodeCache } from './code-cache.ts'
import { createPageMaker, type Pages } from './code-pages.ts'
import { createConfirmations } from './confirmations.ts'
import { createEntries, type EntryOptions } from './entries.ts'
import { createGates } from './gates.ts'
import { createIdCheck } from './id-check.ts'
import { createGuard, type GuardOptions } from './guard.ts'
import { createJumps, type JumpOptions } from './jumps.ts'
import { createOwnBlock, type OwnBlockOptions } from './own-block.ts'
import { createReports, type ReportsOptions } from './reports.ts'
import { createVisits } from './visit.ts'

export interface ScansOptions {
  /** Reads codes; another one than the ledger's (`openScanPool`). */
  pool: Pool
  ledger: Ledger
  pages: Pages
  clock: Clock
  placeOf: PlaceOf
  secret: Buffer
  proofs: Proofs
  codeAccess: GuardOptions['codeAccess'] & EntryOptions['codeAccess']
  findCaller: GuardOptions['findCaller']
  rateLimit: RateLimit
  smsCodes: EntryOptions['smsCodes']
  formPathsOf: CodeFinding['formPathsOf']
  couponsOf: CodeFinding['couponsOf']
  lastRecordsOf: CodeFinding['lastRecordsOf']
  /** What becomes of visitors whom a jump leads somewhere. */
  standingOf: JumpOptions['standingOf']
  report: ReportsOptions['report']
  pageOf: ReportsOptions['pageOf']
  blockReasonOf: OwnBlockOptions['blockReasonOf']
  badHosts: Pick<BadHosts, 'isKnownBad' | 'onChange'>
  /** Scheme and host of the console, or empty. */
  consoleOrigin: string
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  toStoredFile(row: FileRow): StoredFile
  /** Where phones in WeChat are led, for codes that open in a mini program. */
  miniLinks: MiniLinks
  /** False while nobody tells this node of changes. */
  isTold(): boolean
}

/** What this node knows of printed codes, and what it answers their visitors. */
export function createScans({
  pool,
  ledger,
  pages,
  clock,
  secret,
  proofs,
  origin,
  toStoredFile,
  isTold,
  placeOf,
  codeAccess,
  findCaller,
  rateLimit,
  smsCodes,
  formPathsOf,
  couponsOf,
  lastRecordsOf,
  standingOf,
  report,
  pageOf,
  blockReasonOf,
  badHosts,
  consoleOrigin,
  miniLinks,
}: ScansOptions) {
  const pageMaker = createPageMaker({ pages, origin, toStoredFile, isKnownBad: badHosts.isKnownBad })
  const now = () => clock.now().getTime()
  const accounts = createAccountFacts({ find: (accountId) => findAccountFacts(pool, accountId), isTold, now })
  const find = createCodeFinder(pool, { factsOf: accounts.of, formPathsOf, couponsOf, lastRecordsOf })
  const cache = createCodeCache({ find, pageMaker, isTold, now })
  badHosts.onChange(cache.forgetAll)
  const guard = createGuard({ ledger, codeAccess, findCaller, proofs, gates: createGates(pageMaker) })
  const jumps = createJumps({ proofs, standingOf })
  const ownBlock = createOwnBlock({ pages, findCaller, blockReasonOf, consoleOrigin })
  const visitorHash = createVisitorHash(secret)
  const isPrinted = createIdCheck((ids) => codesAmong(pool, ids))
  const visits = createVisits({
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
    intoMini: miniLinks.into,
    isCurrent: createRevisionCheck(pool),
  })
  const isOpenTo: EntryOptions['isOpenTo'] = async (code, { ip, headers }, now) => {
    const { access } = code.row
    return access === null || guard.isOpenTo({ code, access, visit: { headers }, scan: placeOf(ip), now })
  }
  const entries = createEntries({ find: visits.find, codeAccess, isOpenTo, proofs, rateLimit, smsCodes, clock, jumps })
  const confirmations = createConfirmations({ pages, secret, clock })
  const reports = createReports({ pages, report, pageOf, secret, clock }, visits)
  return { cache, accounts, visits, entries, reports, confirmations }
}
