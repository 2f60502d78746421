import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function half(contentType: string): Promise<Socket> {
  app = Fastify({ forceCloseConnections: true })
  endSlowBodies(app, { after: 200 })
  for (const type of ['multipart/form-data', 'text/plain']) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  }
  app.post('/', async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // a TCP server that listens has an address
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: 10\r\n\r\nhalf`)
  return socket
}

it('hangs up on who does not come to an end', async () => {
  await once(await half('text/plain'), 'close')
})

it('waits for uploads', async () => {
  const socket = await half('multipart/form-data; boundary=x')
  const closed = once(socket, 'close').then(() => 'closed')
  const answered = once(socket, 'data').then(([bytes]) => String(bytes))
  await new Promise((resolve) => setTimeout(resolve, 600))
  socket.write('finish')
  expect(await Promise.race([answered, closed])).toMatch(/^HTTP\/1.1 200/)
  socket.destroy()
})

it('leaves requests alone that have no connection, and gives who was answered early no longer', async () => {
  app = Fastify({ forceCloseConnections: true })
  endSlowBodies(app, { after: 100 })
  app.addContentTypeParser('text/plain', (_request, _body, done) => done(null, {}))
  app.post('/', async () => ({}))
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('uncaughtException', note)
  await app.inject({ method: 'POST', url: '/', payload: 'x', headers: { 'content-type': 'text/plain' } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // a TCP server that listens has an address
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nhalf')
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1.1 200/)
  await once(socket, 'close')
  process.off('uncaughtException', note)
  expect(failures).toEqual([])
})
