import { createClient } from '@matai/client'
import { allCalls, contract, grantableScopes, routesOf } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type SignedUp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const make = async (who: SignedUp, scopes: string[], until: string | null = null, name = '仓库系统') => {
  const { key, token } = await who.client.keys.add({ name, scopes, until })
  return { key, token, client: app.clientOf(token) }
}
const text = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

describe('a key', () => {
  it('does what its scopes say, in its maker’s account, and says which scope it lacks', async () => {
    const { client, key } = await make(owner, ['codes:read', 'codes:write'])
    const { id } = await client.qrCodes.save({ name: '消防栓', blocks: text })
    expect((await client.qrCodes.getCodeList({})).list.map((code) => code.id)).toContain(id)
    await expect(client.qrCodes.bulkRemove({ ids: [id] })).rejects.toMatchObject({
      code: 1003,
      message: '这个密钥没有权限 codes:delete',
      data: { scope: 'codes:delete' },
    })
    await expect(client.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1003 })
    expect(await client.keys.self({})).toMatchObject({ name: '仓库系统', account: { id: owner.accountId } })
    await expect(owner.client.keys.self({})).rejects.toMatchObject({ code: 1002 })
    const [deed] = (await owner.client.audit.createlog({ filters: { qrCodeId: id } })).list
    expect(deed).toMatchObject({ verb: 'created', key: '仓库系统', user: { id: owner.userId } })
    await owner.client.qrCodes.rename({ id, name: '灭火器' })
    expect((await owner.client.audit.createlog({ filters: { qrCodeId: id } })).list[0]).toMatchObject({ key: null })
    const { list } = await owner.client.keys.list({})
    expect(list.find((one) => one.id === key.id)?.lastUsedAt).not.toBeNull()
  })

  it('is stored as a hash, and shown once', async () => {
    const { token, key } = await make(owner, ['codes:read'])
    const { rows } = await app.database.pool.query('select * from access_key where id = $1', [key.id])
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20))
    expect(JSON.stringify(await owner.client.keys.list({}))).not.toContain(token.slice(-20))
    const kept = await app.database.pool.query('select answer from answered_call where account_id = $1', [
      owner.accountId,
    ])
    expect(JSON.stringify(kept.rows)).not.toContain(token.slice(-20))
  })

  it('ends at its moment, and at once everywhere when it is ended', async () => {
    const until = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const short = await make(owner, ['codes:read'], until)
    const { client, key } = await make(owner, ['codes:read'])
    await short.client.qrCodes.getCodeList({})
    app.clock.advance(61)
    await expect(short.client.qrCodes.getCodeList({})).rejects.toMatchObject({ code: 1000 })
    await client.qrCodes.getCodeList({})
    const node = await startTestApp({ dataDir: app.dataDir })
    await node.clientOf((await make(owner, ['codes:read'])).token).qrCodes.getCodeList({})
    await owner.client.keys.del({ id: key.id })
    await expect(client.qrCodes.getCodeList({})).rejects.toMatchObject({ code: 1000 })
    await node.close()
    const past = new Date(app.clock.now().getTime() - 1).toISOString()
    await expect(make(owner, ['codes:read'], past)).rejects.toMatchObject({ data: { issues: [{ path: ['until'] }] } })
  })

  it('never has more than who made it, now and later', async () => {
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin', ['deleteQrCode'])
    await expect(make(helper, ['push:read'])).rejects.toMatchObject({
      code: 1001,
      message: '你自己没有权限 push:read，不能交给密钥',
    })
    const { client, key } = await make(helper, ['codes:write', 'codes:delete'], null, '小王的脚本')
    const { id } = await client.qrCodes.save({ name: '甲', blocks: text })
    await app.database.pool.query(`update membership set flags = '[]' where account_id = $1 and user_id = $2`, [
      owner.accountId,
      helper.userId,
    ])
    await expect(client.qrCodes.bulkRemove({ ids: [id] })).rejects.toMatchObject({ code: 1003 })
    // An administrator sees and ends it, and does not change it; the other way round nothing is seen.
    const { list } = await owner.client.keys.list({ keyword: '小王' })
    expect(list).toMatchObject([{ id: key.id, can: { edit: false } }])
    const settings = { name: '我的', scopes: ['codes:read'], until: null }
    await expect(owner.client.keys.edit({ id: key.id, ...settings })).rejects.toMatchObject({ code: 1003 })
    expect((await helper.client.keys.list({})).list.map((one) => one.id)).toEqual([key.id])
    const { key: own } = await make(owner, ['codes:read'])
    await expect(helper.client.keys.del({ id: own.id })).rejects.toMatchObject({ code: 1002 })
    expect((await helper.client.keys.list({})).grantable).toEqual(grantableScopes({ role: 'subAdmin', flags: [] }))
  })

  it('keeps to the directories of its maker', async () => {
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    const inside = await owner.client.directories.add({ name: `内 ${helper.userId}` })
    await app.database.pool.query(`update membership set directories = $3 where account_id = $1 and user_id = $2`, [
      owner.accountId,
      helper.userId,
      JSON.stringify([inside.id]),
    ])
    const outside = await owner.client.qrCodes.save({ name: '外', blocks: text })
    const { client } = await make(helper, ['codes:read', 'codes:write'])
    await client.qrCodes.save({ name: '内', directoryId: inside.id, blocks: text })
    expect((await client.qrCodes.getCodeList({})).list.map(({ name }) => name)).toEqual(['内'])
    await expect(client.qrCodes.getInfo({ id: outside.id })).rejects.toMatchObject({ code: 1002 })
  })

  it('ends when its maker leaves or closes the account, and rests without a tier', async () => {
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    const gone = await make(helper, ['codes:read'], null, '离开的人的')
    await owner.client.team.del({ id: helper.userId })
    await expect(gone.client.qrCodes.getCodeList({})).rejects.toMatchObject({ code: 1000 })
    expect((await owner.client.keys.list({ keyword: '离开' })).total).toBe(0)

    const closing = await app.signUp({ tier: 'flagship' })
    const last = await make(closing, ['codes:read'])
    await app.database.pool.query('update account set tier = 1 where id = $1', [closing.accountId])
    await expect(last.client.qrCodes.getCodeList({})).rejects.toMatchObject({ code: 1004 })
    await app.database.pool.query('update account set tier = 3 where id = $1', [closing.accountId])
    await last.client.qrCodes.getCodeList({})
    app.clock.advance(61)
    const mobileCode = await app.sendSmsCode(closing.mobile, 3)
    await closing.client.accounts.cancellationAccount({
      passWord: await app.sealed(closing.passWord, 'password'),
      mobileCode,
    })
    await expect(last.client.qrCodes.getCodeList({})).rejects.toMatchObject({ code: 1000 })
    const { rows } = await app.database.pool.query('select id from access_key where account_id = $1', [
      closing.accountId,
    ])
    expect(rows).toEqual([])
  })

  it('is renamed and given other scopes, and is one of fifty', async () => {
    const who = await app.signUp({ tier: 'flagship' })
    const { client, key } = await make(who, ['codes:read'])
    await who.client.keys.edit({ id: key.id, name: '收货', scopes: ['directories:read'], until: null })
    await client.directories.listAll({})
    await expect(client.qrCodes.getCodeList({})).rejects.toMatchObject({ data: { scope: 'codes:read' } })
    for (let number = 1; number < 50; number += 1) await make(who, ['codes:read'])
    await expect(make(who, ['codes:read'])).rejects.toMatchObject({ code: 1005, data: { limit: 50, used: 50 } })
    const free = await app.signUp()
    await expect(make(free, ['codes:read'])).rejects.toMatchObject({ code: 1004 })
  })
})

describe('a program that calls too often', () => {
  it('reads how many calls are left, and how long to wait', async () => {
    const node = await startTestApp({ dataDir: app.dataDir, environment: { CALLS_PER_SECOND: '1' } })
    const { token } = await make(owner, ['codes:read'])
    const ask = () =>
      node.fetch(contract.qrCodes.getCodeList.path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: '{}',
      })
    const first = await ask()
    const said = (answer: Response) =>
      ['Limit', 'Remaining', 'Reset'].map((name) => answer.headers.get(`RateLimit-${name}`))
    expect(said(first)).toEqual(['10', '9', '1'])
    expect(first.headers.get('Retry-After')).toBeNull()
    for (let number = 0; number < 9; number += 1) await ask()
    const refused = await ask()
    expect(await refused.json()).toMatchObject({ code: 1007 })
    expect([said(refused)[1], Number(refused.headers.get('Retry-After'))]).toEqual(['0', 1])
    // A person's session is told nothing.
    const people = createClient({
      routes: routesOf(allCalls),
      headers: () => ({ Authorization: `Bearer ${owner.token}` }),
      fetch: async (...request) => {
        const answer = await node.fetch(...request)
        expect(answer.headers.get('RateLimit-Limit')).toBeNull()
        return answer
      },
    })
    await people.qrCodes.getCodeList({})
    await node.close()
  })
})
