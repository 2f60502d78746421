import { AccessSettings } from '@matai/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createSecretTexts } from '../../platform/secret-texts.ts'
import { accessPasswords, placeOfCode } from '../code-access/rules/secret-text.ts'
import { qrCodesChanged } from '../qr-codes/events.ts'
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

const outside = 'https://shop.example/灯?a=1&b=2'
const outsideHref = 'https://shop.example/%E7%81%AF?a=1&b=2'
const trusted = 'https://trusted.example/x'

async function jump(target: string): Promise<{ id: string; accountId: number }> {
  const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 1, blocks: [] })
  const id = ids[0] ?? ''
  await pool.query(`update qr_code set kind = 'jump' where id = $1`, [id])
  await pool.query('update qr_code_version set target = $2 where qr_code_id = $1', [id, target])
  return { id, accountId }
}

async function limit({ id, accountId }: { id: string; accountId: number }, input: Partial<AccessSettings>) {
  const { password, ...settings } = AccessSettings.parse(input)
  await pool.query('insert into code_access (account_id, qr_code_id, settings, password) values ($1, $2, $3, $4)', [
    accountId,
    id,
    JSON.stringify(settings),
    password && texts.seal(password, placeOfCode(accountId, id)),
  ])
}

function visit(id: string, headers: Record<string, string> = {}, { node = here, method = 'GET' } = {}) {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
  return fetch(`${node.address}/q/${id}`, { method, redirect: 'manual', headers: { 'user-agent': agent, ...headers } })
}

function agree(id: string, to: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ id, to })
  return fetch(`${here.address}/q/${id}/go`, { method: 'POST', redirect: 'manual', headers, body })
}

async function countsOf(id: string) {
  const { rows } = await pool.query('select people::int, machines::int from scan_day where qr_code_id = $1', [id])
  return rows[0] ?? { people: 0, machines: 0 }
}

const way = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('a jump to an outside host', () => {
  it('says where it leads before it does, and is counted', async () => {
    const { id } = await jump(outside)
    const answer = await visit(id)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<bdi>shop.example</bdi>')
    expect(html).toContain('https://shop.example/%E7%81%AF?a=1&amp;b=2')
    expect(html).not.toContain('<script')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*form-action)/)
    expect(await countsOf(id)).toEqual({ people: 1, machines: 0 })
  })

  it('leads there at once for who has agreed, on every node, and counts each visit', async () => {
    const { id } = await jump(outside)
    const other = await jump(outside)
    const agreed = await agree(id, outsideHref)
    expect(way(agreed)).toEqual([303, outsideHref])
    expect(agreed.headers.get('referrer-policy')).toBe('no-referrer')
    const cookie = agreed.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(agreed.headers.get('set-cookie')).toMatch(new RegExp(`Path=/q/${id}; Max-Age=2592000; HttpOnly`))
    for (const node of [here, there]) {
      const answer = await visit(id, { cookie }, { node })
      expect(way(answer)).toEqual([302, outsideHref])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await visit(other.id, { cookie })).status).toBe(200)
    expect(
      (await visit(id, { cookie: 'code-jump=yes.9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).status,
    ).toBe(200)
    expect(await countsOf(id)).toEqual({ people: 3, machines: 0 })
  })

  it.each(['https://evil.example/', 'https://shop.example/other', '', '//evil.example'])(
    'never leads to %j, which only a form says',
    async (to) => {
      const { id } = await jump(outside)
      expect(way(await agree(id, to))).toEqual([303, `/q/${id}`])
    },
  )

  it('takes no agreement from another site', async () => {
    const { id } = await jump(outside)
    expect((await agree(id, outsideHref, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('asks again once it leads elsewhere, on both nodes', async () => {
    const { id, accountId } = await jump(outside)
    const cookie = (await agree(id, outsideHref)).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await visit(id, { cookie }, { node: there })).status).toBe(302)
    await drizzle(pool).transaction(async (tx) => {
      await tx.execute(`update qr_code_version set target = 'https://new.example/' where qr_code_id = '${id}'`)
      await here.events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    })
    for (const node of [here, there]) {
      await expect
        .poll(async () => (await visit(id, { cookie }, { node })).text(), { timeout: 1_000, interval: 50 })
        .toContain('<bdi>new.example</bdi>')
    }
    expect(way(await agree(id, outsideHref))).toEqual([303, `/q/${id}`])
  })

  it('leads to what is published by then', async () => {
    const { id, accountId } = await jump(outside)
    await pool.query(
      `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, target, saved_by, publish_at)
       values ($1, $2, 2, '灯', '[]', $3, 1, now() + interval '700 milliseconds')`,
      [accountId, id, trusted],
    )
    for (const node of [here, there]) expect((await visit(id, {}, { node })).status).toBe(200)
    for (const node of [here, there])
      await expect.poll(async () => way(await visit(id, {}, { node })), { timeout: 10_000 }).toEqual([302, trusted])
  })
})

describe('a jump to a trusted host', () => {
  it('leads there at once, after the visit is counted', async () => {
    const { id } = await jump(trusted)
    const answer = await visit(id)
    expect(way(answer)).toEqual([302, trusted])
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await countsOf(id)).toEqual({ people: 1, machines: 0 })
  })

  it.each([
    ['HEAD', {}, 'HEAD'],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }, 'GET'],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
  ])('shows the page to %s', async (_, headers, method) => {
    const { id } = await jump(trusted)
    const answer = await visit(id, headers, { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect(await countsOf(id)).toEqual({ people: 0, machines: 1 })
  })

  it('of 200 visits at once on two nodes leads on exactly as many as may', async () => {
    const code = await jump(trusted)
    await limit(code, { scansTotal: 20 })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => visit(code.id, {}, { node: index % 2 ? here : there })),
    )
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(180)
    for (const answer of answers) if (answer.status === 403) expect(answer.headers.get('location')).toBeNull()
    expect((await countsOf(code.id)).people).toBe(20)
  })

  it('tells nobody where it leads before the password', async () => {
    const code = await jump(trusted)
    await limit(code, { password: 'abcd1234' })
    const gate = await visit(code.id)
    expect(way(gate)).toEqual([200, null])
    expect(await gate.text()).not.toContain('trusted.example')
    expect(way(await agree(code.id, 'https://trusted.example/'))).toEqual([303, `/q/${code.id}`])
    const right = await fetch(`${here.address}/v/pass`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ id: code.id, password: 'abcd1234' }),
    })
    const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(way(await visit(code.id, { cookie }))).toEqual([302, trusted])
  })

  it('says nobody before the password whether a guessed target is the right one', async () => {
    const code = await jump(outside)
    await limit(code, { password: 'abcd1234' })
    expect(way(await agree(code.id, outsideHref))).toEqual([303, `/q/${code.id}`])
    const right = await fetch(`${here.address}/v/pass`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ id: code.id, password: 'abcd1234' }),
    })
    const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await (await visit(code.id, { cookie })).text()).toContain(`action="/q/${code.id}/go"`)
    expect(way(await agree(code.id, outsideHref, { cookie }))).toEqual([303, outsideHref])
  })

  it.each([
    ['blocked_at', 410],
    ['expires_at', 410],
    ['deleted_at', 410],
  ])('leads nowhere because of %s', async (column, status) => {
    const { id } = await jump(trusted)
    await pool.query(`update qr_code set ${column} = now() - interval '1 second' where id = $1`, [id])
    const answer = await visit(id)
    expect(way(answer)).toEqual([status, null])
    expect(await answer.text()).not.toContain('trusted.example')
    expect(way(await agree(id, trusted))).toEqual([303, `/q/${id}`])
  })
})

it('keeps visitors from a host that the operator stopped, also those who had agreed', async () => {
  const { id } = await jump('https://bad.example/')
  const answer = await visit(id)
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain('已拦住一个被禁止的网站')
  expect(way(await agree(id, 'https://bad.example/'))).toEqual([303, `/q/${id}`])
  expect(await countsOf(id)).toEqual({ people: 0, machines: 0 })
})

it('answers who would rather not go', async () => {
  const answer = await fetch(`${here.address}/v/stay`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('没有打开那个网站')
})
