import type { Block, QrCodeKind } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { attackAddresses } from './attacks.fixture.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const blocks: Block[] = [{ id: 't', type: 'richText', html: '<p>1</p>' }]
const target = 'https://shop.example/a'

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const jump = (address = target, who = owner) => who.client.qrCodes.save({ name: '商城', kind: 'jump', target: address })
const introduce = (who: SignedUp) => who.client.company.setHome({ name: '海滨物业', intro: '二十年的小区管家' })
const home = (who: SignedUp) => who.client.qrCodes.save({ name: '企业主页', kind: 'home', blocks })

const atField = (field: string, message?: string) => ({
  code: 1001,
  data: { issues: [{ path: [field], ...(message ? { message } : {}) }] },
})

describe('a jump', () => {
  it('keeps its address in versions that can be read, compared and brought back', async () => {
    const { id, ...first } = await jump()
    expect(first).toMatchObject({ kind: 'jump', target, blocks: [], version: 1, openMethod: 'h5' })
    const next = await owner.client.qrCodes.save({ id, name: '商城', target: 'https://shop.example/b' })
    expect(next).toMatchObject({ kind: 'jump', target: 'https://shop.example/b', version: 2 })
    expect((await owner.client.qrCodes.save({ id, name: '商城', target: 'https://shop.example/b' })).version).toBe(2)
    const change = { kind: 'target', from: target, to: 'https://shop.example/b' }
    expect((await owner.client.versions.list({ id })).list[0]?.changes).toEqual([change])
    expect((await owner.client.versions.compare({ id, from: 1, to: 2 })).changes).toEqual([change])
    expect((await owner.client.versions.get({ id, number: 1 })).target).toBe(target)
    expect(await owner.client.versions.restore({ id, number: 1 })).toMatchObject({ target, version: 3 })
    expect((await owner.client.qrCodes.rename({ id, name: '新商城' })).version).toBe(4)
    expect(await owner.client.qrCodes.getInfo({ id })).toMatchObject({ target, name: '新商城' })
  })

  it('leads elsewhere from a moment on, and ends at one', async () => {
    const { id } = await jump()
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const endAt = new Date(Date.now() + 7_200_000).toISOString()
    await owner.client.qrCodes.save({ id, name: '商城', target: 'https://sale.example/', publishAt, endAt })
    const { list } = await owner.client.versions.list({ id, filters: { scheduled: true } })
    expect(list).toMatchObject([{ number: 2, publishAt, endAt, state: 'scheduled' }])
    expect(await (await app.fetch(`/q/${id}`)).text()).toContain('shop.example')
  })

  it.each(attackAddresses.filter((address) => address.trim() !== ''))('is not saved with %j', async (address) => {
    expect(await rejection(jump(address))).toMatchObject(atField('target'))
  })

  it.each([
    'https://evil.example/\r\nSet-Cookie: a=b',
    'https://evil.example/%0d%0a\r\nLocation: x',
    'https://evil.example\u2028.example/',
    'https://evil.example\u200b/',
    'https://evil\u3002example\u202e/',
    'https://evil.example:99999/',
    'https://[::1/',
  ])('is not saved with %j either', async (address) => {
    expect(await rejection(jump(address))).toMatchObject(atField('target'))
  })

  it('needs an address and takes no content; pages the other way round', async () => {
    const save = owner.client.qrCodes.save
    expect(await rejection(save({ name: '商城', kind: 'jump' }))).toMatchObject(atField('target', '请填写跳转地址'))
    expect(await rejection(save({ name: '商城', kind: 'jump', target, blocks }))).toMatchObject(atField('blocks'))
    expect(await rejection(save({ name: '页面', target, blocks }))).toMatchObject(atField('target'))
    expect(await rejection(save({ name: '页面' }))).toMatchObject(atField('blocks', '请至少添加一项内容'))
    const { id } = await jump()
    expect(await rejection(save({ id, name: '商城', blocks }))).toMatchObject(atField('target'))
    expect(await rejection(save({ id, name: '商城', kind: 'page', blocks }))).toMatchObject(atField('kind'))
  })

  it('leads to a page of ours, but not to itself or another jump', async () => {
    const page = await owner.client.qrCodes.save({ name: '页面', blocks })
    const other = await jump()
    const ours = (id: string) => `https://matai.example/q/${id}`
    expect((await jump(ours(page.id))).target).toBe(ours(page.id))
    expect(await rejection(jump(ours(other.id)))).toMatchObject(atField('target'))
    const toItself = owner.client.qrCodes.save({ id: other.id, name: '商城', target: ours(other.id) })
    expect(await rejection(toItself)).toMatchObject(atField('target'))
  })

  it('shows the owner the page that visitors are asked with, letter for letter', async () => {
    const strange = 'https://例子.中国/?a=b&c'
    const { id } = await jump(strange)
    const visited = await (await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': 'zh' } })).text()
    const { html, straight } = await owner.client.qrCodes.preview({ name: '商城', target: strange })
    expect(straight).toBe(false)
    // But for the short id, which unsaved work has none of.
    const mainOf = (page: string) =>
      /<main.*<\/main>/s
        .exec(page)?.[0]
        .replace(/name="id" value(="\w{8}")?/, '')
        .replace(/action="\/q\/\w*\/go"/, '')
    expect(mainOf(html)).toBe(mainOf(visited))
    expect(visited).toContain('<bdi>例子.中国</bdi>')
    expect(visited).toContain('xn--fsqu00a.xn--fiqs8s')
  })
})

describe('the home page', () => {
  it('is one for each account, however many are made at once', async () => {
    const who = await app.signUp()
    expect(await rejection(home(who))).toMatchObject(atField('kind', '请先设置企业信息'))
    await introduce(who)
    const answers = await Promise.all(Array.from({ length: 200 }, () => rejection(home(who))))
    const refused = answers.filter((answer) => answer !== undefined) as { msg: string }[]
    expect(refused).toHaveLength(199)
    for (const answer of refused) expect(answer).toMatchObject(atField('kind', '企业主页已存在'))
    const { rows } = await app.database.pool.query(
      `select count(*)::int as homes from qr_code where account_id = $1 and kind = 'home'`,
      [who.accountId],
    )
    expect(rows[0]?.homes).toBe(1)
    const { total, list } = await who.client.qrCodes.getCodeList({ filters: { kind: 'home' } })
    expect([total, list[0]?.can.delete]).toEqual([1, false])
    const other = await app.signUp()
    await introduce(other)
    expect((await home(other)).kind).toBe('home')
  })

  it('is not deleted: by itself, among others, or with its directory', async () => {
    const who = await app.signUp()
    await introduce(who)
    const directory = await who.client.directories.add({ name: '资料' })
    const { id } = await who.client.qrCodes.save({ name: '海滨物业', kind: 'home', directoryId: directory.id, blocks })
    const page = await who.client.qrCodes.save({ name: '页面', directoryId: directory.id, blocks })
    const message = '该二维码是企业主页码,不能删除'
    expect(await rejection(who.client.qrCodes.bulkRemove({ ids: [id] }))).toMatchObject({ code: 1001, message })
    expect(await rejection(who.client.qrCodes.bulkRemove({ ids: [page.id, id] }))).toMatchObject({
      message,
      data: { issues: [{ path: ['ids', 1], message: '“海滨物业”是企业主页码，不能删除' }] },
    })
    expect((await who.client.qrCodes.getInfo({ id: page.id })).state).toBe('normal')
    expect(await who.client.directories.del({ id: directory.id, qrCodes: 'trash' })).toEqual({
      moved: 1,
      trashed: 1,
      waits: null,
    })
    expect((await who.client.qrCodes.getInfo({ id })).state).toBe('normal')
    expect((await who.client.qrCodes.trashList({})).list.map((item) => item.id)).toEqual([page.id])
    expect((await app.fetch(`/q/${id}`)).status).toBe(200)
  })

  it('does not come back from the trash next to another one', async () => {
    const who = await app.signUp()
    await introduce(who)
    const old = await home(who)
    await app.database.pool.query('update qr_code set deleted_at = now() where id = $1', [old.id])
    await home(who)
    expect(await rejection(who.client.qrCodes.trashRestore({ ids: [old.id] }))).toMatchObject(
      atField('ids', '企业主页已存在'),
    )
  })
})

it('finds live codes by their kind', async () => {
  const who = await app.signUp()
  await introduce(who)
  await home(who)
  await jump(target, who)
  await who.client.qrCodes.save({ name: '页面', blocks })
  for (const kind of ['page', 'jump', 'home'] satisfies QrCodeKind[]) {
    const { list } = await who.client.qrCodes.getCodeList({ filters: { kind } })
    expect(list.map((item) => item.kind)).toEqual([kind])
  }
})

describe('setOpen', () => {
  it('opens codes in the browser, and says what a mini program lacks', async () => {
    const free = await app.signUp({ tier: 'free' })
    const basic = await app.signUp({ tier: 'basic' })
    const { id } = await free.client.qrCodes.save({ name: '页面', blocks })
    const set = free.client.qrCodes.setOpen
    expect(await set({ ids: [id], method: 'h5' })).toEqual({ changed: 0 })
    expect(await rejection(set({ ids: [id], method: 'miniProgram' }))).toMatchObject(
      atField('method', '本服务器没有设置小程序，只能用网页打开'),
    )
    expect(await rejection(set({ ids: [id], method: 'plainMiniProgram' }))).toMatchObject({
      code: 1004,
      data: { needs: 1 },
    })
    const paid = await basic.client.qrCodes.save({ name: '页面', blocks })
    const plain = basic.client.qrCodes.setOpen({ ids: [paid.id], method: 'plainMiniProgram' })
    expect(await rejection(plain)).toMatchObject(atField('method'))
    expect(await rejection(set({ ids: [paid.id], method: 'h5' }))).toMatchObject({ code: 1002 })
  })
})
