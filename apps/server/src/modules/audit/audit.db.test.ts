import type { AuditItem } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const other = [{ id: 't', type: 'richText' as const, html: '<p>2</p>' }]

describe('the log', () => {
  it('remembers every deed once, with who, what it was called and what changed', async () => {
    const owner = await app.signUp()
    const { client } = owner
    const { id } = await client.qrCodes.save({ name: '甲', blocks })
    const { id: directoryId } = await client.directories.add({ name: '新家' })
    await client.qrCodes.save({ id, name: '甲', blocks: other })
    await client.qrCodes.save({ id, name: '甲', blocks: other })
    await client.qrCodes.rename({ id, name: '乙' })
    await client.qrCodes.bulkMove({ ids: [id], directoryId })
    await client.qrCodes.bulkSetShare({ ids: [id], shared: false })
    await client.qrCodes.setExpire({ ids: [id], validity: 'permanent' })
    await client.qrCodes.setExpire({ ids: [id], validity: 'oneYear' })
    await client.qrCodes.bulkRemove({ ids: [id] })
    await client.qrCodes.trashRestore({ ids: [id] })
    const { list, total } = await client.audit.createlog({ filters: { qrCodeId: id } })
    expect([...list].reverse().map(({ verb, name }) => [verb, name])).toEqual([
      ['created', '甲'],
      ['changed', '甲'],
      ['renamed', '乙'],
      ['moved', '乙'],
      ['unshared', '乙'],
      ['expiry', '乙'],
      ['removed', '乙'],
      ['restored', '乙'],
    ])
    expect(total).toBe(8)
    expect(list.every(({ user, subjectId }) => user.id === owner.userId && subjectId === id)).toBe(true)
    expect(list.find(({ verb }) => verb === 'renamed')?.details).toEqual({ from: '甲' })
    expect(list.find(({ verb }) => verb === 'changed')?.details).toEqual({ version: 2 })
    expect(list.find(({ verb }) => verb === 'moved')?.details).toMatchObject({ to: directoryId })
  })

  it('remembers nothing of what was refused', async () => {
    const { client } = await app.signUp()
    const { id } = await client.qrCodes.save({ name: '甲', blocks })
    await expect(client.qrCodes.bulkRemove({ ids: [id, 'zzzzzzzz'] })).rejects.toMatchObject({ code: 1002 })
    expect((await client.audit.createlog({})).list.map(({ verb }) => verb)).toEqual(['created'])
  })

  it('pages through deeds of one moment without losing or repeating one', async () => {
    const { client } = await app.signUp()
    const items = Array.from({ length: 45 }, (_, n) => ({ name: `码 ${n}`, blocks }))
    const made = await client.qrCodes.bulkSave({ items })
    await client.qrCodes.bulkSetShare({ ids: made.list.map(({ id }) => id), shared: false })
    const seen: AuditItem[] = []
    let cursor: string | undefined
    do {
      const page = await client.audit.createlog({ pageSize: 20, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(90)
      seen.push(...page.list)
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(90)
    expect(seen.slice(0, 45).every(({ verb }) => verb === 'unshared')).toBe(true)
    const second = await client.audit.createlog({ page: 2 })
    expect(second.list).toEqual(seen.slice(20, 40))
    const forged = Buffer.from(JSON.stringify(['2026-11-21T10:00:00.123456Z', 'x'])).toString('base64url')
    await expect(client.audit.createlog({ cursor: forged })).rejects.toMatchObject({ code: 1001 })
  })

  it('is narrowed by person, verb, time and word, and shows nothing of other accounts', async () => {
    const owner = await app.signUp()
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    const { id } = await owner.client.qrCodes.save({ name: '消防栓', blocks })
    await helper.client.qrCodes.rename({ id, name: '灭火器' })
    const verbs = async (filters: object, keyword = '') =>
      (await owner.client.audit.createlog({ filters, keyword })).list.map(({ verb }) => verb)
    expect(await verbs({ userId: helper.userId })).toEqual(['renamed'])
    expect(await verbs({ verb: 'created' })).toEqual(['created'])
    expect(await verbs({}, '灭火')).toEqual(['renamed'])
    expect(await verbs({}, '%')).toEqual([])
    const [last] = (await owner.client.audit.createlog({})).list
    const after = new Date(new Date(last?.at ?? 0).getTime() + 1).toISOString()
    expect(await verbs({ from: after })).toEqual([])
    expect(await verbs({ until: after })).toEqual(['renamed', 'created'])
    const stranger = await app.signUp()
    expect((await stranger.client.audit.createlog({ filters: { qrCodeId: id } })).list).toEqual([])
  })
})
