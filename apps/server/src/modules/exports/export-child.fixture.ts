import { startTestApp } from '../../testing/test-app.ts'

/** A worker in a process of its own, that can be killed while it makes a file. */
const app = await startTestApp({ dataDir: process.env.DATA_DIR ?? '' })
await app.modules.exports.work()
await app.close()
