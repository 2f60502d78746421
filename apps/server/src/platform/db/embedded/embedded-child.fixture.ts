// Run by embedded.db.test.ts: a process that holds an embedded database, so that the test can kill it.
import { startEmbedded } from './embedded.ts'

process.umask(0o077) // as the server
const dataDir = process.argv[2] ?? ''
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
try {
  const log = { info: say, warn: say, error: say }
  const database = await startEmbedded({ dataDir, address: 'http://127.0.0.1:1', log })
  process.on('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
  say(`ready ${database.connection.host}`)
  setInterval(() => undefined, 60_000)
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
