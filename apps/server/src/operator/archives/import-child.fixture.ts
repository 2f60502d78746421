import { createTranslator } from '@matai/i18n'
import { pino } from 'pino'
import { startTestApp } from '../../testing/test-app.ts'
import { runCommand } from '../run-command.ts'

/** The command in a process of its own, that can be killed while it brings an archive in. */
const app = await startTestApp({
  dataDir: process.env.DATA_DIR ?? '',
  environment: JSON.parse(process.env.APP_ENVIRONMENT ?? '{}') as Record<string, string>,
})
const shell = {
  ...{ settings: app.settings, log: pino({ level: 'silent' }), say: createTranslator('zh') },
  ...{ by: 'root@server', now: new Date(), origin: '', print: () => undefined },
}
await runCommand(process.argv.slice(2), shell, (work) => work(app))
await app.close()
