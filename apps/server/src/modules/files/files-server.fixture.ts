import { type Tier, tiers } from '@matai/contract'
import pino from 'pino'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { openFilePlaces } from '../../platform/files/open-file-places.ts'
import type { S3Place } from '../../platform/files/s3/s3-client.ts'
import type { Caller } from '../../platform/http/context.ts'
import { createCallPace } from '../../platform/http/call-pace.ts'
import { openGate } from '../../platform/http/gate.ts'
import { createHttpServer, prepareCalls } from '../../platform/http/http-server.ts'
import { createSecurityLog } from '../../platform/security-log.ts'
import { createSeals } from '../../platform/seal/seals.ts'
import { fileCalls } from './calls.ts'
import { fileRoute } from './route.ts'
import { createFiles } from './service/files.ts'
import { createProofs } from '../../platform/http/visitor-proofs.ts'

export interface FilesServerOptions {
  databaseUrl: string
  dataDir: string
  minFreeMb?: number
  s3?: S3Place
  port?: number
  clock?: Clock
}

/** A token that the fixture's server takes for whoever works in an account. */
export function tokenFor(accountId: number, tier: Tier = 'free'): string {
  return `files-fixture-token-${accountId}-${tier}`
}

async function findCaller(token: string): Promise<Caller | undefined> {
  const [, accountId, name] = /^files-fixture-token-(\d+)-(\w+)$/.exec(token) ?? []
  const tier = tiers.find((one) => one === name)
  if (!accountId || !tier) return undefined
  const who = { userId: 1, sessionId: 1, accountId: mintAccountId(Number(accountId)), role: 'admin' as const }
  return { ...who, flags: [], tier, zone: 'Asia/Shanghai', language: 'zh', operator: false }
}

/** A web node that takes in and serves files and nothing else, on the server's own HTTP frame and a free port. */
export async function startFilesServer({
  databaseUrl,
  dataDir,
  minFreeMb = 0,
  s3,
  port = 0,
  clock = systemClock,
}: FilesServerOptions) {
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const connection = { connectionString: databaseUrl }
  await migrateDatabase(connection)
  const database = openDatabase({ connection, size: 5, log })
  const places = openFilePlaces({ dataDir, minFreeMb, s3 })
  const secret = Buffer.from('a secret for the tests of files')
  const seals = await createSeals({ secret, tx: database.tx })
  const files = createFiles({ database, clock, places, seals, filesOrigin: '' })
  const app = createHttpServer({ log, trustProxy: false })
  const door = { clock, findCaller, ownOrigins: [], securityLog: createSecurityLog({ log, secret }) }
  await app.register(async (scope) => {
    await prepareCalls(scope, () => 'a network')
    openGate(scope, fileCalls(files), {
      ...door,
      once: (_, verb) => verb(),
      reach: { of: () => undefined, holds: async () => true },
      cookieDomain: undefined,
      origin: undefined,
      pace: createCallPace(),
      proofs: createProofs(secret),
    })
    fileRoute(scope, files, { ...door, ...places })
  })
  const address = await app.listen({ host: '127.0.0.1', port })
  return {
    address,
    database,
    files,
    sealKey: seals.publicKey,
    async stop() {
      await app.close()
      await database.close()
    },
  }
}

// As a process of its own, for tests that kill it: the address is the first line that it prints.
if (import.meta.main) {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', PORT } = process.env
  const { address } = await startFilesServer({ databaseUrl, dataDir, port: Number(PORT ?? 0) })
  process.stdout.write(`${address}\n`)
}
