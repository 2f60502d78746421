import pino from 'pino'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { createPostgresRateLimit } from '../../platform/rate-limit/postgres-rate-limit.ts'
import { createAudit } from '../audit/service.ts'
import { createCodeAccess } from '../code-access/service/code-access.ts'
import { createEvents } from '../../platform/events/events.ts'
import { createFanout } from '../../platform/fanout/fanout.ts'
import { createCountries } from '../../platform/geo/countries.ts'
import { createPlaces } from '../../platform/geo/places.ts'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { createProofs } from '../../platform/http/visitor-proofs.ts'
import { countLater } from '../ledger/service/count-later.ts'
import { createLedger } from '../ledger/service/ledger.ts'
import { openScanPool } from '../ledger/store/scan-pool.ts'
import { createTargets } from '../qr-codes/service/targets.ts'
import { addScans } from './route.ts'
import { loadPages } from './service/code-pages.ts'

/** A web node that answers scans and nothing else, on the server's own HTTP frame and a free port. */
export async function startScanServer({
  databaseUrl,
  port = 0,
  counts = 'atOnce',
}: {
  databaseUrl: string
  port?: number
  counts?: 'atOnce' | 'later'
}) {
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const connection = { connectionString: databaseUrl }
  const ledgerPool = openScanPool({ connection, pooled: false, size: 1, log })
  const pool = openScanPool({ connection, pooled: false, size: 3, log })
  const ledger = createLedger({ pool: ledgerPool, counts })
  const events = createEvents()
  const secret = Buffer.from('a secret for the tests of scanning')
  const fanout = createFanout({ connection, log, secret })
  const database = openDatabase({ connection, size: 5, log })
  const rateLimit = createPostgresRateLimit({ tx: database.tx, secret })
  const counting = counts === 'later' ? countLater({ database, log }) : undefined
  const codeAccess = createCodeAccess({
    database,
    events,
    audit: createAudit({ database, namesOf: async () => new Map() }),
    badHosts: { isKnownBad: () => false },
    secret,
    log,
    notices: { tell: async () => undefined },
    adminsOf: async () => [],
    rateLimit,
  })
  const { standingOf } = createTargets({
    trustedHosts: ['trusted.example'],
    isKnownBad: (url) => new URL(url).host === 'bad.example',
  })
  const refuseSms = () => Promise.reject(new Error('this fixture sends no text messages'))
  const app = createHttpServer({ log, trustProxy: 1 })
  addScans(app, {
    pool,
    ledger,
    fanout,
    events,
    pages: await loadPages(),
    clock: systemClock,
    placeOf: await createPlaces(createCountries()),
    secret,
    proofs: createProofs(secret),
    codeAccess,
    findCaller: async () => undefined,
    rateLimit,
    smsCodes: { sendVisitCode: refuseSms, useVisitCode: refuseSms },
    standingOf,
    formPathsOf: async () => new Map(),
    couponsOf: async () => [],
    lastRecordsOf: async () => [],
    report: () => Promise.reject(new Error('this fixture takes no reports')),
    pageOf: async () => undefined,
    blockReasonOf: async () => '',
    badHosts: { isKnownBad: () => false, onChange: () => undefined },
    consoleOrigin: '',
    miniLinks: { into: async () => undefined },
    ownOrigins: [],
    origin: 'https://matai.example',
    toStoredFile: (file) => ({ ...file, url: `/f/${file.id}` }),
  })
  const address = await app.listen({ host: '127.0.0.1', port })
  return {
    address,
    events,
    codeAccess,
    database,
    async stop() {
      await app.close()
      await ledger.drain()
      await counting?.stop()
      await fanout.close()
      await codeAccess.drain()
      await Promise.all([pool.end(), ledgerPool.end(), database.close()])
    },
  }
}

// As a process of its own, for tests that kill it: the address is the first line that it prints.
if (import.meta.main) {
  const { address } = await startScanServer({
    databaseUrl: process.env.DATABASE_URL ?? '',
    port: Number(process.env.PORT ?? 0),
    counts: process.env.SCAN_COUNTS === 'later' ? 'later' : 'atOnce',
  })
  process.stdout.write(`${address}\n`)
}
