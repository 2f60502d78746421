import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const nobody = 'zzzzzzzz'

async function ownerOf(count: number): Promise<SignedUp & { ids: string[] }> {
  const owner = await app.signUp()
  const items = Array.from({ length: count }, (_, n) => ({ name: `码 ${n}`, blocks }))
  const { list } = await owner.client.qrCodes.bulkSave({ items })
  return { ...owner, ids: list.map(({ id }) => id) }
}

async function codesOf({ client }: SignedUp) {
  return (await client.qrCodes.getCodeList({ sort: 'name', pageSize: 200 })).list
}

async function expectTrueCounts({ accountId }: SignedUp): Promise<void> {
  const { rows } = await app.database.pool.query(
    `select d.qr_codes as said, count(q.id)::int as held from directory d left join qr_code q
     on q.account_id = d.account_id and q.directory_id = d.id and q.deleted_at is null
     where d.account_id = $1 group by d.id, d.qr_codes`,
    [accountId],
  )
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ held }) => held))
}

describe('many at once', () => {
  it('become live codes all together or not at all', async () => {
    const owner = await ownerOf(3)
    const list = await codesOf(owner)
    expect(list.map(({ name, version }) => [name, version])).toEqual([
      ['码 0', 1],
      ['码 1', 1],
      ['码 2', 1],
    ])
    // Lists by age show them as they were given, the newest first from the last one on.
    for (const [sort, names] of [
      ['oldest', ['码 0', '码 1', '码 2']],
      ['newest', ['码 2', '码 1', '码 0']],
      ['updated', ['码 2', '码 1', '码 0']],
    ] as const) {
      const listed = (await owner.client.qrCodes.getCodeList({ sort })).list.filter(({ kind }) => kind === 'page')
      expect(listed.map(({ name }) => name)).toEqual(names)
    }
    const missing = [{ id: 'p', type: 'picture' as const, fileId: 'x'.repeat(22) }]
    const items = [
      { name: '好', blocks },
      { name: '坏', blocks: missing },
    ]
    await expect(owner.client.qrCodes.bulkSave({ items })).rejects.toMatchObject({
      code: 1001,
      data: { issues: [{ path: ['items', 1, 'blocks'] }] },
    })
    expect(await codesOf(owner)).toHaveLength(3)
    await expectTrueCounts(owner)
  })

  it('expire by the calendar, never, or at a date to come', async () => {
    const owner = await ownerOf(2)
    const { ids, client } = owner
    expect(await client.qrCodes.setExpire({ ids, validity: 'threeDays' })).toEqual({ changed: 2 })
    const inThreeDays = app.clock.now().getTime() + 3 * 86_400_000
    for (const { expiresAt } of await codesOf(owner)) {
      expect(Math.abs(new Date(expiresAt ?? 0).getTime() - inThreeDays)).toBeLessThan(60_000)
    }
    const until = new Date(inThreeDays).toISOString()
    expect(await client.qrCodes.setExpire({ ids, validity: 'date', until })).toEqual({ changed: 2 })
    expect((await codesOf(owner)).map(({ expiresAt }) => expiresAt)).toEqual([until, until])
    for (const past of [new Date(app.clock.now().getTime() - 1000).toISOString(), undefined]) {
      const refused = client.qrCodes.setExpire({ ids, validity: 'date', ...(past ? { until: past } : {}) })
      await expect(refused).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['until'] }] } })
    }
    expect(await client.qrCodes.setExpire({ ids, validity: 'permanent' })).toEqual({ changed: 2 })
    expect((await codesOf(owner)).map(({ expiresAt, state }) => [expiresAt, state])).toEqual([
      [null, 'normal'],
      [null, 'normal'],
    ])
  })

  it('are shared or not, and only what differs is changed', async () => {
    const owner = await ownerOf(3)
    const [first = ''] = owner.ids
    expect(await owner.client.qrCodes.bulkSetShare({ ids: [first, first], shared: false })).toEqual({ changed: 1 })
    expect(await owner.client.qrCodes.bulkSetShare({ ids: owner.ids, shared: false })).toEqual({ changed: 2 })
    expect((await codesOf(owner)).map(({ shared }) => shared)).toEqual([false, false, false])
  })

  it('move with the counts of both directories', async () => {
    const owner = await ownerOf(4)
    const { id: directoryId } = await owner.client.directories.add({ name: '新家' })
    const ids = owner.ids.slice(0, 3)
    expect(await owner.client.qrCodes.bulkMove({ ids, directoryId })).toEqual({ changed: 3 })
    expect(await owner.client.qrCodes.bulkMove({ ids: owner.ids, directoryId })).toEqual({ changed: 1 })
    expect((await codesOf(owner)).every((code) => code.directoryId === directoryId)).toBe(true)
    await expectTrueCounts(owner)
  })

  it('refuse one that is not there, and leave all others as they were', async () => {
    const owner = await ownerOf(2)
    const stranger = await ownerOf(1)
    const { id: directoryId } = await owner.client.directories.add({ name: '别处' })
    const before = await codesOf(owner)
    const { qrCodes } = owner.client
    for (const extra of [nobody, stranger.ids[0] ?? '']) {
      const ids = [...owner.ids, extra]
      for (const call of [
        () => qrCodes.setExpire({ ids, validity: 'oneDay' }),
        () => qrCodes.bulkSetShare({ ids, shared: false }),
        () => qrCodes.bulkMove({ ids, directoryId }),
        () => qrCodes.bulkRemove({ ids }),
        () => qrCodes.getLabelInfo({ ids }),
        () => qrCodes.trashRestore({ ids }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 1002 })
    }
    expect(await codesOf(owner)).toEqual(before)
    await expectTrueCounts(owner)
  })

  it('ask to select something', async () => {
    const { client } = await app.signUp()
    await expect(client.qrCodes.bulkMove({ ids: [], directoryId: 1 })).rejects.toMatchObject({
      data: { issues: [{ path: ['ids'], message: '请先选择要移动的项' }] },
    })
  })

  it('keep the counts through 200 moves, removals and restores at the same moment', async () => {
    const owner = await ownerOf(12)
    const { client, ids } = owner
    const homes = [(await client.directories.listAll({})).list[0]?.id ?? 0]
    for (let n = 0; n < 3; n += 1) homes.push((await client.directories.add({ name: `目录 ${n}` })).id)
    const some = (n: number) => [ids[n % 12] ?? '', ids[(n * 7 + 3) % 12] ?? '', ids[(n * 5 + 1) % 12] ?? '']
    const codes = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const steps = [
          () => client.qrCodes.bulkMove({ ids: some(n), directoryId: homes[n % 4] ?? 0 }),
          () => client.qrCodes.bulkMove({ ids: some(n + 1), directoryId: homes[(n + 2) % 4] ?? 0 }),
          () => client.qrCodes.bulkSetShare({ ids: some(n), shared: n % 8 < 4 }),
          () =>
            n % 3
              ? client.qrCodes.trashRestore({ ids: [ids[n % 12] ?? ''] })
              : client.qrCodes.bulkRemove({ ids: [ids[n % 12] ?? ''] }),
        ]
        return steps[n % 4]?.().then(
          () => 0,
          (error: { code: number | string }) => error.code,
        )
      }),
    )
    // Refused because another took one of the codes away first; never because of each other's locks.
    expect([...new Set(codes)].filter((code) => code !== 0 && code !== 1002)).toEqual([])
    expect(codes.filter((code) => code === 0).length).toBeGreaterThan(20)
    await expectTrueCounts(owner)
  })
})

describe('labels', () => {
  it('say name, address and the way through the directories, in the order asked for', async () => {
    const { client } = await app.signUp()
    const outer = await client.directories.add({ name: '一号楼' })
    const inner = await client.directories.add({ name: '二层', parentId: outer.id })
    const deep = await client.qrCodes.save({ name: '消防栓', directoryId: inner.id, blocks })
    const flat = await client.qrCodes.save({ name: '大门', blocks })
    const { list } = await client.qrCodes.getLabelInfo({ ids: [flat.id, deep.id] })
    expect(list).toEqual([
      { id: flat.id, name: '大门', url: flat.url, directories: ['默认目录'], createdAt: flat.createdAt },
      { id: deep.id, name: '消防栓', url: deep.url, directories: ['一号楼', '二层'], createdAt: deep.createdAt },
    ])
  })
})
