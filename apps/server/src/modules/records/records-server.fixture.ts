import { startTestApp } from '../../testing/test-app.ts'

// A whole web node as a process of its own, for tests that kill it: the address is the first line that it prints.
const { http } = await startTestApp({ environment: { TRUST_PROXY: '1' } })
const address = await http.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
process.stdout.write(`${address}\n`)
