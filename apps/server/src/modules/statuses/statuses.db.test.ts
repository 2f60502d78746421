import type { StatusBoard } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit } from '../records/records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const items = [
  { key: 'ok', name: '正常', colour: 'green' as const, shape: 'circle' as const, isDefault: true },
  { key: 'bad', name: '异常', colour: 'red' as const, shape: 'triangle' as const, isProblem: true },
  { key: 'off', name: '停用', colour: 'grey' as const, shape: 'square' as const },
]

async function makeStatus(more: object = {}) {
  const status = await who.client.statuses.add({
    name: `设备 ${Math.random().toString(36).slice(2, 7)}`,
    items,
    ...more,
  })
  const [ok = 0, bad = 0, off = 0] = status.items.map(({ id }) => id)
  return { status, ok, bad, off }
}

async function makeCodes(count: number): Promise<string[]> {
  const { list } = await who.client.directories.listAll({})
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const made = await who.client.qrCodes.bulkSave({
    items: Array.from({ length: count }, (_, at) => ({
      name: `灭火器 ${at + 1}`,
      directoryId: list[0]?.id ?? 0,
      blocks,
    })),
  })
  return made.list.map(({ id }) => id)
}

const itemNow = async (id: string, statusId: number) =>
  (await who.client.statuses.listInfoStatus({ qrCodeId: id })).list.find(({ status }) => status.id === statusId)

const countsOf = (board: StatusBoard) => Object.fromEntries(board.items.map(({ name, codes }) => [name, codes]))

describe('statuses', () => {
  it('a code that comes into an item brings its open records along where the form says so', async () => {
    const { status, ok } = await makeStatus()
    const [id = ''] = await makeCodes(1)
    const { formId, ...form } = await publish(who, [{ id: 'q1', type: 'text', settings: { title: '故障' } }])
    const settings = { statusRules: [{ itemId: ok, state: 'done' as const }] }
    await who.client.followUpSettings.set({ formId, settings })
    const recordId = (await submit(app, form, { q1: '漏水' }, { qrCodeId: id })).data.id
    const elsewhere = (await submit(app, form, { q1: '漏水' })).data.id
    await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: [id], itemId: ok })
    const stateOf = async (record: number) => (await who.client.records.recordInfo({ id: record })).followUp
    expect([await stateOf(recordId), await stateOf(elsewhere)]).toEqual(['done', 'pending'])
  })

  it('sets many after a preview, undoes that, and leaves alone what changed since', async () => {
    const { status, ok, bad } = await makeStatus()
    const ids = await makeCodes(3)
    const set = (more: object) => who.client.statuses.setOnQrCodes({ statusId: status.id, ids, itemId: ok, ...more })
    expect(await set({ preview: true })).toMatchObject({ changed: 3, same: 0, undo: null })
    expect(await itemNow(ids[0] ?? '', status.id)).toBeUndefined()
    await set({})
    const wrong = await set({ itemId: bad, reason: '压力不足' })
    expect(wrong).toMatchObject({ changed: 3, from: [{ item: '正常', codes: 3 }] })
    expect(await set({ itemId: bad })).toMatchObject({ changed: 0, same: 3, undo: null })
    await set({ ids: [ids[2]], itemId: ok })
    expect(await who.client.statuses.undoSet({ undo: wrong.undo ?? '' })).toEqual({ changed: 2 })
    expect(await who.client.statuses.undoSet({ undo: wrong.undo ?? '' })).toEqual({ changed: 0 })
    expect((await itemNow(ids[0] ?? '', status.id))?.item?.name).toBe('正常')
    const { list } = await who.client.statuses.history({ filters: { qrCodeId: ids[0] ?? '' } })
    expect(list.map(({ kind, from, to, reason }) => [kind, from, to, reason])).toEqual([
      ['undone', '异常', '正常', ''],
      ['hand', '正常', '异常', '压力不足'],
      ['begun', null, '正常', ''],
    ])
    expect(list[1]?.user?.id).toBe(who.userId)
  })

  it('ends by itself what was set for a time, once', async () => {
    const { status, ok, off } = await makeStatus()
    const [id = ''] = await makeCodes(1)
    await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: [id], itemId: ok })
    const until = new Date(app.clock.now().getTime() + 3_600_000)
    const set = { statusId: status.id, ids: [id], itemId: off, until: until.toISOString() }
    await who.client.statuses.setOnQrCodes(set)
    const { end } = app.modules.statuses
    await end(new Date(until.getTime() - 1))
    expect((await itemNow(id, status.id))?.item?.name).toBe('停用')
    await Promise.all([end(until), end(until)])
    expect(await itemNow(id, status.id)).toMatchObject({ item: { name: '正常' }, until: null })
    const { list } = await who.client.statuses.history({ filters: { qrCodeId: id } })
    expect(list.filter(({ kind }) => kind === 'ended')).toHaveLength(1)
  })

  it('keeps the history of codes whose item or status goes', async () => {
    const { status, bad } = await makeStatus()
    const ids = await makeCodes(2)
    await who.client.statuses.setOnQrCodes({ statusId: status.id, ids, itemId: bad })
    const { id, name, version } = status
    await who.client.statuses.edit({ id, version, name, items: [items[0] ?? [], items[2] ?? []].flat() })
    const board = await who.client.statuses.board({ statusId: id })
    expect([board.total, board.others, countsOf(board)]).toEqual([2, 2, { 正常: 0, 停用: 0 }])
    expect((await itemNow(ids[0] ?? '', id))?.item).toBeNull()
    await who.client.statuses.del({ id })
    expect(await itemNow(ids[0] ?? '', id)).toBeUndefined()
    const { list } = await who.client.statuses.history({ filters: { qrCodeId: ids[0] ?? '', statusId: id } })
    expect(list.map(({ kind, from }) => [kind, from])).toEqual([
      ['left', null],
      ['itemRemoved', '异常'],
      ['begun', null],
    ])
  })

  it('lets nobody change what he may not, and codes go only where they may', async () => {
    const { status, ok, bad } = await makeStatus({
      permission: 'admin',
      transitions: [{ from: 'ok', to: 'bad', reason: true }],
    })
    const ids = await makeCodes(1)
    const set = (client: SignedUp['client'], itemId: number, reason = '') =>
      client.statuses.setOnQrCodes({ statusId: status.id, ids, itemId, reason })
    await set(who.client, ok)
    expect((await set(who.client, bad)).refused).toEqual([
      { id: ids[0], name: '灭火器 1', why: '改为这一项需要填写原因' },
    ])
    expect((await set(who.client, bad, '漏气')).changed).toBe(1)
    expect((await set(who.client, ok)).refused[0]?.why).toBe('不允许从当前状态改为这一项')
    const other = await app.signUp()
    await app.joinAccount(other, who.accountId, 'subAdmin')
    await expect(set(other.client, ok)).rejects.toThrow('你没有修改这个状态的权限')
  })
})

describe('answers', () => {
  it('set the code by option and by rule, and are never refused for it', async () => {
    const { status, ok, bad, off } = await makeStatus({ transitions: [{ from: 'ok', to: 'bad' }] })
    const [id = ''] = await makeCodes(1)
    const option = (key: string, item: number) => ({ id: key, label: key, status: { status: status.id, item } })
    const form = await publish(who, [
      { id: 'q1', type: 'radio', settings: { title: '结果', options: [option('good', ok), option('broken', bad)] } },
      { id: 'q2', type: 'text', settings: { title: '说明' } },
    ])
    await who.client.statusRules.add({
      statusId: status.id,
      itemId: off,
      formId: form.formId,
      when: { tests: [{ component: 'q2', comparison: 'is', value: '报废' }] },
    })
    const fill = async (q1: string, q2: string) =>
      submit(app, form, { q1: { option: q1, text: '' }, q2 }, { qrCodeId: id, visitor: 'visitor-000000001' })
    expect((await fill('good', '正常')).code).toBe(0)
    expect((await itemNow(id, status.id))?.item?.name).toBe('正常')
    expect((await fill('broken', '漏')).code).toBe(0)
    expect((await itemNow(id, status.id))?.item?.name).toBe('异常')
    expect((await fill('good', '报废')).code).toBe(0)
    expect((await itemNow(id, status.id))?.item?.name).toBe('异常')
    const { list } = await who.client.statuses.history({ filters: { qrCodeId: id } })
    expect(list.map(({ kind, to }) => [kind, to])).toEqual([
      ['refused', '停用'],
      ['record', '异常'],
      ['begun', '正常'],
    ])
    expect(list.every(({ recordId }) => recordId !== null)).toBe(true)
  })
})

describe('boards', () => {
  it('count live codes by item, directory and day, and name what is stuck', async () => {
    const { status, ok, bad } = await makeStatus({ stuckHours: 1 })
    const ids = await makeCodes(4)
    const set = (some: string[], itemId: number) =>
      who.client.statuses.setOnQrCodes({ statusId: status.id, ids: some, itemId })
    await set(ids, ok)
    await set(ids.slice(0, 2), bad)
    await who.client.qrCodes.bulkRemove({ ids: ids.slice(3) })
    const board = await who.client.statuses.board({ statusId: status.id })
    expect(countsOf(board)).toEqual({ 正常: 1, 异常: 2, 停用: 0 })
    expect(board.directories[0]?.counts.reduce((sum, { codes }) => sum + codes, 0)).toBe(3)
    expect(board.days.at(-1)?.entered).toEqual([
      { itemId: ok, codes: 4 },
      { itemId: bad, codes: 2 },
    ])
    expect(board.stuck.total).toBe(0)
    await app.database.pool.query(
      `update code_status set since = since - interval '2 hours' where status_id = $1 and qr_code_id = $2`,
      [status.id, ids[1]],
    )
    const later = await who.client.statuses.board({ statusId: status.id })
    expect(later.stuck).toMatchObject({ total: 1, list: [{ id: ids[1], name: '灭火器 2', itemId: bad }] })
    const { list } = await who.client.qrCodes.getCodeList({ filters: { statusItemId: bad } })
    expect(list.map(({ name, statuses }) => [name, statuses[0]?.item?.name]).toSorted()).toEqual([
      ['灭火器 1', '异常'],
      ['灭火器 2', '异常'],
    ])
    const page = await app.fetch(`/q/${ids[0]}`, {})
    expect(await page.text()).toContain('异常')
  })

  it('show on a wall until it is taken back, live, on another node as well', async () => {
    const other = await startTestApp({ dataDir: app.dataDir })
    const { status, ok, bad } = await makeStatus()
    const ids = await makeCodes(2)
    const set = (itemId: number) => who.client.statuses.setOnQrCodes({ statusId: status.id, ids, itemId })
    await set(ok)
    const wall = await who.client.statuses.wallAdd({ name: '大厅', statusIds: [status.id] })
    const path = new URL(wall.url).pathname
    const page = await app.fetch(path, {})
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(await page.text()).toContain('状态看板')
    const address = await other.http.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${address}${path}/events`)
    const heard: string[] = []
    const reading = (async () => {
      const text = stream.body?.pipeThrough(new TextDecoderStream())
      for await (const part of text ?? []) heard.push(part)
    })()
    await vi.waitFor(() => expect(heard.join('')).toContain('event: screen'), 10_000)
    const counted = (item: string, codes: number) => new RegExp(`"name":"${item}"[^}]*"codes":${codes}`)
    expect(heard.join('')).toMatch(counted('正常', 2))
    heard.length = 0
    await set(bad)
    await vi.waitFor(() => expect(heard.join('')).toMatch(counted('异常', 2)), 10_000)
    await who.client.statuses.wallDel({ id: wall.id })
    await reading
    expect(heard.join('')).toContain('event: over')
    expect((await app.fetch(path, {})).status).toBe(404)
    await other.close()
  })
})
