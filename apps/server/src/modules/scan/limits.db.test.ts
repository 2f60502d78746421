import { AccessSettings } from '@matai/contract'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createSecretTexts } from '../../platform/secret-texts.ts'
import { accessPasswords, placeOfCode } from '../code-access/rules/secret-text.ts'
import { seedQrCodes } from './scan-seed.fixture.ts'
import { startScanServer } from './scan-server.fixture.ts'

const databaseUrl = process.env.DATABASE_URL ?? ''
const pool = new Pool({ connectionString: databaseUrl })
const texts = createSecretTexts(Buffer.from('a secret for the tests of scanning'), accessPasswords)
let here: Awaited<ReturnType<typeof startScanServer>>
let there: Awaited<ReturnType<typeof startScanServer>>

beforeAll(async () => {
  await migrateDatabase({ connectionString: databaseUrl })
  here = await startScanServer({ databaseUrl })
  there = await startScanServer({ databaseUrl })
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await pool.end()
})

async function limitedCode(input: Partial<AccessSettings>): Promise<string> {
  const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 1 })
  const id = ids[0] ?? ''
  const { password, ...settings } = AccessSettings.parse(input)
  await pool.query('insert into code_access (account_id, qr_code_id, settings, password) values ($1, $2, $3, $4)', [
    accountId,
    id,
    JSON.stringify(settings),
    password && texts.seal(password, placeOfCode(accountId, id)),
  ])
  return id
}

function visit(id: string, headers: Record<string, string> = {}, { node = here, method = 'GET' } = {}) {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
  return fetch(`${node.address}/q/${id}`, { method, headers: { 'user-agent': agent, ...headers } })
}

function post(id: string, password: string, ip: string, node = here) {
  return fetch(`${node.address}/v/pass`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': ip },
    body: new URLSearchParams({ id, password }),
  })
}

async function peopleOf(id: string): Promise<number> {
  const { rows } = await pool.query('select people::int from scan_day where qr_code_id = $1', [id])
  return rows[0]?.people ?? 0
}

it('of 1,000 visits at once on two nodes exactly the limit is shown', async () => {
  const id = await limitedCode({ scansTotal: 100 })
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) => visit(id, {}, { node: index % 2 ? here : there })),
  )
  const statuses = await Promise.all(
    answers.map(async (answer) => ({ status: answer.status, content: (await answer.text()).includes('拔掉保险销') })),
  )
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(statuses.filter(({ status }) => status === 403)).toHaveLength(900)
  expect(statuses.filter(({ content }) => content)).toHaveLength(100)
  expect(await peopleOf(id)).toBe(100)
  await here.codeAccess.drain()
  await there.codeAccess.drain()
  const { rows } = await pool.query('select reason, count(*)::int from code_refusal where qr_code_id = $1 group by 1', [
    id,
  ])
  expect(rows).toEqual([{ reason: 'full', count: 900 }])
}, 180_000)

it('counts per person, whom a cookie tells', async () => {
  const id = await limitedCode({ scansPerPerson: 2 })
  const first = await visit(id)
  expect(first.status).toBe(200)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(first.headers.get('set-cookie')).toContain(`Path=/q/${id}`)
  expect((await visit(id, { cookie })).status).toBe(200)
  expect((await visit(id, { cookie })).status).toBe(403)
  expect((await visit(id, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
})

it('opens with the password, on every node and on no other code', async () => {
  const id = await limitedCode({ password: 'abcd1234', hint: '门牌号' })
  const other = await limitedCode({ password: 'abcd1234' })
  const gate = await visit(id)
  expect(gate.status).toBe(200)
  const html = await gate.text()
  expect(html).toContain('门牌号')
  expect(html).not.toContain('拔掉保险销')
  expect(await peopleOf(id)).toBe(0)

  const wrong = await post(id, 'abcd1235', '203.0.113.20')
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `/q/${id}?n=wrongPassword`])
  const right = await post(id, 'abcd1234', '203.0.113.20')
  expect(right.status).toBe(303)
  expect(right.headers.get('location')).toMatch(new RegExp(`^/q/${id}\\?ok=password\\.\\d+$`))
  const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await (await visit(id, { cookie })).text()).toContain('拔掉保险销')
  expect(await (await visit(id, { cookie }, { node: there })).text()).toContain('拔掉保险销')
  expect(await (await visit(other, { cookie })).text()).not.toContain('拔掉保险销')
  expect(await peopleOf(id)).toBe(2)
})

it('of 200 guesses at once on two nodes ten are compared', async () => {
  const id = await limitedCode({ password: 'abcd1234' })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => post(id, `wrong${index}`, '203.0.113.30', index % 2 ? here : there)),
  )
  const told = answers.map((answer) => new URL(answer.headers.get('location') ?? '', 'http://a').searchParams.get('n'))
  expect(told.filter((name) => name === 'wrongPassword')).toHaveLength(10)
  expect(told.filter((name) => name === 'tooOften')).toHaveLength(190)
})

it('refuses forms of other sites', async () => {
  const id = await limitedCode({ password: 'abcd1234' })
  const answer = await fetch(`${here.address}/v/pass`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ id, password: 'abcd1234' }),
  })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('这次提交来自别的网站')
})

it.each([
  'Googlebot/2.1',
  'bingbot/2.0',
  'Baiduspider/2.0',
  'YandexBot/3.0',
  'DuckDuckBot/1.1',
  'Applebot/0.1',
  'Bytespider',
  'PetalBot',
  '360Spider',
  'Sogou web spider/4.0',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0',
  'TelegramBot (like TwitterBot)',
  'CCBot/2.0',
  'ia_archiver',
])('%s sees nothing, counts as nobody and uses up nothing', async (agent) => {
  const id = await limitedCode({ scansTotal: 1 })
  const answer = await visit(id, { 'user-agent': agent })
  expect(await answer.text()).not.toContain('拔掉保险销')
  await visit(id, {}, { method: 'HEAD' })
  await visit(id, { 'sec-purpose': 'prefetch' })
  expect(await peopleOf(id)).toBe(0)
  expect((await visit(id)).status).toBe(200)
})
