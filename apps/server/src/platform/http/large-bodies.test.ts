import { createConnection, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpServer, prepareCalls } from './http-server.ts'

const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false })
let port: number
beforeEach(async () => {
  await app.register(async (scope) => {
    await prepareCalls(scope, () => 'a network')
    scope.post('/qruser/console/large', () => ({}))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port // a TCP server that listens has an address
})
afterEach(() => app.close())

it('a sender of too much is told so, and its connection goes on once everything was sent', async () => {
  const body = 'x'.repeat(8 * 1024 ** 2)
  const head = (length: number) =>
    `POST /qruser/console/large HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const socket = createConnection(port, '127.0.0.1')
  let said = ''
  socket.on('data', (bytes) => (said += String(bytes)))
  const answers = () => said.match(/HTTP\/1\.1 200/g)?.length ?? 0
  const answered = async (count: number) => {
    while (answers() < count) await once(socket, 'data')
  }
  socket.write(head(body.length))
  await answered(1)
  expect(said).toContain('"code":1001')
  expect(said.toLowerCase()).not.toContain('connection: close')
  socket.write(body)
  socket.write(`${head(2)}{}`)
  await answered(2)
  socket.destroy()
})
