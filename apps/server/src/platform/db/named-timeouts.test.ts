import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { isOutage } from '../http/outage.ts'
import { nameTimeouts } from './named-timeouts.ts'

it('names the silence of a database, for those who wait and for those who call back', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pool = nameTimeouts(new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 }))
  for (const call of [() => pool.connect(), () => pool.query('select 1')]) {
    const error: unknown = await call().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'ETIMEDOUT' })
    expect(isOutage(error)).toBe(true)
  }
  for (const socket of sockets) socket.destroy()
  await pool.end()
  server.close()
})
