import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { runCommand } from '../run-command.ts'

/** Folders and databases of one test file, all gone after it. */
export async function createPlaces() {
  const root = await mkdtemp(join(tmpdir(), 'matai-backup-'))
  await chmod(root, 0o755) // whoever runs the built-in database for root passes through
  const databases: Awaited<ReturnType<typeof createOwnDatabase>>[] = []
  return {
    path: (name: string) => join(root, name),
    async database() {
      const database = await createOwnDatabase()
      databases.push(database)
      return database.url
    },
    async close() {
      for (const { drop } of databases) await drop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Types a command as whoever runs the server with these variables. */
export async function type(environment: Record<string, string>, ...args: string[]) {
  const lines: string[] = []
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment })
  const shell = {
    settings,
    log: pino({ level: 'silent' }),
    say: createTranslator('zh'),
    by: 'root@server',
    now: new Date(),
    origin: '',
    print: (line: string) => void lines.push(line),
  }
  const status = await runCommand(args, shell, () => Promise.reject(new Error('this command needs no app')))
  return { status, text: lines.join('\n'), lines }
}
