import { type CallInput, type contract, defaultStyle } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

type Ask = CallInput<typeof contract.qrCodes.getCodeList>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

async function ownerOf(...names: string[]): Promise<SignedUp & { ids: string[] }> {
  const owner = await app.signUp()
  const ids: string[] = []
  for (const name of names) ids.push((await owner.client.qrCodes.save({ name, blocks })).id)
  return { ...owner, ids }
}

async function namesIn({ client }: SignedUp, ask: Ask): Promise<string[]> {
  return (await client.qrCodes.getCodeList(ask)).list.map(({ name }) => name)
}

/** Many codes by one statement, all made at the same moment: only their ids tell them apart. */
async function addMany({ accountId, userId }: SignedUp, count: number, prefix: string): Promise<void> {
  await app.database.pool.query(
    `with made as (
       insert into qr_code (account_id, id, name, directory_id, version, created_by, created_at, updated_at)
       select $1, $3 || to_char(n, 'FM0000'), $3 || n, d.id, 1, $2, now(), now()
       from generate_series(1, $4::int) n, directory d where d.account_id = $1 and d.is_default
       returning id, name
     )
     insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
     select $1, id, 1, name, '[]', $2 from made`,
    [accountId, userId, prefix, count],
  )
  await app.database.pool.query('update directory set qr_codes = qr_codes + $2 where account_id = $1 and is_default', [
    accountId,
    count,
  ])
}

describe('search', () => {
  it('takes the keyword for text, whatever it is in a pattern', async () => {
    const owner = await ownerOf('满 100% 减', '满 100 减', 'a_b', 'axb', 'c\\d', 'cd', "it's", '50%_\\off')
    const found = (keyword: string) => namesIn(owner, { keyword, sort: 'oldest' })
    expect(await found('%')).toEqual(['满 100% 减', '50%_\\off'])
    expect(await found('_')).toEqual(['a_b', '50%_\\off'])
    expect(await found('\\')).toEqual(['c\\d', '50%_\\off'])
    expect(await found('%_\\')).toEqual(['50%_\\off'])
    expect(await found("'")).toEqual(["it's"])
    expect(await found('100%')).toEqual(['满 100% 减'])
  })

  it('does not mind capitals, and finds any part', async () => {
    const owner = await ownerOf('Meeting Room A', '三号消防栓', 'ÄRGER')
    expect(await namesIn(owner, { keyword: 'mEETING r' })).toEqual(['Meeting Room A'])
    expect(await namesIn(owner, { keyword: '消防' })).toEqual(['三号消防栓'])
    expect(await namesIn(owner, { keyword: 'ärg' })).toEqual(['ÄRGER'])
    expect(await namesIn(owner, { keyword: '  room  ' })).toEqual(['Meeting Room A'])
  })

  it('finds a code by its short id, whole or half of it, and by its printed address', async () => {
    const owner = await ownerOf('甲', '乙')
    const [id = ''] = owner.ids
    expect(await namesIn(owner, { keyword: id })).toEqual(['甲'])
    expect(await namesIn(owner, { keyword: id.slice(0, 7) })).toEqual(['甲'])
    expect(await namesIn(owner, { keyword: id.slice(0, 2) })).toEqual([])
    expect(await namesIn(owner, { keyword: `https://codes.example.com/q/${id}` })).toEqual(['甲'])
  })

  it('finds nothing of others and nothing removed', async () => {
    const owner = await ownerOf('唯一名称甲乙丙')
    const other = await ownerOf()
    expect(await namesIn(other, { keyword: '唯一名称甲乙丙' })).toEqual([])
    expect(await namesIn(other, { keyword: owner.ids[0] ?? '' })).toEqual([])
    await owner.client.qrCodes.bulkRemove({ ids: owner.ids })
    expect(await namesIn(owner, { keyword: '唯一名称' })).toEqual([])
  })
})

describe('order and place', () => {
  it('sorts by making and by change', async () => {
    const owner = await ownerOf('一', '二', '三')
    await owner.client.qrCodes.rename({ id: owner.ids[1] ?? '', name: '二改' })
    expect(await namesIn(owner, {})).toEqual(['三', '二改', '一'])
    expect(await namesIn(owner, { sort: 'oldest' })).toEqual(['一', '二改', '三'])
    expect(await namesIn(owner, { sort: 'updated' })).toEqual(['二改', '三', '一'])
  })

  it('shows one directory, with its total', async () => {
    const owner = await ownerOf('外面')
    const { id: directoryId } = await owner.client.directories.add({ name: '里面' })
    await owner.client.qrCodes.save({ name: '里面的', directoryId, blocks })
    const { list, total } = await owner.client.qrCodes.getCodeList({ filters: { directoryId } })
    expect([list.map(({ name }) => name), total]).toEqual([['里面的'], 1])
    expect((await owner.client.qrCodes.getCodeList({})).total).toBe(2)
    expect(await namesIn(owner, { keyword: '面', filters: { directoryId } })).toEqual(['里面的'])
  })
})

describe('paging', () => {
  it.each(['newest', 'oldest', 'updated'] as const)(
    'by cursor visits each %s code once while others are added',
    async (sort) => {
      const owner = await ownerOf()
      await addMany(owner, 130, 'many')
      const seen: string[] = []
      let cursor: string | undefined
      for (let page = 0; page < 20; page += 1) {
        const { list, next } = await owner.client.qrCodes.getCodeList({
          sort,
          pageSize: 20,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...list.map(({ name }) => name).filter((name) => name.startsWith('many')))
        await owner.client.qrCodes.save({ name: `added ${page}`, blocks })
        if (!next) break
        cursor = next
      }
      expect(seen).toHaveLength(130)
      expect(new Set(seen).size).toBe(130)
    },
  )

  it('finds what stands behind thousands of other names, each once', async () => {
    const owner = await ownerOf()
    await addMany(owner, 45, 'older')
    await addMany(owner, 6_000, 'newer')
    await addMany(owner, 7, 'older again ')
    for (const sort of ['newest', 'oldest', 'updated'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const ask = { keyword: 'older', sort, pageSize: 20, ...(cursor ? { cursor } : {}) }
        const { list, next, total } = await owner.client.qrCodes.getCodeList(ask)
        expect(total).toBe(52)
        seen.push(...list.map(({ name }) => name))
        cursor = next ?? undefined
      } while (cursor)
      expect([seen.length, new Set(seen).size]).toEqual([52, 52])
      const second = await owner.client.qrCodes.getCodeList({ keyword: 'older', sort, page: 2 })
      expect(second.list.map(({ name }) => name)).toEqual(seen.slice(20, 40))
    }
  })

  it('by number shows the same rows as by cursor', async () => {
    const owner = await ownerOf()
    await addMany(owner, 45, 'page')
    const first = await owner.client.qrCodes.getCodeList({})
    const byCursor = await owner.client.qrCodes.getCodeList({ cursor: first.next ?? '' })
    const byNumber = await owner.client.qrCodes.getCodeList({ page: 2 })
    expect(byNumber.list).toEqual(byCursor.list)
    const last = await owner.client.qrCodes.getCodeList({ page: 3 })
    expect([last.list.length, last.next, last.total]).toEqual([5, null, 45])
    expect((await owner.client.qrCodes.getCodeList({ page: 9_000_000_000 })).list).toEqual([])
  })

  it('names the cursor when it is none of ours', async () => {
    const owner = await ownerOf()
    const nul = Buffer.from(JSON.stringify(['2026-11-21T10:00:00.123456Z', '\0'])).toString('base64url')
    for (const cursor of ['x', '', nul]) {
      const refused = owner.client.qrCodes.getCodeList({ cursor })
      await expect(refused).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['cursor'] }] } })
    }
  })

  it('keeps the order over directories of which one has all the newest', async () => {
    const owner = await ownerOf()
    const { id } = await owner.client.directories.add({ name: '楼' })
    const inside = [await owner.client.directories.add({ name: '新', parentId: id })]
    inside.push(await owner.client.directories.add({ name: '旧', parentId: id }))
    await app.database.pool.query(
      `insert into qr_code (account_id, id, name, directory_id, version, kind, created_by, created_at)
       select $1, 'tr' || to_char(n, 'FM000000'), n::text, ($2::bigint[])[1 + n / 3000], 1,
         case when n % 100 = 0 then 'jump' else 'page' end, $3, now() - make_interval(secs => n)
       from generate_series(1, 5999) n`,
      [owner.accountId, inside.map((directory) => directory.id), owner.userId],
    )
    const filters = { directoryId: id, withSubdirectories: true, kind: 'jump' as const }
    const newest = Array.from({ length: 20 }, (_, nth) => String((nth + 1) * 100))
    expect(await namesIn(owner, { filters })).toEqual(newest)
    const second = await owner.client.qrCodes.getCodeList({ filters, page: 2 })
    expect(second.list.map(({ name }) => name)).toEqual(newest.map((name) => String(Number(name) + 2_000)))
  })

  it('counts a search no further than 1,000', async () => {
    const owner = await ownerOf()
    await addMany(owner, 1_001, 'lots')
    expect(await owner.client.qrCodes.getCodeList({ keyword: 'lots' })).toMatchObject({
      total: 1_000,
      totalIsLowerBound: true,
    })
    expect(await owner.client.qrCodes.getCodeList({ keyword: 'lots100' })).toMatchObject({
      total: 3,
      totalIsLowerBound: false,
    })
    expect(await owner.client.qrCodes.getCodeList({})).toMatchObject({ total: 1_001, totalIsLowerBound: false })
  })
})

describe('a style that was stored before styles had frames', () => {
  const stored = { foreColor: '#7A3410', bodyType: 'round', level: 'Q' }

  it('reads complete, in the list and alone, and is changed without losing what it had', async () => {
    const owner = await ownerOf('旧样式')
    const [id = ''] = owner.ids
    await app.database.pool.query('update qr_code set style = $2 where id = $1', [id, stored])
    const complete = { ...defaultStyle, ...stored }
    const { list } = await owner.client.qrCodes.getCodeList({})
    expect(list[0]?.style).toEqual(complete)
    expect((await owner.client.qrCodes.getInfo({ id })).style).toEqual(complete)
    await owner.client.qrCodes.bulkSetStyle({ ids: [id], style: { frameType: 'badge' } })
    expect((await owner.client.qrCodes.getInfo({ id })).style).toEqual({ ...complete, frameType: 'badge' })
  })
})
