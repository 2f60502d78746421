import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import type { Settings } from '../settings/settings.ts'

function serve(trustProxy: Settings['TRUST_PROXY']) {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const app = createHttpServer({ log, trustProxy })
  app.get('/ip', async (request) => request.ip)
  const ask = async (forwarded?: string) =>
    (
      await app.inject({
        url: '/ip',
        remoteAddress: '10.0.0.9',
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      })
    ).body
  return { ask, logged }
}

it('believes so many proxies and never what the visitor said before them', async () => {
  expect(await serve(1).ask('198.51.100.7, 203.0.113.7')).toBe('203.0.113.7')
  expect(await serve(2).ask('198.51.100.7, 203.0.113.7, 10.0.0.8')).toBe('203.0.113.7')
  expect(await serve(['10.0.0.0/8']).ask('198.51.100.7, 203.0.113.7, 10.0.0.8')).toBe('203.0.113.7')
  expect(await serve(['192.0.2.1']).ask('203.0.113.7')).toBe('10.0.0.9')
})

it('says once that a proxy stands in front of a server that was not told so', async () => {
  const { ask, logged } = serve(false)
  expect(await ask()).toBe('10.0.0.9')
  expect(logged).toEqual([])
  for (const forwarded of ['203.0.113.7', '203.0.113.8']) expect(await ask(forwarded)).toBe('10.0.0.9')
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('TRUST_PROXY')
})
