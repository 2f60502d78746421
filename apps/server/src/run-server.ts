import pino, { type Logger } from 'pino'
import { startServer } from './start-server.ts'
import { StartError } from './platform/start-error.ts'
import { readSettings } from './platform/settings/read-settings.ts'
import { describeError } from './platform/http/describe-error.ts'

/** Milliseconds that requests have to end after the server was told to stop. */
const stopWithin = 15_000

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.passWord', '*.mobileCode', '*.sign', '*.token'],
  })
  // A library that drops a promise when the database goes away must not take the visitors' pages with it.
  process.on('unhandledRejection', (reason) => log.error({ error: describe(reason) }, 'a promise was dropped'))

  const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`)
  const started = startServer({ settings, log, demo: process.argv.includes('--demo'), tell })
  // From the first moment on: whoever stops a start half-way finds no database left behind.
  onStop(async (signal) => {
    log.info({ signal }, 'stopping')
    await (await started).close()
  }, log)
  tell((await started).greeting)
}

/** Runs `stop` once, at Ctrl-C or SIGTERM, then ends the process. */
function onStop(stop: (signal: NodeJS.Signals) => Promise<void>, log: Logger): void {
  let stopping = false
  const end = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithin).unref()
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: describe(error) }, 'the server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function describe(reason: unknown) {
  return reason instanceof Error ? describeError(reason) : String(reason)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof StartError
  process.stderr.write(`${isPlain ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
})
