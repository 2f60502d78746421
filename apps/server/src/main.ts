import pino from 'pino'
import { startServer } from './start-server.ts'
import { SettingsError } from './platform/settings/settings-error.ts'
import { readSettings } from './platform/settings/settings.ts'
import { EmbeddedError } from './platform/db/embedded/sentences.ts'

/** Milliseconds that requests have to end after the server was told to stop. */
const stopWithin = 15_000

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.passWord', '*.mobileCode', '*.sign', '*.token'],
  })
  // A library that drops a promise when the database goes away must not take the visitors' pages with it.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was dropped'))

  const server = await startServer({ settings, log, demo: process.argv.includes('--demo') })
  process.stdout.write(`${server.greeting}\n`)

  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithin).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof SettingsError || error instanceof EmbeddedError
  process.stderr.write(`${isPlain ? (error as Error).message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
})
