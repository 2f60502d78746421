import type { AddressInfo } from 'node:net'
import { createTranslator } from '@matai/i18n'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { App } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { refuseUnfinished } from './platform/backup/unfinished.ts'
import { startEmbedded } from './platform/db/embedded/embedded.ts'
import { EmbeddedError } from './platform/db/embedded/sentences.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { reachDatabase } from './platform/db/reach-database.ts'
import { doubtsAbout } from './platform/settings/check-settings.ts'
import { SettingsError } from './platform/settings/settings-error.ts'
import type { Settings } from './platform/settings/settings.ts'
import { systemLanguage } from './platform/settings/system-language.ts'
import { isFull } from './platform/storage/is-full.ts'
import { keepReserve, releaseWhereFull } from './platform/storage/reserve.ts'

export interface RunningServer {
  /** Scheme, host and port by which this machine reaches it. */
  origin: string
  /** What the terminal shows once everything is ready. */
  greeting: string
  close(): Promise<void>
}

interface StartOptions {
  settings: Settings
  log: Logger
  demo: boolean
  /** Shows a sentence on the terminal, whatever the log leaves out. */
  tell?: (sentence: string) => void
}

/** Database, migrations, web and jobs, in this order; what was started is stopped again when a later step fails. */
export async function startServer({
  settings,
  log,
  demo,
  tell = () => undefined,
}: StartOptions): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  // The product's code is read while the database starts.
  const code = Promise.all([import('./app.ts'), import('./demo/add-demo.ts')])
  for (const doubt of doubtsAbout(settings)) log.warn(doubt)
  try {
    refuseUnfinished(settings.DATA_DIR)
    for (const name of databaseUrls) {
      if (settings[name]) await reachDatabase(settings[name], { name, tell })
    }
    const connection = await connect(settings, log, closers)
    const direct = connectionOf(settings.DATABASE_DIRECT_URL)
    await migrateDatabase(direct ?? connection, { tell })
    const database = openDatabase({
      connection,
      direct,
      replica: connectionOf(settings.DATABASE_REPLICA_URL),
      size: settings.DATABASE_POOL,
      log,
      slowMs: settings.SLOW_QUERY_MS,
    })
    closers.push(database.close)
    const [{ createApp }, { addDemo }] = await code
    const reserve = settings.DATABASE_URL ? undefined : keepReserve({ dataDir: settings.DATA_DIR, log })
    if (reserve) closers.push(async () => reserve.close())
    const app = await createApp({ settings, log, clock: systemClock, database, ...(reserve ? { reserve } : {}) })
    closers.push(app.close)
    if (demo && settings.ROLE !== 'worker') await addDemo(app, systemLanguage(process.env))
    const origin = await listen(app, settings)
    return {
      origin,
      greeting: greetingOf({
        origin: settings.ROLE === 'worker' ? '' : origin,
        settings,
        demo,
        outboxKey: app.outboxKey,
      }),
      close,
    }
  } catch (error) {
    await close()
    throw isFull(error) ? new EmbeddedError('diskFull', { dir: settings.DATA_DIR }) : error
  }
}

/** Where a database is asked for before anything else; a standby may be away. */
const databaseUrls = ['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const

const connectionOf = (connectionString: string | undefined) => (connectionString ? { connectionString } : undefined)

async function connect(settings: Settings, log: Logger, closers: (() => Promise<void>)[]): Promise<ClientConfig> {
  if (settings.DATABASE_URL) return { connectionString: settings.DATABASE_URL }
  releaseWhereFull(settings.DATA_DIR)
  const address = `http://${settings.HOST}:${settings.PORT}`
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, address, log, anew: settings.NEW_DATABASE })
  closers.push(embedded.stop)
  return embedded.connection
}

async function listen(app: App, settings: Settings): Promise<string> {
  const portName = settings.ROLE === 'worker' ? 'WORKER_PORT' : 'PORT'
  try {
    await app.http.listen({ host: settings.HOST, port: settings[portName] })
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, settings, portName)
  }
  const { port } = app.http.server.address() as AddressInfo // a TCP server that listens has an address
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '::' ? 'localhost' : settings.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Why the address cannot be used, as a sentence that names the setting. */
function listenError(
  error: NodeJS.ErrnoException,
  { HOST, ...settings }: Settings,
  portName: 'PORT' | 'WORKER_PORT',
): Error {
  if (error.code === 'EADDRINUSE')
    return new SettingsError(portName, 'another program uses this port, choose another', settings[portName])
  if (error.code === 'EACCES')
    return new SettingsError(portName, 'this user may not use this port, choose one above 1023', settings[portName])
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError('HOST', 'this machine has no such address', HOST)
  }
  return error
}

interface Greeting {
  origin: string
  settings: Settings
  demo: boolean
  outboxKey: string | undefined
}

function greetingOf({ origin, settings, demo, outboxKey }: Greeting): string {
  const say = createTranslator(systemLanguage(process.env))
  if (!origin) return say('app.workerReady')
  const address = settings.ORIGIN ?? origin
  const lines = [say('app.ready', { address })]
  if (outboxKey) lines.push(say('app.outboxAt', { address: `${address}/dev/outbox?key=${outboxKey}` }))
  if (demo) lines.push(say('app.demoAccount'))
  return lines.join('\n')
}
