import type { StoredFile } from '@matai/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import type { PlaceOf } from '../../../platform/geo/places.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Ledger } from '../../ledger/service/ledger.ts'
import { createProofs } from '../rules/proofs.ts'
import { createVisitorHash } from '../rules/visitor.ts'
import { type FileRow, findScannedCode } from '../store.ts'
import { createCodeCache } from './code-cache.ts'
import { createPageMaker, type Pages } from './code-pages.ts'
import { createEntries, type EntryOptions } from './entries.ts'
import { createGuard, type GuardOptions } from './guard.ts'
import { createVisits } from './visit.ts'

export interface ScansOptions {
  /** Reads codes; another one than the ledger's (`openScanPool`). */
  pool: Pool
  ledger: Ledger
  pages: Pages
  clock: Clock
  placeOf: PlaceOf
  secret: Buffer
  codeAccess: GuardOptions['codeAccess']
  findCaller: GuardOptions['findCaller']
  rateLimit: RateLimit
  smsCodes: EntryOptions['smsCodes']
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  toStoredFile(row: FileRow): StoredFile
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
  origin,
  toStoredFile,
  isTold,
  placeOf,
  codeAccess,
  findCaller,
  rateLimit,
  smsCodes,
}: ScansOptions) {
  const pageMaker = createPageMaker({ pages, origin, toStoredFile })
  const find = (id: string, now: number) => findScannedCode(pool, id, new Date(now))
  const cache = createCodeCache({ find, pageMaker, isTold, now: () => clock.now().getTime() })
  const proofs = createProofs(secret)
  const guard = createGuard({ ledger, codeAccess, findCaller, proofs, pageMaker })
  const visitorHash = createVisitorHash(secret)
  const visits = createVisits({ cache, pageMaker, ledger, visitorHash, clock, placeOf, guard })
  const entries = createEntries({ cache, codeAccess, proofs, rateLimit, smsCodes, clock })
  return { cache, visits, entries }
}
