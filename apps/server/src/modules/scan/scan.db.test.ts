import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { accountChanged } from '../accounts/events.ts'
import { qrCodesChanged } from '../qr-codes/events.ts'
import { guessesAMinute } from './rules/guesses.ts'
import { newShortId, seedQrCodes } from './scan-seed.fixture.ts'
import { startScanServer } from './scan-server.fixture.ts'

const databaseUrl = process.env.DATABASE_URL ?? ''
const pool = new Pool({ connectionString: databaseUrl })
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

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50'

function visit(id: string, headers: Record<string, string> = {}, { method = 'GET', node = here } = {}) {
  return fetch(`${node.address}/q/${id}`, { method, headers: { 'user-agent': phone, ...headers } })
}

async function oneCode(options: Partial<Parameters<typeof seedQrCodes>[1]> = {}) {
  const { accountId, ids } = await seedQrCodes(pool, { qrCodes: 1, ...options })
  return { accountId, id: ids[0] ?? '' }
}

async function countsOf(id: string) {
  const { rows } = await pool.query('select people::int, machines::int from scan_day where qr_code_id = $1', [id])
  return rows[0] ?? { people: 0, machines: 0 }
}

describe('a visit', () => {
  it('shows the content in the first HTML, may not be cached, and is counted before it is answered', async () => {
    const { id, accountId } = await oneCode()
    const answer = await visit(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('拔掉保险销')
    expect(html).toContain('海滨物业')
    expect(html).not.toContain('<script')
    expect(await countsOf(id)).toEqual({ people: 1, machines: 0 })
    const { rows } = await pool.query('select machine, wechat, device, version from scan where account_id = $1', [
      accountId,
    ])
    expect(rows).toEqual([{ machine: false, wechat: true, device: 'ios', version: 1 }])
  })

  it('is found with a slash behind the address', async () => {
    const { id } = await oneCode()
    const answer = await visit(`${id}/`)
    expect(answer.status).toBe(200)
    expect(await countsOf(id)).toEqual({ people: 1, machines: 0 })
  })

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
  ])('by %s is a machine’s', async (_, headers, method) => {
    const { id } = await oneCode()
    const answer = await visit(id, headers, { method })
    expect(answer.status).toBe(200)
    if (method === 'HEAD') expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000)
    expect(await countsOf(id)).toEqual({ people: 0, machines: 1 })
  })

  it('is told to chat programs only while the page may be passed on', async () => {
    const { id } = await oneCode()
    expect(await (await visit(id)).text()).toContain('property="og:title"')
    const other = await oneCode()
    await pool.query('update qr_code set shared = false where id = $1', [other.id])
    expect(await (await visit(other.id)).text()).not.toMatch(/og:title|name="description"/)
  })

  it('names the product only where the tier does not hide it, in the reader’s language', async () => {
    const free = await oneCode({ tier: 0 })
    const paid = await oneCode({ tier: 1, tierUntil: new Date(Date.now() + 60_000) })
    const ended = await oneCode({ tier: 1, tierUntil: new Date(Date.now() - 60_000) })
    expect(await (await visit(free.id)).text()).toContain('由码台提供支持')
    expect(await (await visit(free.id, { 'accept-language': 'en-GB,en;q=0.9' })).text()).toContain('Powered by Matai')
    expect(await (await visit(paid.id)).text()).not.toContain('由码台提供支持')
    expect(await (await visit(ended.id)).text()).toContain('由码台提供支持')
  })
})

describe('no content', () => {
  it.each([
    ['blocked_at', '该二维码因违规已停止访问'],
    ['expires_at', '该二维码已过期'],
    ['deleted_at', '该二维码已被删除'],
  ])('because of %s says so and counts nothing', async (column, sentence) => {
    const { id } = await oneCode()
    await pool.query(`update qr_code set ${column} = now() - interval '1 second' where id = $1`, [id])
    const answer = await visit(id)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain(sentence)
    expect(await countsOf(id)).toEqual({ people: 0, machines: 0 })
  })

  it.each(['unknown2', 'short', 'O0Il1aaa', '%E7%A0%81'])('behind %s is a page of its own', async (id) => {
    const answer = await visit(id, { 'x-forwarded-for': '198.51.100.7' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('没有找到这个二维码')
  })

  it('stops who guesses, but keeps no code from the guesser’s neighbours, also one that nobody visited yet', async () => {
    const { id } = await oneCode()
    const guesser = { 'x-forwarded-for': '198.51.100.8' }
    const misses = await Promise.all(Array.from({ length: guessesAMinute }, () => visit(newShortId(), guesser)))
    expect(misses.every(({ status }) => status === 404)).toBe(true)
    const more = await Promise.all(Array.from({ length: 200 }, () => visit(newShortId(), guesser)))
    expect(more.every(({ status }) => status === 429)).toBe(true)
    expect(more[0]?.headers.get('retry-after')).toBe('60')
    expect((await visit(id, guesser)).status).toBe(200)
  })
})

describe('a change', () => {
  const saved = async (id: string, node = here) => {
    const html = await (await visit(id, {}, { node })).text()
    return html.includes('新的说明')
  }
  const newVersion = (id: string, accountId: number) =>
    drizzle(pool).transaction(async (tx) => {
      await tx.execute(
        `update qr_code_version set blocks = '[{"id":"a","type":"richText","html":"<p>新的说明</p>"}]' where qr_code_id = '${id}'`,
      )
      await here.events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    })
  const within = async (milliseconds: number, check: () => Promise<boolean>) => {
    const end = performance.now() + milliseconds
    while (!(await check())) if (performance.now() > end) return false
    return true
  }

  it('is seen on both nodes soon', async () => {
    const { id, accountId } = await oneCode()
    expect([await saved(id), await saved(id, there)]).toEqual([false, false])
    await newVersion(id, accountId)
    expect(await within(10_000, () => saved(id))).toBe(true)
    expect(await within(10_000, () => saved(id, there))).toBe(true)
  })

  it('of the account is seen on both nodes soon: its name, and what its tier hides', async () => {
    const { id, accountId } = await oneCode()
    const shows = async (word: string, node = here) => (await (await visit(id, {}, { node })).text()).includes(word)
    expect([await shows('由码台提供支持'), await shows('由码台提供支持', there)]).toEqual([true, true])
    await drizzle(pool).transaction(async (tx) => {
      await tx.execute(`update account set name = '山城物业', tier = 3 where id = ${accountId}`)
      await here.events.announce(tx, accountChanged, { accountId })
    })
    for (const node of [here, there]) {
      expect(await within(10_000, () => shows('山城物业', node))).toBe(true)
      expect(await shows('由码台提供支持', node)).toBe(false)
    }
  })

  it('is seen soon also when the node’s line was cut at that moment', async () => {
    const { id, accountId } = await oneCode()
    expect(await saved(id, there)).toBe(false)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'matai-fanout' and datname = current_database()`,
    )
    await newVersion(id, accountId)
    expect(await within(10_000, () => saved(id, there))).toBe(true)
  })
})

it('lets one script run on the page of favourites and nowhere else', async () => {
  const answer = await fetch(`${here.address}/v/favourites`)
  const html = await answer.text()
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const digest = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${digest}'`)
  const { id } = await oneCode()
  expect((await visit(id)).headers.get('content-security-policy')).not.toContain('script-src')
})
