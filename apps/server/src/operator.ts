import { hostname, userInfo } from 'node:os'
import { inspect } from 'node:util'
import { createTranslator } from '@matai/i18n'
import pino from 'pino'
import type { Shell } from './operator/command.ts'
import { openRunning } from './operator/open-running.ts'
import { runCommand, type WithApp } from './operator/run-command.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { StartError } from './platform/start-error.ts'
import { readSettings } from './platform/settings/read-settings.ts'
import type { Settings } from './platform/settings/settings.ts'
import { systemLanguage } from './platform/settings/system-language.ts'

/** Milliseconds that a statement waits for a connection: nobody waits for an answer, and the machine may be busy. */
const patience = 60_000

/** What whoever runs the server does from its shell, beside the running server or without it. */
async function main(): Promise<number> {
  process.umask(0o077) // as the server: what is written is for its own user
  const settings = readSettings({ ...process.env, ROLE: 'web' })
  const log = pino({ level: settings.LOG_LEVEL }, pino.destination({ dest: 2, sync: true }))
  const shell: Shell = {
    settings,
    log,
    say: createTranslator(systemLanguage(process.env)),
    by: `${userInfo().username}@${hostname()}`,
    now: systemClock.now(),
    origin: settings.SCAN_ORIGIN ?? settings.ORIGIN ?? '',
    print: (line) => void process.stdout.write(`${line}\n`),
  }
  return runCommand(process.argv.slice(2), shell, withAppOf(settings, log))
}

function withAppOf(settings: Settings, log: pino.Logger): WithApp {
  return async (work) => {
    const { connection, stop } = await openRunning(settings, log, { migrated: true })
    const database = openDatabase({ connection, size: 4, log, patience })
    try {
      // Read only where it is needed: a backup would else begin with seconds of loading.
      const { createApp } = await import('./app.ts')
      const app = await createApp({ settings, log, clock: systemClock, database })
      return await work(app).finally(() => app.close())
    } finally {
      await database.close()
      await stop()
    }
  }
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    const isPlain = error instanceof StartError
    process.stderr.write(`${isPlain ? error.message : inspect(error)}\n`)
    process.exit(1)
  },
)
