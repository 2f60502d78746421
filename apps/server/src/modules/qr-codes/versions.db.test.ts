import type { Block } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let here: TestApp
let there: TestApp
let owner: SignedUp
beforeAll(async () => {
  here = await startTestApp()
  there = await startTestApp({ dataDir: here.dataDir })
  owner = await here.signUp()
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const text = (words: string): Block => ({ id: 't', type: 'richText', html: `<p>${words}</p>` })
const draft = (words: string, name = '菜单') => ({ name, blocks: [text(words)] })
const create = (words: string) => owner.client.qrCodes.save(draft(words))
const soon = (seconds: number) => new Date(here.clock.now().getTime() + seconds * 1000).toISOString()

function advance(seconds: number): void {
  here.clock.advance(seconds)
  there.clock.advance(seconds)
}

async function scan(id: string, node: TestApp) {
  const answer = await node.http.inject({
    url: `/q/${id}`,
    headers: { 'user-agent': 'iPhone', 'accept-language': 'zh' },
  })
  return { status: answer.statusCode, html: answer.body }
}

/** Both nodes answer the same, and what. */
async function seen(id: string): Promise<string> {
  const pages = await Promise.all([scan(id, here), scan(id, there)])
  const words = pages.map(({ status, html }) =>
    `${status} ${/<h1>(.*?)<\/h1>/.exec(html)?.[1]} ${/<p>(第.)<\/p>/.exec(html)?.[1] ?? ''}`.trim(),
  )
  expect(words[1]).toBe(words[0])
  return words[0] ?? ''
}

const versions = async (id: string) => (await owner.client.versions.list({ id })).list
const states = async (id: string) => (await versions(id)).map(({ number, state }) => `${number} ${state}`)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('publishing at a time', () => {
  it('shows the right version one second before and after each moment, on two nodes, and records it', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二', '节日菜单'), publishAt: soon(3600), endAt: soon(7200) })
    expect(await seen(id)).toBe('200 菜单 第一')
    expect((await scan(id, there)).html).not.toContain('节日')
    advance(3599)
    expect(await seen(id)).toBe('200 菜单 第一')
    advance(2)
    expect(await seen(id)).toBe('200 节日菜单 第二')
    advance(3598)
    expect(await seen(id)).toBe('200 节日菜单 第二')
    advance(2)
    expect(await seen(id)).toBe('200 菜单 第一')
    const { rows } = await here.database.pool.query('select version from scan where qr_code_id = $1 order by at', [id])
    expect(rows.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1])
  })

  it('says when there will be content, and when there is none any more, without a word of it', async () => {
    const { id } = await owner.client.qrCodes.save({ ...draft('第一', '秘密'), publishAt: soon(60), endAt: soon(120) })
    expect(await seen(id)).toBe('404 内容还没有发布')
    const early = await scan(id, here)
    expect(early.html).not.toMatch(/秘密|第一|og:/)
    expect(early.html).toMatch(/将于 .*GMT\+8.* 发布/)
    advance(61)
    expect(await seen(id)).toBe('200 秘密 第一')
    advance(60)
    expect(await seen(id)).toBe('410 内容已结束展示')
    const { rows } = await here.database.pool.query('select version from scan where qr_code_id = $1', [id])
    expect(rows).toHaveLength(2)
  })

  it('shows a save on one node to visitors of the other soon', async () => {
    const { id } = await create('第一')
    expect(await seen(id)).toBe('200 菜单 第一')
    await owner.client.qrCodes.save({ id, ...draft('第二') })
    await expect.poll(async () => (await scan(id, there)).html, { timeout: 10_000, interval: 25 }).toContain('第二')
    expect(await seen(id)).toBe('200 菜单 第二')
  })

  it('refuses moments that cannot be, at their fields', async () => {
    const { id } = await create('第一')
    const save = (term: object) => refusal(owner.client.qrCodes.save({ id, ...draft('第二'), ...term }))
    const at = (field: string, message: string) => ({ code: 1001, data: { issues: [{ path: [field], message }] } })
    expect(await save({ publishAt: soon(-1) })).toMatchObject(at('publishAt', '发布时间要晚于现在'))
    expect(await save({ endAt: soon(-1) })).toMatchObject(at('endAt', '结束时间要晚于现在'))
    expect(await save({ publishAt: soon(60), endAt: soon(60) })).toMatchObject(at('endAt', '结束时间要晚于发布时间'))
    expect(await states(id)).toEqual(['1 visible'])
  })

  it('takes the place of what waited for the same moment, and leaves what waits for another', async () => {
    const { id } = await create('第一')
    const publishAt = soon(60)
    await owner.client.qrCodes.save({ id, ...draft('第二'), publishAt })
    await owner.client.qrCodes.save({ id, ...draft('第三'), publishAt: soon(90) })
    await owner.client.qrCodes.save({ id, ...draft('第四'), publishAt })
    expect(await states(id)).toEqual(['4 scheduled', '3 scheduled', '2 cancelled', '1 visible'])
    const { list, total } = await owner.client.versions.list({ id, filters: { scheduled: true } })
    expect([list.map(({ number }) => number), total]).toEqual([[4, 3], 2])
  })

  it('can be moved and taken back until it is published', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二'), publishAt: soon(60) })
    await scan(id, there)
    const moved = await owner.client.versions.schedule({ id, number: 2, publishAt: soon(600), endAt: soon(900) })
    expect(moved).toMatchObject({ number: 2, state: 'scheduled' })
    advance(61)
    expect(await seen(id)).toBe('200 菜单 第一')
    expect(await owner.client.versions.schedule({ id, number: 2, publishAt: null })).toMatchObject({
      state: 'cancelled',
    })
    advance(600)
    expect(await seen(id)).toBe('200 菜单 第一')
    for (const number of [1, 2]) {
      const again = refusal(owner.client.versions.schedule({ id, number, publishAt: soon(60) }))
      expect(await again).toMatchObject({ code: 1001 })
    }
  })
})

describe('the history', () => {
  it('tells who saved what and when, the newest first, page by page', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二') })
    await owner.client.qrCodes.rename({ id, name: '新菜单' })
    const first = await owner.client.versions.list({ id, pageSize: 2 })
    expect(first.total).toBe(3)
    expect(first.list).toMatchObject([
      {
        number: 3,
        savedBy: { id: owner.userId },
        state: 'visible',
        changes: [{ kind: 'renamed', from: '菜单', to: '新菜单' }],
      },
      { number: 2, state: 'past', changes: [{ kind: 'changed', from: '第一', to: '第二' }] },
    ])
    const second = await owner.client.versions.list({ id, pageSize: 2, cursor: first.next ?? '' })
    expect(second.list).toMatchObject([{ number: 1, changes: [] }])
    expect(await owner.client.versions.compare({ id, from: 1, to: 3 })).toMatchObject({
      changes: [{ kind: 'renamed' }, { kind: 'changed', from: '第一', to: '第二' }],
    })
    expect(await owner.client.versions.get({ id, number: 1 })).toMatchObject({ name: '菜单', blocks: [text('第一')] })
  })

  it('brings an older version back as a new one, at once, and leaves what is scheduled', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二', '新菜单') })
    await owner.client.qrCodes.save({ id, ...draft('第三'), publishAt: soon(60) })
    const restored = await owner.client.versions.restore({ id, number: 1 })
    expect(restored).toMatchObject({ version: 4, name: '菜单', blocks: [text('第一')] })
    expect(await states(id)).toEqual(['4 visible', '3 scheduled', '2 past', '1 past'])
    // Once more changes nothing.
    expect((await owner.client.versions.restore({ id, number: 1 })).version).toBe(4)
    advance(61)
    expect(await seen(id)).toBe('200 菜单 第三')
  })

  it('gives a new name to what is seen and to what will be seen', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二'), publishAt: soon(60) })
    await owner.client.qrCodes.rename({ id, name: '新菜单' })
    expect(await seen(id)).toBe('200 新菜单 第一')
    advance(61)
    expect(await seen(id)).toBe('200 新菜单 第二')
  })

  it('publishes what is saved again unchanged when it was only scheduled', async () => {
    const { id } = await create('第一')
    await owner.client.qrCodes.save({ id, ...draft('第二'), publishAt: soon(60) })
    await owner.client.qrCodes.save({ id, ...draft('第二') })
    expect(await states(id)).toEqual(['3 visible', '2 scheduled', '1 past'])
  })

  it('knows no version that was never saved', async () => {
    const { id } = await create('第一')
    expect(await refusal(owner.client.versions.get({ id, number: 2 }))).toMatchObject({ code: 1002 })
    expect(await refusal(owner.client.versions.restore({ id, number: 2 }))).toMatchObject({ code: 1002 })
    expect(await refusal(owner.client.versions.compare({ id, from: 1, to: 2 }))).toMatchObject({ code: 1002 })
  })
})
