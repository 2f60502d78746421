import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import pino from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { keepListening } from './keep-listening.ts'

let server: Server
afterEach(() => server.close())

/** A database that ends every connection, as one does that is recovering. */
async function startBroken(): Promise<{ port: number; tries: () => number }> {
  let tries = 0
  server = createServer((socket: Socket) => {
    tries += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, tries: () => tries }
}

it('says once that changes are not heard, however often it tries to listen again', async () => {
  const { port, tries } = await startBroken()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const connection = { host: '127.0.0.1', port, user: 'matai', database: 'matai' }
  const line = keepListening({ connection, channel: 'test', log, hear: () => undefined, gap: () => undefined })
  try {
    await vi.waitFor(() => expect(tries()).toBeGreaterThan(3), { timeout: 20_000, interval: 100 })
    expect(line.connected).toBe(false)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('changes of other nodes are not heard')
  } finally {
    await line.close()
  }
}, 30_000)
