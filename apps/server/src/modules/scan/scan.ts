import type { StoredFile } from '@matai/contract'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Fanout } from '../../platform/fanout/fanout.ts'
import type { Ledger } from '../ledger/service/ledger.ts'
import { scanHandlers } from './handlers.ts'
import { scanRoute } from './route.ts'
import { createVisitorHash } from './rules/visitor.ts'
import { createCodeCache } from './service/code-cache.ts'
import { createPageMaker, type Pages } from './service/code-pages.ts'
import { createVisits } from './service/visit.ts'
import { type FileRow, findScannedCode } from './store.ts'

export interface ScanOptions {
  /** Reads codes; another one than the ledger's (`openScanPool`). */
  pool: Pool
  ledger: Ledger
  fanout: Fanout
  events: Events
  pages: Pages
  clock: Clock
  secret: Buffer
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  toStoredFile(row: FileRow): StoredFile
}

/** Puts the printed addresses on the server. */
export function addScans(app: FastifyInstance, options: ScanOptions): void {
  const { pool, ledger, fanout, events, pages, clock, secret, origin, toStoredFile } = options
  const pageMaker = createPageMaker({ pages, origin, toStoredFile })
  const cache = createCodeCache({
    find: (id) => findScannedCode(pool, id),
    pageMaker,
    isTold: () => fanout.connected,
    now: () => clock.now().getTime(),
  })
  scanHandlers({ events, fanout, cache })
  scanRoute(app, {
    visits: createVisits({ cache, pageMaker, ledger, visitorHash: createVisitorHash(secret), clock }),
  })
}
