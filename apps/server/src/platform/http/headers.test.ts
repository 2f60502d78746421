import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { isHttps } from './https.ts'

function serve() {
  const httpsHosts = new Set(['qr.example.com', 'qr.example.org:8443'])
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, httpsHosts })
  app.get('/secure', async (request) => ({ secure: isHttps(request) }))
  app.get('/raw', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/plain' }).end('raw')
  })
  return app
}

it('every answer says what it is, also those that bypass the framework', async () => {
  for (const url of ['/secure', '/raw', '/nowhere'])
    expect((await serve().inject({ url })).headers['x-content-type-options']).toBe('nosniff')
})

it.each([
  ['qr.example.com', true],
  ['qr.example.org:8443', true],
  ['qr.example.org', false],
  ['127.0.0.1:7300', false],
])('holds browsers of %s to https: %s', async (host, demanded) => {
  const answer = await serve().inject({ url: '/secure', headers: { host } })
  expect(answer.headers['strict-transport-security']).toBe(demanded ? 'max-age=31536000' : undefined)
  expect(answer.json()).toEqual({ secure: demanded })
})

it.each([
  ['a line that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, '请求内容过大'],
  ['what is no HTTP', 'hello\r\n\r\n', 400, '输入有误，请检查后重试'],
])('answers the envelope to %s', async (_, sent, status, msg) => {
  const app = serve()
  await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('X-Content-Type-Options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(Number), msg, data: null })
  } finally {
    await app.close()
  }
})
