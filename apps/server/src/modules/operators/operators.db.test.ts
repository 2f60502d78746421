import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const day = 86_400_000

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
let operator: SignedUp
beforeAll(async () => {
  own = await createOwnDatabase()
  const mobile = newNumber()
  app = await startTestApp({ environment: { DATABASE_URL: own.url, OPERATORS: `+${mobile}`, ORIGIN: 'http://c.test' } })
  operator = await app.signUp({ mobile })
})
afterAll(async () => {
  await app.close()
  await own.drop()
})

const operators = () => operator.client.operators
const accountOf = async (who: SignedUp) => (await operators().accountShow({ id: who.accountId })).account
const verbsOf = async (who: SignedUp) =>
  (await who.client.audit.createlog({})).list.map(({ verb, user, subject }) => [verb, user.id, subject])

async function login(mobile: string, password: string, newPassword?: string) {
  const newPassWord = newPassword === undefined ? {} : { newPassWord: await app.sealed(newPassword, 'password') }
  return app.anyone.accounts.login({ mobile, passWord: await app.sealed(password, 'password'), ...newPassWord })
}

async function printedBy({ client }: SignedUp): Promise<string> {
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>安全出口</p>' }]
  return (await client.qrCodes.save({ name: '消防栓', blocks })).id
}

describe('the list of accounts', () => {
  it('finds by number, name and tier, sorts by storage and sign-in, and pages', async () => {
    const big = await app.signUp({ tier: 'flagship' })
    const small = await app.signUp({ tier: 'basic' })
    await big.client.files.upload({
      sign: await app.sealed('note', 'upload'),
      file: new File(['a'.repeat(5_000)], 'note.txt'),
    })
    const ids = async (input: Parameters<ReturnType<typeof operators>['accountList']>[0]) =>
      (await operators().accountList(input)).list.map(({ id }) => id)
    expect(await ids({ keyword: big.mobile.slice(2) })).toEqual([big.accountId])
    expect(await ids({ keyword: String(small.accountId), filters: { tier: 'basic' } })).toEqual([small.accountId])
    expect(await ids({ filters: { tier: 'flagship' } })).toEqual([big.accountId])
    expect((await ids({ sort: 'storage' }))[0]).toBe(big.accountId)
    expect((await ids({ sort: 'signedIn' }))[0]).toBe(small.accountId)
    const paged = await operators().accountList({ pageSize: 1, page: 2, sort: 'newest' })
    expect(paged).toMatchObject({ list: [{ id: big.accountId, storedBytes: 5_000, state: 'active' }], total: 3 })
    expect((await operators().accountShow({ id: big.accountId })).people).toMatchObject([{ mobile: `+${big.mobile}` }])
  })
})

describe('a tier', () => {
  it('holds until its end, then the account is free, and its codes go on', async () => {
    const owner = await app.signUp()
    const code = await printedBy(owner)
    const until = new Date(app.clock.now().getTime() + 2 * day).toISOString()
    await operators().accountTier({ id: owner.accountId, tier: 'flagship', until })
    expect(await owner.client.accounts.getUserinfo({})).toMatchObject({ vipLevel: 3, tierUntil: until })
    expect((await owner.client.notices.list({})).list[0]).toMatchObject({ kind: 'tierChanged' })
    expect(await verbsOf(owner)).toContainEqual(['tierSet', 0, 'account'])
    expect(await verbsOf(operator)).toContainEqual(['tierSet', operator.userId, 'account'])
    await app.database.pool.query("update account set tier_until = now() - interval '1 minute' where id = $1", [
      owner.accountId,
    ])
    expect(await owner.client.accounts.getUserinfo({})).toMatchObject({ vipLevel: 0 })
    expect(await accountOf(owner)).toMatchObject({ tier: 'flagship', state: 'ended' })
    expect((await app.fetch(`/q/${code}`)).status).toBe(200)
  })

  it('cannot end in the past', async () => {
    const owner = await app.signUp()
    const until = new Date(app.clock.now().getTime() - day).toISOString()
    const refused = operators().accountTier({ id: owner.accountId, tier: 'basic', until })
    await expect(refused).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['until'] }] } })
  })
})

describe('a disabled account', () => {
  it('lets nobody in and says why, while its printed codes go on, until it is enabled', async () => {
    const owner = await app.signUp()
    const code = await printedBy(owner)
    await operators().accountDisable({ id: owner.accountId, reason: '合同已结束' })
    await expect(owner.client.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1000 })
    const refused = login(owner.mobile, owner.passWord)
    await expect(refused).rejects.toMatchObject({ code: 1003, message: expect.stringContaining('合同已结束') })
    expect((await app.fetch(`/q/${code}`)).status).toBe(200)
    await expect(operators().accountDisable({ id: owner.accountId, reason: '再来' })).rejects.toMatchObject({
      code: 1006,
    })
    await operators().accountEnable({ id: owner.accountId })
    await login(owner.mobile, owner.passWord)
    expect(await accountOf(owner)).toMatchObject({ state: 'active' })
  })

  it('is never the operator’s own', async () => {
    const refused = operators().accountDisable({ id: operator.accountId, reason: '试试' })
    await expect(refused).rejects.toMatchObject({ code: 1006 })
  })
})

describe('a password that an operator gives', () => {
  it('ends the sessions, lets in once, and only together with another one', async () => {
    const owner = await app.signUp()
    const passWord = await app.sealed('given-by-hand', 'password')
    await operators().accountPassword({ id: owner.accountId, passWord })
    await expect(owner.client.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1000 })
    await expect(login(owner.mobile, owner.passWord)).rejects.toMatchObject({ code: 1001 })
    const alone = login(owner.mobile, 'given-by-hand')
    await expect(alone).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['newPassWord'] }] } })
    await expect(login(owner.mobile, 'given-by-hand', 'given-by-hand')).rejects.toMatchObject({ code: 1001 })
    await login(owner.mobile, 'given-by-hand', 'chosen-by-me-7')
    await expect(login(owner.mobile, 'given-by-hand', 'chosen-by-me-8')).rejects.toMatchObject({ code: 1001 })
    await login(owner.mobile, 'chosen-by-me-7')
  })

  it('opens an account that an operator made, until its days are over', async () => {
    const mobile = newNumber()
    const passWord = await app.sealed('given-by-hand', 'password')
    const made = await operators().accountMake({ mobile, name: '三厂', tier: 'advanced', passWord })
    expect(made).toMatchObject({ name: '三厂', tier: 'advanced', mobile: `+${mobile}`, lastSignInAt: null })
    const again = operators().accountMake({ mobile, passWord: await app.sealed('given-by-hand', 'password') })
    await expect(again).rejects.toMatchObject({ code: 1006 })
    await app.database.pool.query(
      'update "user" set password_once_until = now() - interval \'1 day\' where mobile = $1',
      [`+${mobile}`],
    )
    await expect(login(mobile, 'given-by-hand', 'chosen-by-me-7')).rejects.toMatchObject({ code: 1001 })
  })
})

it('ends all sessions of an account, and says whose a code is', async () => {
  const owner = await app.signUp()
  const code = await printedBy(owner)
  const found = await operators().codeOwner({ code: `https://c.test/q/${code}` })
  expect(found).toMatchObject({ id: code, name: '消防栓', account: { id: owner.accountId } })
  await expect(operators().codeOwner({ code: '22222222' })).rejects.toMatchObject({ code: 1002 })
  expect(await operators().accountEndSessions({ id: owner.accountId })).toEqual({ ended: 1 })
  await expect(owner.client.accounts.getUserinfo({})).rejects.toMatchObject({ code: 1000 })
})

describe('who cannot come in', () => {
  const lockedNames = async (keyword = '') => (await operators().lockedList({ keyword })).list

  it('is listed with limit and account, and let in again', async () => {
    const owner = await app.signUp()
    for (let time = 0; time < 11; time += 1) await login(owner.mobile, 'wrong-password').catch(() => undefined)
    await expect(login(owner.mobile, owner.passWord)).rejects.toMatchObject({ code: 1007 })
    const [locked] = await lockedNames(owner.mobile)
    expect(locked).toMatchObject({ name: `+${owner.mobile}`, limit: 'wrongPassword', account: { id: owner.accountId } })
    await operators().unlock({ name: owner.mobile })
    await login(owner.mobile, owner.passWord)
    expect(await lockedNames(owner.mobile)).toEqual([])
    await expect(operators().unlock({ name: owner.mobile })).rejects.toMatchObject({ code: 1006 })
    expect(await verbsOf(owner)).toContainEqual(['unlocked', 0, 'account'])
    expect(await verbsOf(operator)).toContainEqual(['unlocked', operator.userId, 'account'])
  })

  it('gets rid of a second factor that was lost, but never of the own one by a session alone', async () => {
    const owner = await app.signUp()
    const turnOn = (who: SignedUp) =>
      app.database.pool.query("insert into second_factor (user_id, secret, confirmed) values ($1, 'sealed', true)", [
        who.userId,
      ])
    await turnOn(owner)
    expect((await operators().accountShow({ id: owner.accountId })).people).toMatchObject([{ secondFactor: true }])
    await operators().secondFactorReset({ userId: owner.userId })
    await login(owner.mobile, owner.passWord)
    expect((await operators().accountShow({ id: owner.accountId })).people).toMatchObject([{ secondFactor: false }])
    expect(await verbsOf(owner)).toContainEqual(['secondFactorReset', 0, 'account'])
    expect((await owner.client.notices.list({})).list.map(({ kind }) => kind)).toContain('secondFactorOff')
    const again = operators().secondFactorReset({ userId: owner.userId })
    await expect(again).rejects.toMatchObject({ code: 1006 })
    await expect(operators().secondFactorReset({ userId: 999_999_999 })).rejects.toMatchObject({ code: 1002 })
    const own = operators().secondFactorReset({ userId: operator.userId })
    await expect(own).rejects.toMatchObject({ code: 1006 })
  })
})

describe('a file that must not be given out', () => {
  const statusOf = async (url: string) => (await app.fetch(url)).status

  it('is answered 410 and used by nobody, until it is opened again', async () => {
    const owner = await app.signUp()
    const upload = { sign: await app.sealed('note', 'upload'), file: new File(['evil'], 'note.txt') }
    const { id, url } = await owner.client.files.upload(upload)
    const blocks = [{ id: 'f', type: 'file' as const, fileId: id, title: '' }]
    const { id: code } = await owner.client.qrCodes.save({ name: '消防栓', blocks })
    expect(await statusOf(url)).toBe(200)
    const found = await operators().fileFind({ file: `http://c.test${url}` })
    expect(found).toMatchObject({ id, name: 'note.txt', blockedAt: null, account: { id: owner.accountId } })

    const blocked = await operators().fileBlock({ id, reason: '冒充银行' })
    expect(blocked).toMatchObject({ blockedAt: expect.any(String), reason: '冒充银行' })
    expect(await statusOf(url)).toBe(410)
    expect(await statusOf(`/q/${code}`)).toBe(200)
    await expect(owner.client.qrCodes.save({ name: '另一个', blocks })).rejects.toMatchObject({ code: 1001 })
    await expect(operators().fileBlock({ id, reason: '再来' })).rejects.toMatchObject({ code: 1006 })
    const look = (token: string) =>
      app.fetch(`/qruser/operator/file_content?id=${id}`, { headers: { Authorization: `Bearer ${token}` } })
    expect(await (await look(operator.token)).text()).toBe('evil')
    expect(await (await look(owner.token)).json()).toMatchObject({ code: 1003 })
    // A stop of the code that ends opens only what the stop had ended.
    await operator.client.abuse.codeBlock({ id: code, reason: '也停用' })
    await operator.client.abuse.codeUnblock({ id: code, reason: '没有问题' })
    expect(await statusOf(url)).toBe(410)

    expect(await operators().fileUnblock({ id, reason: '误会' })).toMatchObject({ blockedAt: null, reason: '' })
    expect(await statusOf(url)).toBe(200)
    await owner.client.qrCodes.save({ name: '另一个', blocks })
    const told = (await owner.client.notices.list({})).list.map(({ kind }) => kind)
    expect(told).toEqual(expect.arrayContaining(['fileBlocked', 'fileUnblocked']))
    expect(await verbsOf(owner)).toEqual(expect.arrayContaining([['blocked', 0, 'file']]))
    expect(await verbsOf(operator)).toContainEqual(['unblocked', operator.userId, 'file'])
    await expect(operators().fileFind({ file: 'nothing' })).rejects.toMatchObject({ code: 1002 })
  })

  it('is blocked in the shell as well', async () => {
    const owner = await app.signUp()
    const upload = { sign: await app.sealed('note', 'upload'), file: new File(['evil'], 'note.txt') }
    const { id, url } = await owner.client.files.upload(upload)
    const operating = { by: 'root@server', now: app.clock.now(), caller: undefined }
    await app.modules.operators.files.block({ id, reason: '冒充银行' }, operating)
    expect(await statusOf(url)).toBe(410)
  })
})

it('sends test messages', async () => {
  await operators().messageTest({ by: 'sms', to: '8613912345678' })
  await operators().messageTest({ by: 'mail', to: 'me@example.com' })
  const messages = await app.outbox.list()
  expect(messages.map(({ to }) => to)).toEqual(expect.arrayContaining(['+8613912345678', 'me@example.com']))
})

it('says how the server is to whoever runs it, as two ask at once too', async () => {
  const { findings } = await operators().health({})
  const texts = findings.map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining([expect.stringMatching(/^硬盘：/), expect.stringMatching(/^数据结构：与这个版本一致/)]),
  )
  expect(findings).toContainEqual({ state: 'warning', text: expect.stringMatching(/^备份：请设置 BACKUP_DIR/) })
  const two = await Promise.all([1, 2].map(() => operators().health({})))
  expect(two[0]).toEqual(two[1])
})
