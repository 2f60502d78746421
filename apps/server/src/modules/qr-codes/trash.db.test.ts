import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const day = 86_400

async function removedBy(names: string[]) {
  const owner = await app.signUp()
  const ids: string[] = []
  for (const name of names) ids.push((await owner.client.qrCodes.save({ name, blocks })).id)
  for (const id of ids) await owner.client.qrCodes.bulkRemove({ ids: [id] })
  return { ...owner, ids }
}

async function versionsOf(ids: string[]): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from qr_code_version where qr_code_id = any($1)',
    [ids],
  )
  return (rows[0] as { count: number }).count
}

describe('the trash', () => {
  it('lists what was deleted, the last first, by pages and by words', async () => {
    const owner = await removedBy(['甲', '乙 50%', '丙'])
    const { list, total } = await owner.client.qrCodes.trashList({})
    expect([list.map(({ name }) => name), total]).toEqual([['丙', '乙 50%', '甲'], 3])
    const [item] = list
    expect(new Date(item?.purgeAt ?? 0).getTime() - new Date(item?.deletedAt ?? 0).getTime()).toBe(30 * day * 1000)
    expect(item?.can).toEqual({ restore: true })
    const first = await owner.client.qrCodes.trashList({ pageSize: 2 })
    const second = await owner.client.qrCodes.trashList({ pageSize: 2, cursor: first.next ?? '' })
    expect([...first.list, ...second.list]).toEqual(list)
    const found = await owner.client.qrCodes.trashList({ keyword: '%' })
    expect([found.list.map(({ name }) => name), found.total]).toEqual([['乙 50%'], 1])
    expect((await (await app.signUp()).client.qrCodes.trashList({})).list).toEqual([])
  })

  it('gives back what it holds, with its content, once', async () => {
    const owner = await removedBy(['甲', '乙'])
    const [first = ''] = owner.ids
    expect(await owner.client.qrCodes.trashRestore({ ids: [first] })).toEqual({ restored: 1 })
    expect(await owner.client.qrCodes.getInfo({ id: first })).toMatchObject({ name: '甲', blocks, state: 'normal' })
    expect((await owner.client.qrCodes.trashList({})).list.map(({ name }) => name)).toEqual(['乙'])
    await expect(owner.client.qrCodes.trashRestore({ ids: owner.ids })).rejects.toMatchObject({ code: 1002 })
    expect((await owner.client.directories.listAll({})).list).toMatchObject([{ qrCodes: 1 }])
  })

  it('puts a code into the default directory when its own is gone', async () => {
    const { client } = await app.signUp()
    const directory = await client.directories.add({ name: '旧' })
    const { id } = await client.qrCodes.save({ name: '甲', directoryId: directory.id, blocks })
    await client.qrCodes.bulkRemove({ ids: [id] })
    await client.directories.del({ id: directory.id })
    await client.qrCodes.trashRestore({ ids: [id] })
    const [home] = (await client.directories.listAll({})).list
    expect([(await client.qrCodes.getInfo({ id })).directoryId, home?.qrCodes]).toEqual([home?.id, 1])
  })

  it('needs the right to delete for giving back', async () => {
    const owner = await removedBy(['甲'])
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    expect((await helper.client.qrCodes.trashList({})).list[0]?.can).toEqual({ restore: false })
    await expect(helper.client.qrCodes.trashRestore({ ids: owner.ids })).rejects.toMatchObject({ code: 1003 })
  })

  it('loses the content after 30 days, and keeps the id for ever', async () => {
    const old = await removedBy(['旧'])
    await old.client.qrCodes.setFavourite({
      ids: [(await old.client.qrCodes.save({ name: '在', blocks })).id],
      favourite: true,
    })
    const purge = (days: number) =>
      app.modules.qrCodes.trash.purge(new Date(app.clock.now().getTime() + days * day * 1000))
    await purge(29)
    expect(await versionsOf(old.ids)).toBe(1)
    await purge(31)
    await purge(31)
    expect(await versionsOf(old.ids)).toBe(0)
    expect((await old.client.qrCodes.trashList({})).list).toEqual([])
    await expect(old.client.qrCodes.trashRestore({ ids: old.ids })).rejects.toMatchObject({ code: 1002 })
    expect((await old.client.qrCodes.getCodeList({ filters: { favourite: true } })).list).toMatchObject([
      { name: '在' },
    ])
    const { rows } = await app.database.pool.query('select id from address where id = any($1)', [old.ids])
    expect(rows).toHaveLength(1)
  })
})
