import { AccessSettings } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const text = (html: string) => [{ id: 't', type: 'richText' as const, html: `<p>${html}</p>` }]
type Client = Awaited<ReturnType<TestApp['signUp']>>['client']
const logOf = async (client: Client, filters: object = {}) => {
  const { list } = await client.audit.createlog({ filters })
  return [...list].reverse().map(({ verb, subject, name, details }) => ({ verb, subject, name, details }))
}

describe('the log', () => {
  it('remembers what becomes of directories, and the codes that go to the trash with one', async () => {
    const { client, userId } = await app.signUp()
    const hall = await client.directories.add({ name: '大厅' })
    const floor = await client.directories.add({ name: '一楼' })
    const room = await client.directories.add({ name: '房间', parentId: hall.id })
    await client.directories.rename({ id: hall.id, name: '前厅' })
    await client.directories.rename({ id: hall.id, name: '前厅' })
    await client.directories.move({ id: hall.id, parentId: floor.id })
    await client.directories.move({ id: hall.id, parentId: null })
    await client.directories.setSummary({ id: hall.id, summary: '', published: true })
    await client.directories.setSummary({ id: hall.id, summary: '欢迎', published: true })
    await client.directories.setSummary({ id: hall.id, summary: '欢迎', published: true })
    await client.directories.setSummary({ id: hall.id, summary: '', published: false })
    const { id } = await client.qrCodes.save({ name: '菜单', blocks: text('1') })
    await client.qrCodes.bulkMove({ ids: [id], directoryId: room.id })
    await client.directories.del({ id: hall.id, qrCodes: 'trash' })
    expect(await logOf(client)).toEqual([
      { verb: 'created', subject: 'directory', name: '大厅', details: {} },
      { verb: 'created', subject: 'directory', name: '一楼', details: {} },
      { verb: 'created', subject: 'directory', name: '房间', details: {} },
      { verb: 'renamed', subject: 'directory', name: '前厅', details: { from: '大厅' } },
      { verb: 'moved', subject: 'directory', name: '前厅', details: { to: floor.id, toName: '一楼' } },
      { verb: 'moved', subject: 'directory', name: '前厅', details: {} },
      { verb: 'shared', subject: 'directory', name: '前厅', details: {} },
      { verb: 'changed', subject: 'directory', name: '前厅', details: {} },
      { verb: 'unshared', subject: 'directory', name: '前厅', details: {} },
      { verb: 'created', subject: 'qrCode', name: '菜单', details: {} },
      {
        verb: 'moved',
        subject: 'qrCode',
        name: '菜单',
        details: { from: expect.any(Number), to: room.id, fromName: '', toName: '房间' },
      },
      { verb: 'removed', subject: 'qrCode', name: '菜单', details: {} },
      { verb: 'removed', subject: 'directory', name: '前厅', details: {} },
      { verb: 'removed', subject: 'directory', name: '房间', details: {} },
    ])
    const { list } = await client.audit.createlog({})
    expect(list.every(({ user }) => user.id === userId)).toBe(true)
  })

  it('remembers what is set of the account, once', async () => {
    const { client, userId } = await app.signUp()
    await client.accounts.setTimeZone({ zone: 'Asia/Tokyo' })
    await client.accounts.setTimeZone({ zone: 'Asia/Tokyo' })
    await client.accounts.setAccountName({ name: '三厂' })
    await client.accounts.setAccountName({ name: '三厂' })
    await app.database.pool.query("insert into second_factor (user_id, secret, confirmed) values ($1, 's', true)", [
      userId,
    ])
    await client.accounts.setSecondFactorDemand({ demanded: true })
    await client.accounts.setSecondFactorDemand({ demanded: true })
    const subject = 'account'
    const name = expect.any(String)
    expect(await logOf(client)).toEqual([
      { verb: 'changed', subject, name, details: { what: 'zone', from: 'Asia/Shanghai', to: 'Asia/Tokyo' } },
      { verb: 'renamed', subject, name: '三厂', details: { from: '' } },
      { verb: 'changed', subject, name: '三厂', details: { what: 'secondFactorDemanded' } },
    ])
  })

  it('remembers what becomes of versions, and when they are seen', async () => {
    const { client } = await app.signUp()
    const { id } = await client.qrCodes.save({ name: '菜单', blocks: text('1') })
    await client.qrCodes.save({ id, name: '菜单', blocks: text('2') })
    await client.versions.restore({ id, number: 1 })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await client.qrCodes.save({ id, name: '菜单', blocks: text('4'), publishAt: tomorrow })
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString()
    await client.versions.schedule({ id, number: 4, publishAt: later, endAt: null })
    await client.versions.schedule({ id, number: 4, publishAt: null, endAt: null })
    await client.versions.setEnd({ id, number: 3, endAt: later })
    await client.versions.setEnd({ id, number: 3, endAt: null })
    const log = await logOf(client, { qrCodeId: id })
    expect(log.slice(2).map(({ verb, details }) => [verb, details])).toEqual([
      ['rolledBack', { to: 1, version: 3 }],
      ['changed', { version: 4 }],
      ['scheduled', { version: 4, publishAt: later }],
      ['unscheduled', { version: 4 }],
      ['scheduled', { version: 3, endAt: later }],
      ['scheduled', { version: 3 }],
    ])
  })

  it('remembers that who sees codes was changed, for each of them, and not what the password is', async () => {
    const { client } = await app.signUp()
    const one = await client.qrCodes.save({ name: '甲', blocks: text('1') })
    const two = await client.qrCodes.save({ name: '乙', blocks: text('1') })
    const settings = AccessSettings.parse({ password: 'geheim12' })
    await client.codeAccess.setAuth({ ids: [one.id, two.id], settings })
    const log = await logOf(client, { verb: 'access' })
    expect(log.map(({ name }) => name).sort()).toEqual(['乙', '甲'].sort())
    expect(JSON.stringify(log)).not.toContain('geheim12')
  })
})

describe('the end of what visitors see', () => {
  it('is refused for anything else, for a moment that is past, and changes what visitors see', async () => {
    const { client } = await app.signUp()
    const { id } = await client.qrCodes.save({ name: '菜单', blocks: text('1') })
    await client.qrCodes.save({ id, name: '菜单', blocks: text('2') })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await expect(client.versions.setEnd({ id, number: 1, endAt: later })).rejects.toMatchObject({ code: 1006 })
    const past = new Date(Date.now() - 1_000).toISOString()
    await expect(client.versions.setEnd({ id, number: 2, endAt: past })).rejects.toMatchObject({ code: 1001 })
    expect(await client.versions.setEnd({ id, number: 2, endAt: later })).toMatchObject({
      endAt: later,
      state: 'visible',
    })
    app.clock.advance(3_601)
    const { list } = await client.versions.list({ id })
    expect(list.map(({ state }) => state)).toEqual(['ended', 'visible'])
  })
})
