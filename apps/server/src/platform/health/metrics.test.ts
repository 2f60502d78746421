import Fastify from 'fastify'
import { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { isProxied } from '../settings/is-proxied.ts'
import { createMeasures } from './measures.ts'
import { addMetrics } from './metrics.ts'

/** Nobody listens there. */
const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 })

async function statusOf(
  { key, proxied = false }: { key?: string; proxied?: boolean },
  request: { url?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const app = Fastify()
  addMetrics(app, { measures: createMeasures(), pool, dataDir: '/', key, proxied })
  const headers = { host: '127.0.0.1:7300', ...request.headers }
  const answer = await app.inject({ url: request.url ?? '/metrics', remoteAddress: '127.0.0.1', headers })
  return answer.statusCode
}

describe('/metrics', () => {
  const key = 'a-key-of-this-test'

  it('answers this machine alone, and not even it once a proxy stands in front', async () => {
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({}, { headers: { host: 'rebound.example' } })).toBe(404)
    // What `proxy_pass` without further lines sends looks exactly like this machine.
    expect(await statusOf({ proxied: true })).toBe(404)
  })

  it('answers whoever has the key, from everywhere and nobody else', async () => {
    expect(await statusOf({ key })).toBe(404)
    expect(await statusOf({ key }, { headers: { authorization: 'Bearer wrong' } })).toBe(404)
    expect(await statusOf({ key, proxied: true }, { headers: { authorization: `Bearer ${key}` } })).toBe(200)
    expect(await statusOf({ key, proxied: true }, { url: `/metrics?key=${key}` })).toBe(200)
  })

  it('tells of what alerts are about before it happens for the first time', async () => {
    const app = Fastify()
    addMetrics(app, { measures: createMeasures(), pool, dataDir: '/', key, proxied: false })
    const { body } = await app.inject(`/metrics?key=${key}`)
    for (const series of [
      'matai_scans_total{result="lost"}',
      'matai_answers_total{code="1500"}',
      'matai_answers_total{code="1007"}',
      'matai_messages_total{channel="sms",result="failed"}',
      'matai_messages_total{channel="email",result="failed"}',
    ])
      expect(body.split('\n')).toContain(`${series} 0`)
  })

  it('tells only what is asked for by name', async () => {
    const app = Fastify()
    addMetrics(app, { measures: createMeasures(), pool, dataDir: '/', key, proxied: false })
    const namesIn = async (query: string) =>
      [...(await app.inject(`/metrics?key=${key}${query}`)).body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect((await namesIn('')).length).toBeGreaterThan(20)
    expect(await namesIn('&name[]=matai_scans_total')).toEqual(['matai_scans_total'])
    expect(await namesIn('&name[]=matai_scans_total&name[]=matai_answers_total&name[]=nothing')).toEqual([
      'matai_answers_total',
      'matai_scans_total',
    ])
  })

  it('tells that the database is away, and what it knows without it', async () => {
    const app = Fastify()
    const measures = createMeasures()
    addMetrics(app, { measures, pool, dataDir: '/', key, proxied: false })
    app.get('/call', async () => ({ code: 1007, msg: '', data: null }))
    await app.inject('/call')
    measures.messages.labels('sms', 'failed').inc()
    const { body } = await app.inject(`/metrics?key=${key}`)
    for (const line of [
      'matai_database_up 0',
      'matai_answers_total{code="1007"} 1',
      'matai_messages_total{channel="sms",result="failed"} 1',
    ])
      expect(body.split('\n')).toContain(line)
    expect(body).toMatch(/^matai_disk_free_bytes [1-9]/m)
    expect(body).toMatch(/^matai_info\{version="[\d.]+",node="[\d.]+"\} 1$/m)
    expect(body).not.toMatch(/^matai_jobs\{/m)
    expect(faultsOf(body)).toEqual([])
  })
})

/** What `promtool check metrics` refuses. */
function faultsOf(body: string): string[] {
  const types = [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }))
  return types.flatMap(({ name, type }) => {
    const faults: string[] = []
    if (!/^[a-z][a-z0-9_]*$/.test(name)) faults.push(`${name} has capitals`)
    if ((type === 'counter') !== name.endsWith('_total')) faults.push(`${name} is a ${type}`)
    if (/_(count|sum|bucket|info_total|milliseconds|minutes|kilobytes)$/.test(name)) faults.push(`${name} ends wrongly`)
    if (!new RegExp(`^# HELP ${name} \\S`, 'm').test(body)) faults.push(`${name} has no help`)
    return faults
  })
}

describe('isProxied', () => {
  const none = { TRUST_PROXY: false as const, ORIGIN: undefined, SCAN_ORIGIN: undefined }
  it.each([
    [none, false],
    [{ ...none, ORIGIN: 'http://localhost:7300', SCAN_ORIGIN: 'http://[::1]:7300' }, false],
    [{ ...none, TRUST_PROXY: 1 }, true],
    [{ ...none, SCAN_ORIGIN: 'https://codes.example.com' }, true],
  ])('%o: %s', (settings, proxied) => {
    expect(isProxied(settings)).toBe(proxied)
  })
})
