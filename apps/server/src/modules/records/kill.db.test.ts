import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract, type Submitted } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Child, startChild } from '../../testing/child.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Embedded, startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { type OpenForm, publish, text } from './records.fixture.ts'

/** KILL_TEST_RECORDS=1000 runs it at full size, on a database of its own that is killed as well. */
const total = Number(process.env.KILL_TEST_RECORDS ?? 100)
const isFull = total >= 1_000
const concurrency = 16
const program = fileURLToPath(new URL('records-server.fixture.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'matai-kill-'))

let database: Embedded | undefined
let url = process.env.DATABASE_URL ?? ''
let app: TestApp
let node: Child
beforeAll(async () => {
  if (isFull) {
    chmodSync(folder, 0o755)
    const log = { info: () => undefined, warn: () => undefined, error: console.error }
    database = await startEmbedded({ dataDir: join(folder, 'data'), address: 'kill test', log })
    url = database.url
  }
  app = await startTestApp({ environment: { DATABASE_URL: url } })
  node = await startChild(program, url)
}, 120_000)
afterAll(async () => {
  await node.stop()
  await app.close()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function sendOnce(form: Omit<OpenForm, 'formId'>, attempt: number): Promise<Submitted | undefined> {
  const body = JSON.stringify({ ...form, answers: { q1: `答案 ${attempt}` } })
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': `kill-attempt-${attempt}`,
    // So many networks that none of them is asked to wait.
    'X-Forwarded-For': `10.9.${attempt % 50}.1`,
  }
  try {
    const answer = await fetch(`${node.address}${contract.filling.submit.path}`, { method: 'POST', headers, body })
    const { code, data } = (await answer.json()) as { code: number; data: Submitted }
    return code === 0 ? data : undefined
  } catch {
    return undefined
  }
}

/** As a phone does: again until there is an answer. */
async function send(form: Omit<OpenForm, 'formId'>, attempt: number): Promise<Submitted> {
  for (;;) {
    const answer = await sendOnce(form, attempt)
    if (answer) return answer
    await rest(100)
  }
}

/** As a power cut does; the watch over the embedded database brings it back. */
function killDatabase(): void {
  const [postmaster] = readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
}

it(`keeps each of ${total} submissions once, although every answer comes twice and what keeps it is killed`, {
  timeout: 600_000,
}, async () => {
  const who = await app.signUp({ tier: 'enterprise' })
  const { formId, ...form } = await publish(who, [text('q1')])
  await who.client.formSettings.setSubmitPage({ formId, settings: { serial: { digits: 4, reset: 'yearly' } } })

  let killed: Promise<void> | undefined
  let isDatabaseKilled = false
  const answers: Submitted[] = []
  const waiting = Array.from({ length: total }, (_, at) => at)
  async function work(): Promise<void> {
    for (let attempt = waiting.shift(); attempt !== undefined; attempt = waiting.shift()) {
      const [one, other] = await Promise.all([send(form, attempt), send(form, attempt)])
      expect(other).toEqual(one)
      answers.push(one)
      if (isFull && !isDatabaseKilled && answers.length >= total / 4) {
        isDatabaseKilled = true
        killDatabase()
      }
      if (answers.length >= total / 2) killed ??= node.killAndStart()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await killed

  const { rows } = await app.database.pool.query<{ id: string; number: number; attempt: string }>(
    'select id, number, attempt from form_record where form_id = $1 order by number',
    [formId],
  )
  expect(killed).toBeDefined()
  expect(isDatabaseKilled).toBe(isFull)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: total }, (_, at) => at + 1))
  expect(new Set(rows.map(({ attempt }) => attempt)).size).toBe(total)
  const known = new Map(rows.map(({ id, number }) => [Number(id), number]))
  for (const { id, number } of answers) expect(known.get(id)).toBe(number)
  const typed = await app.database.pool.query('select 1 from form_answer where form_id = $1', [formId])
  expect(typed.rowCount).toBe(total)
})
