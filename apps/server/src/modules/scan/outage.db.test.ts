import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { seedQrCodes } from './scan-seed.fixture.ts'
import { startScanServer } from './scan-server.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'matai-outage-'))
let database: Embedded
let server: Awaited<ReturnType<typeof startScanServer>>
let path = ''

beforeAll(async () => {
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  database = await startEmbedded({ dataDir: join(folder, 'data'), address: 'outage test', log })
  await migrateDatabase(database.connection)
  const pool = new Pool(database.connection)
  const { ids } = await seedQrCodes(pool, { qrCodes: 1 })
  await pool.end()
  path = `/q/${ids[0]}`
  server = await startScanServer({ databaseUrl: database.url })
})
afterAll(async () => {
  await server.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Milliseconds that nobody waits on any machine, unless an answer hangs. */
const waited = 15_000

/** Status and milliseconds of one visit. */
async function visit(): Promise<{ status: number; html: string; took: number }> {
  const start = performance.now()
  const answer = await fetch(`${server.address}${path}`)
  return { status: answer.status, html: await answer.text(), took: performance.now() - start }
}

it('answers soon after clients broke off four times as many requests as there are connections', async () => {
  expect((await visit()).status).toBe(200)
  const { hostname, port } = new URL(server.address)
  const connections = 4
  await Promise.all(
    Array.from({ length: 4 * connections * 10 }, async () => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined) // that is the point
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      await sleep(Math.random() * 5)
      socket.destroy()
    }),
  )
  const { status, took } = await visit()
  expect(status).toBe(200)
  expect(took).toBeLessThan(waited)
})

it('says so soon when the database is killed under load, and recovers by itself', async () => {
  const postmaster = Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const seen: Awaited<ReturnType<typeof visit>>[] = []
  let loading = true
  const visitors = Array.from({ length: 32 }, async () => {
    while (loading) {
      seen.push(await visit())
      await sleep(5)
    }
  })
  await sleep(300)
  process.kill(postmaster, 'SIGKILL')
  await sleep(200)
  const recovered = async () => {
    for (let round = 0; round < 200; round += 1) {
      if ((await visit()).status === 200) return true
      await sleep(100)
    }
    return false
  }
  expect(await recovered()).toBe(true)
  loading = false
  await Promise.all(visitors)

  const refused = seen.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused.every(({ html }) => html.includes('服务暂时不可用'))).toBe(true)
  expect(Math.max(...seen.map(({ took }) => took))).toBeLessThan(waited)
}, 180_000)
