import { once } from 'node:events'
import { startTestApp } from '../../testing/test-app.ts'

// A whole web node as a process of its own, for tests that kill it: the address is the first line that it prints.
const app = await startTestApp({ environment: { TRUST_PROXY: '1' } })
const address = await app.http.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
process.stdout.write(`${address}\n`)

// Who asks it to end gets what the engine writes at its end, such as a profile.
await once(process, 'SIGTERM')
await app.close()
process.exit()
