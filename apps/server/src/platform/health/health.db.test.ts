import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { injectFetch } from '../http/inject-fetch.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('/metrics', () => {
  it('tells this machine about requests, without a series for every code', async () => {
    await app.fetch('/q/23456789')
    const answer = await app.fetch('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('matai_database_waiting 0')
    expect(text).toMatch(/matai_request_seconds_count\{route="[^"]*:id[^"]*",status="404"\}/)
    expect(text).not.toContain('23456789')
    expect(text).toContain('matai_database_up 1')
    expect(text).toMatch(/^matai_jobs\{state="failed"\} \d+$/m)
  })

  it('is not there for anybody else, also not through a proxy of this machine', async () => {
    for (const address of ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:10.0.0.1'])
      expect((await injectFetch(app.http, address)('/metrics')).status).toBe(404)
    for (const headers of [{ 'X-Forwarded-For': '192.0.2.1' }, { Forwarded: 'for=192.0.2.1' }])
      expect((await app.fetch('/metrics', { headers })).status).toBe(404)
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await injectFetch(app.http, address)('/metrics')).status).toBe(200)
  })
})

describe('/healthz and /readyz', () => {
  it('both say yes while everything is there; a node without the files of its database says no', async () => {
    const own = await createOwnDatabase()
    const environment = { DATABASE_URL: own.url }
    const first = await startTestApp({ environment })
    const sharing = await startTestApp({ environment, dataDir: first.dataDir })
    const apart = await startTestApp({ environment })
    for (const node of [first, sharing]) {
      expect((await node.fetch('/healthz')).status).toBe(200)
      expect((await node.fetch('/readyz')).status).toBe(200)
    }
    const answer = await apart.fetch('/readyz')
    const said = { status: 'unavailable', reason: 'files', sentence: expect.stringContaining('move-files') }
    expect([answer.status, await answer.json()]).toEqual([503, said])
    for (const node of [apart, sharing, first]) await node.close()
    await own.drop()
  })

  it('differ while the database is away', async () => {
    const own = await createOwnDatabase()
    const lonely = await startTestApp({ environment: { DATABASE_URL: own.url } })
    await own.drop()
    expect((await lonely.fetch('/healthz')).status).toBe(200)
    const answer = await lonely.fetch('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', reason: 'database' }])
    await lonely.close()
  })
})

describe('a worker', () => {
  it('tells monitors how it is, and nobody anything else', async () => {
    const own = await createOwnDatabase() // or it would work off the jobs of other tests
    const worker = await startTestApp({ environment: { DATABASE_URL: own.url, ROLE: 'worker' } })
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await worker.fetch(path)).status).toBe(200)
    for (const path of ['/', '/login', '/openapi.json', '/q/23456789'])
      expect((await worker.fetch(path)).status).toBe(404)
    await worker.close()
    await own.drop()
  })
})

describe('/openapi.json', () => {
  it.each([
    ['zh', /[一-龥]/],
    ['en', /^[\x20-\x7e]+$/],
  ])('describes every call in %s', async (language, words) => {
    const answer = await app.fetch('/openapi.json', { headers: { 'Accept-Language': language } })
    const document = (await answer.json()) as {
      openapi: string
      paths: Record<string, Record<string, { summary: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/qruser/console/qrcode/save']?.post?.summary).toMatch(words)
  })
})
