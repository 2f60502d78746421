import { gunzipSync } from 'node:zlib'
import type { Directory } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { guessesAMinute } from './rules/guesses.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ dataDir: app.dataDir })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

/** Pages are read again after two seconds; the clock of a test stands still, so this steps over them. */
const later = () => [app, other].forEach(({ clock }) => clock.advance(2.001))

async function read(url: string, { node = app, headers = {} }: { node?: TestApp; headers?: object } = {}) {
  const path = url.slice(url.indexOf('/d/'))
  return node.http.inject({ url: path, remoteAddress: '127.1.2.3', headers: { 'accept-language': 'zh', ...headers } })
}
const codesOn = (html: string) => [...html.matchAll(/href="\/q\/(\w{8})"/g)].map(([, id]) => id)

async function publish(
  owner: SignedUp,
  { id }: Pick<Directory, 'id'>,
  summary = '消防设备\n每月检查',
): Promise<string> {
  const { url } = await owner.client.directories.setSummary({ id, summary, published: true })
  if (!url) throw new Error('a published directory has no address')
  return url
}

async function withCodes(count: number, name = (n: number) => `码 ${String(n).padStart(3, '0')}`) {
  const owner = await app.signUp()
  const directory = await owner.client.directories.add({ name: '一楼' })
  const items = Array.from({ length: count }, (_, n) => ({ name: name(n), directoryId: directory.id, blocks }))
  const list: { id: string; name: string }[] = []
  while (items.length > 0) list.push(...(await owner.client.qrCodes.bulkSave({ items: items.splice(0, 100) })).list)
  const ids = list.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id)
  return { owner, directory, ids, idAt: (at: number) => ids[at] ?? '' }
}

describe('publishing', () => {
  it('gives an address at the first time and keeps it', async () => {
    const { owner, directory } = await withCodes(1)
    const { client } = owner
    const before = await client.directories.getSummary({ id: directory.id })
    expect(before).toEqual({
      id: directory.id,
      name: '一楼',
      published: false,
      blocked: false,
      qrCodes: 1,
      summary: '',
      url: null,
      scansLately: 0,
    })
    const saved = await client.directories.setSummary({ id: directory.id, summary: ' 草稿\r\n二 ', published: false })
    expect([saved.summary, saved.url]).toEqual(['草稿\n二', null])
    const url = await publish(owner, directory)
    expect(url).toMatch(/\/d\/\w{16}$/)
    await client.directories.setSummary({ id: directory.id, summary: '', published: false })
    const status = (wanted: number) =>
      vi.waitFor(async () => expect((await read(url)).statusCode).toBe(wanted), { timeout: 10_000, interval: 20 })
    await status(404)
    expect(await publish(owner, directory)).toBe(url)
    await status(200)
    const { list } = await client.directories.listAll({})
    expect(list.map(({ name, published }) => [name, published])).toEqual([
      ['默认目录', false],
      ['一楼', true],
    ])
  })

  it('refuses too long a summary and control characters', async () => {
    const { owner, directory } = await withCodes(0)
    for (const summary of ['长'.repeat(501), 'a\u0000b', 'a\u001bb'])
      await expect(
        owner.client.directories.setSummary({ id: directory.id, summary, published: true }),
      ).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['summary'] }] } })
    expect((await owner.client.directories.getSummary({ id: directory.id })).published).toBe(false)
  })

  it('of two at once gives one address', async () => {
    const { owner, directory } = await withCodes(0)
    const urls = await Promise.all(Array.from({ length: 8 }, () => publish(owner, directory)))
    expect(new Set(urls).size).toBe(1)
  })

  it('is heard by every node: new words, a new name, taking back, deletion', async () => {
    const { owner, directory } = await withCodes(1)
    const url = await publish(owner, directory, '旧的简介')
    const onBoth = (check: (html: string, status: number) => boolean) =>
      vi.waitFor(
        async () => {
          for (const node of [app, other]) {
            const { body, statusCode } = await read(url, { node })
            expect(check(body, statusCode)).toBe(true)
          }
        },
        { timeout: 10_000, interval: 20 },
      )
    await onBoth((html) => html.includes('旧的简介'))
    await publish(owner, directory, '新的简介')
    await onBoth((html) => html.includes('新的简介') && !html.includes('旧的简介'))
    await owner.client.directories.rename({ id: directory.id, name: '二楼' })
    await onBoth((html) => html.includes('<h1>二楼</h1>'))
    await owner.client.directories.setSummary({ id: directory.id, summary: '', published: false })
    await onBoth((html, status) => status === 404 && html.includes('没有这个页面') && !html.includes('二楼'))
    await publish(owner, directory)
    await onBoth((_, status) => status === 200)
    await owner.client.directories.del({ id: directory.id })
    await onBoth((html, status) => status === 404 && !html.includes('二楼'))
  })
})

describe('the page', () => {
  it('is plain, unzipped or zipped, runs nothing, and counts nothing', async () => {
    const { owner, directory, idAt } = await withCodes(2)
    const url = await publish(owner, directory)
    const answer = await read(url)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(answer.body).toContain('消防设备\n每月检查')
    expect(codesOn(answer.body)).toEqual([idAt(0), idAt(1)])
    const zipped = await read(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(answer.body)
    const head = await app.http.inject({ method: 'HEAD', url: url.slice(url.indexOf('/d/')) })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const english = await read(url, { headers: { 'accept-language': 'en' } })
    expect(english.body).toContain('lang="en"')
    const { rows } = await app.database.pool.query('select 1 from scan where account_id = $1', [owner.accountId])
    expect(rows).toEqual([])
  })

  it('lists what opens now: nothing expired, blocked, deleted or still to come; limited codes with a hint', async () => {
    const { owner, directory, ids, idAt } = await withCodes(7)
    const { client } = owner
    await client.qrCodes.setExpire({ ids: [idAt(0)], validity: 'oneDay' })
    await app.database.pool.query(`update qr_code set expires_at = $2 where id = $1`, [
      idAt(0),
      new Date(app.clock.now().getTime() - 1),
    ])
    await app.database.pool.query('update qr_code set blocked_at = now() where id = $1', [idAt(1)])
    await client.qrCodes.bulkRemove({ ids: [idAt(2)] })
    await app.database.pool.query(`update qr_code_version set publish_at = $2 where qr_code_id = $1`, [
      idAt(3),
      new Date(app.clock.now().getTime() + 86_400_000),
    ])
    await client.codeAccess.setAuth({ ids: [idAt(4)], settings: { password: 'a1b2' } })
    await client.codeAccess.setAuth({ ids: [idAt(5)], settings: { fallback: '请联系物业' } })
    const { body } = await read(await publish(owner, directory))
    expect(codesOn(body)).toEqual(ids.slice(4))
    expect(body.match(/有访问限制/g)).toHaveLength(1)
    expect(body).toMatch(new RegExp(`href="/q/${idAt(4)}"><b>码 004</b><small>`))
  })

  it('says what visitors see, not what comes later, in names, order and search', async () => {
    const { owner, directory, idAt } = await withCodes(2)
    const publishAt = new Date(app.clock.now().getTime() + 86_400_000)
    await app.database.pool.query(
      `with version as (
         insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by, publish_at)
         select account_id, id, 2, '秘密新品', '[]', 1, $2 from qr_code where id = $1 returning 1
       ) update qr_code set name = '秘密新品', version = 2 where id = $1`,
      [idAt(0), publishAt],
    )
    const url = await publish(owner, directory)
    const { body } = await read(url)
    expect(body).not.toContain('秘密')
    expect(codesOn(body).sort()).toEqual([idAt(0), idAt(1)].sort())
    expect(codesOn((await read(`${url}?s=秘密`)).body)).toEqual([])
    expect(codesOn((await read(`${url}?s=000`)).body)).toEqual([idAt(0)])
  })

  it('links subdirectories that are public themselves, and nothing of another account', async () => {
    const { owner, directory } = await withCodes(1)
    const { directories } = owner.client
    const [hall, store] = await Promise.all(
      ['大厅', '仓库'].map((name) => directories.add({ name, parentId: directory.id })),
    )
    const stranger = await withCodes(1, () => '外人的码')
    await publish(stranger.owner, stranger.directory)
    // Even a row that names a directory of somebody else belongs to its own account.
    await app.database.pool.query('update qr_code set directory_id = $1 where account_id = $2', [
      directory.id,
      stranger.owner.accountId,
    ])
    await app.database.pool.query('update directory set parent_id = $1 where account_id = $2 and not is_default', [
      directory.id,
      stranger.owner.accountId,
    ])
    const hallUrl = await publish(owner, hall as Directory)
    const { body } = await read(await publish(owner, directory))
    expect([...body.matchAll(/href="(\/d\/\w+)"/g)].map(([, path]) => path)).toEqual([
      hallUrl.slice(hallUrl.indexOf('/d/')),
    ])
    expect(body).not.toContain(store?.name)
    expect(body).not.toContain('外人')
    expect((await read(hallUrl)).body).toContain('这里还没有内容')
  })

  it('pages through many without losing or repeating one, and finds by a part of the name', async () => {
    const { owner, directory, ids } = await withCodes(230)
    const url = await publish(owner, directory)
    const seen: (string | undefined)[] = []
    let next: string | undefined = ''
    for (let page = 0; next !== undefined; page += 1) {
      const { body } = await read(`${url}${next}`)
      seen.push(...codesOn(body))
      next = /href="(\?after=\w{8})"/.exec(body)?.[1]
      expect(page).toBeLessThan(3)
    }
    expect(seen).toEqual(ids)
    expect(codesOn((await read(`${url}?s=${encodeURIComponent('码 22')}`)).body)).toEqual(ids.slice(220, 230))
    expect(codesOn((await read(`${url}?s=%25`)).body)).toEqual([])
    expect((await read(`${url}?s=a%00b&s=c&after=%00`)).statusCode).toBe(200)
    expect((await read(`${url}?s=a%00b`)).statusCode).toBe(200)
    expect(codesOn((await read(`${url}?after=zzzzzzzz`)).body)).toEqual([])
  })

  it('walks ten thousand codes along the index', async () => {
    const { owner, directory } = await withCodes(1)
    await app.database.pool.query(
      `with code as (
         insert into qr_code (account_id, id, name, directory_id, version, created_by)
         select account_id, 'm' || translate(lpad(n::text, 7, '0'), '01', 'zy'), '多 ' || lpad((n % 10000)::text, 5, '0'),
           case when n <= 10000 then directory_id else 0 end, 1, created_by
         from qr_code, generate_series(1, 20000) n where account_id = $1 returning account_id, id, name
       ) insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
         select account_id, id, 1, name, '[]', 1 from code`,
      [owner.accountId],
    )
    await app.database.pool.query('analyze qr_code')
    const url = await publish(owner, directory)
    const cost = async (path: string) => {
      const start = performance.now()
      const { body } = await read(path)
      expect(codesOn(body).length).toBeGreaterThan(0)
      return performance.now() - start
    }
    expect(await cost(url)).toBeLessThan(10_000)
    expect(await cost(`${url}?after=mzzz9zzz`)).toBeLessThan(10_000)
    expect(await cost(`${url}?s=09999`)).toBeLessThan(10_000)
    const { rows } = await app.database.pool.query(
      `explain select q.id from qr_code q where q.account_id = ${owner.accountId} and q.directory_id = ${directory.id}
       and q.deleted_at is null and (q.name collate "C", q.id) > ('多 09000', 'mzzz9zzz')
       order by q.name collate "C", q.id limit 101`,
    )
    expect(JSON.stringify(rows)).toContain('qr_code_directory_name')
  })

  it('shows new codes after two seconds at the most', async () => {
    const { owner, directory } = await withCodes(1)
    const url = await publish(owner, directory)
    expect(codesOn((await read(url)).body)).toHaveLength(1)
    await owner.client.qrCodes.save({ name: '新', directoryId: directory.id, blocks })
    later()
    expect(codesOn((await read(url)).body)).toHaveLength(2)
  })
})

describe('addresses of no page', () => {
  it.each(['unknown2', 'ABCDEFGHJKLMNPQ0', 'ABCDEFGHJKLMNPQRS', '%00', '%E7%A0%81'])('%s', async (id) => {
    const answer = await app.http.inject({ url: `/d/${id}`, remoteAddress: '127.9.1.1' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('没有这个页面')
  })

  it('stop who guesses, but keep no page from the guesser’s neighbours', async () => {
    const { owner, directory } = await withCodes(1)
    const path = (await publish(owner, directory)).replace(/^.*\/d\//, '/d/')
    const remoteAddress = '127.8.1.1'
    const guess = () => app.http.inject({ url: '/d/ABCDEFGHJKLMNPQR', remoteAddress })
    for (let n = 0; n < guessesAMinute; n += 1) expect((await guess()).statusCode).toBe(404)
    const refused = await guess()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await app.http.inject({ url: path, remoteAddress })).statusCode).toBe(200)
  })
})

describe('the list of pages', () => {
  it('is in the order of the tree, with paths, and pages by number or cursor', async () => {
    const { owner, directory } = await withCodes(2)
    const { directories } = owner.client
    const hall = await directories.add({ name: '大厅', parentId: directory.id })
    await directories.add({ name: '二楼' })
    const url = await publish(owner, hall, '前台')
    const all = await directories.listPage({})
    expect(all.list.map(({ path }) => path.join('/'))).toEqual(['默认目录', '一楼', '一楼/大厅', '二楼'])
    expect(all).toMatchObject({ total: 4, totalIsLowerBound: false, next: null })
    const published = await directories.listPage({ filters: { published: true } })
    expect(published.list).toEqual([
      {
        id: hall.id,
        name: '大厅',
        path: ['一楼', '大厅'],
        summary: '前台',
        published: true,
        blocked: false,
        url,
        qrCodes: 0,
      },
    ])
    const first = await directories.listPage({ pageSize: 3 })
    expect(first.list).toHaveLength(3)
    const rest = await directories.listPage({ pageSize: 3, cursor: first.next ?? '' })
    expect(rest).toMatchObject({ list: [{ name: '二楼' }], next: null })
    expect((await directories.listPage({ pageSize: 3, page: 2 })).list).toEqual(rest.list)
    expect((await directories.listPage({ keyword: '大' })).list.map(({ name }) => name)).toEqual(['大厅'])
    await expect(directories.listPage({ cursor: 'x' })).rejects.toMatchObject({ code: 1001 })
  })
})
