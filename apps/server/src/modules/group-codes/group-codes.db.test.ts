import { defaultStyle } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { crawlers } from '../ledger/crawlers.fixture.ts'
import { uploadCode } from '../../testing/group-samples.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'advanced' })
})
afterAll(() => app.close())

const picture = (text: string) => uploadCode(who, app, text)

/** A group code with a picture for each limit. */
async function makeCode(limits: (number | null)[], mode: 'order' | 'random' | 'weight' = 'order') {
  const code = await who.client.groupCodes.save({ name: '家长群', mode, words: '群满了，请留下电话' })
  for (const [index, most] of limits.entries()) {
    const fileId = await picture(`https://weixin.qq.com/g/${code.id}-${index}`)
    await who.client.groupSubs.add({ groupId: code.id, pictures: [{ fileId, name: `${index + 1}群` }], most })
  }
  return code
}

interface Seen {
  status: number
  picture: string
  cookie: string
}

/** As a browser does: it keeps its cookie, and goes where it is sent. */
async function scan(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET'): Promise<Seen> {
  const ask = (url: string, more: Record<string, string>) =>
    app.http.inject({ method, url, headers: { 'user-agent': phone, ...headers, ...more } })
  const first = await ask(path, {})
  const cookie = String(first.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const answer = first.statusCode === 302 ? await ask(String(first.headers.location), { cookie }) : first
  return { status: answer.statusCode, picture: /alt="[^"]*?([^："]+)"/.exec(answer.body)?.[1] ?? '', cookie }
}

const takenOf = async (groupId: number) =>
  (await who.client.groupSubs.list({ filters: { groupId } })).list.map(({ taken }) => taken)

describe('places', () => {
  it('are filled exactly, however many come at once, and whoever comes again has one', async () => {
    const crowd = Number(process.env.MATAI_CROWD ?? 300)
    const code = await makeCode([7, 50, 20])
    const first = await Promise.all(Array.from({ length: crowd }, () => scan(code.path)))
    expect(await takenOf(code.id)).toEqual([7, 50, 20])
    expect(first.filter((seen) => seen.picture !== '')).toHaveLength(77)
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]))

    const shown = first.filter((seen) => seen.picture !== '').slice(0, 20)
    const again = await Promise.all([...shown, ...shown].map(({ cookie }) => scan(code.path, { cookie })))
    expect(again.map((seen) => seen.picture)).toEqual([...shown, ...shown].map((seen) => seen.picture))
    expect(await takenOf(code.id)).toEqual([7, 50, 20])
    const { days } = await who.client.groupCodes.statis({ id: code.id, days: 1 })
    expect(days[0]).toMatchObject({ places: 77, visits: 117, full: crowd - 77, machines: 0 })
  })

  it('are taken once a day by a browser that keeps no cookies, and by one that was sent its address anew', async () => {
    const code = await makeCode([5, 5])
    const ask = (url: string) => app.http.inject({ url, headers: { 'user-agent': phone } })
    const seen: string[] = []
    for (let time = 0; time < 4; time += 1) {
      const first = await ask(code.path)
      expect(first.statusCode).toBe(302)
      seen.push((await ask(String(first.headers.location))).body)
    }
    expect(await takenOf(code.id)).toEqual([1, 0])
    expect(new Set(seen.map((html) => /alt="([^"]*)"/.exec(html)?.[1])).size).toBe(1)
    // Passed on later, an address asks whoever opens it anew: each has a place of its own.
    const old = `${code.path}?v=${(app.clock.now().getTime() - 600_000).toString(36)}`
    expect((await scan(old)).cookie).not.toBe('')
    expect((await scan(old)).cookie).not.toBe('')
    expect(await takenOf(code.id)).toEqual([3, 0])
  })

  it('are taken once by a visitor who comes many times at once', async () => {
    const code = await makeCode([50, 50], 'random')
    const cookie = 'group-visitor=abcdefghijklmnopqrstuv'
    const seen = await Promise.all(Array.from({ length: 40 }, () => scan(code.path, { cookie })))
    expect(new Set(seen.map((one) => one.picture)).size).toBe(1)
    expect((await takenOf(code.id)).reduce((sum, taken) => sum + taken, 0)).toBe(1)
  })

  it.each([
    ['HEAD', [{}], 'HEAD'],
    ['a prefetch', [{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }], 'GET'],
    ['the best-known crawlers and previews', crawlers.map((agent) => ({ 'user-agent': agent })), 'GET'],
  ] as const)('are not taken by %s', async (_, all, method) => {
    const code = await makeCode([1])
    for (const headers of all)
      expect(await scan(code.path, headers as Record<string, string>, method), JSON.stringify(headers)).toMatchObject({
        ...{ status: 200, picture: '', cookie: '' },
      })
    expect(await takenOf(code.id)).toEqual([0])
    expect((await scan(code.path)).picture).toBe('1群')
  })

  it('go on with the next picture when a visitor’s own has ended', async () => {
    const code = await makeCode([10, 10])
    const { cookie, picture: before } = await scan(code.path)
    expect(before).toBe('1群')
    const [sub] = (await who.client.groupSubs.list({ filters: { groupId: code.id } })).list
    await who.client.groupSubs.edit({ id: sub?.id ?? 0, until: new Date(app.clock.now().getTime() - 1).toISOString() })
    expect((await scan(code.path, { cookie })).picture).toBe('2群')
  })
})

describe('a full group code', () => {
  it('shows the owner’s words and leads to a form', async () => {
    const { id: formId } = await who.client.forms.save({
      document: {
        title: '候补',
        intro: '',
        pages: [{ id: 'p1', components: [{ id: 'q', type: 'text', settings: { title: '电话' } }] }],
      } as never, // what an editor would send: defaults are filled in by the server
      publish: true,
    })
    const code = await makeCode([1])
    await who.client.groupCodes.save({ id: code.id, name: code.name, words: '群满了，请留下电话', formId })
    await scan(code.path)
    const cookie = 'group-visitor=bcdefghijklmnopqrstuvw'
    const page = await app.http.inject({ url: code.path, headers: { 'user-agent': phone, cookie } })
    expect(page.body).toContain('群满了，请留下电话')
    const path = /href="(\/f\/[^"]+)"/.exec(page.body)?.[1] ?? ''
    expect((await app.http.inject({ url: path })).body).toContain('候补')
  })

  it('is said to be gone once it is deleted, and an unknown address is not found', async () => {
    const code = await makeCode([1])
    await who.client.groupCodes.del({ ids: [code.id] })
    expect((await scan(code.path)).status).toBe(410)
    expect((await scan('/g/AAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})

describe('pictures', () => {
  it('of a WeChat group live seven days and let 200 in', async () => {
    const code = await who.client.groupCodes.save({ name: '车友群' })
    const fileId = await picture('https://weixin.qq.com/g/abc')
    const { added } = await who.client.groupSubs.add({ groupId: code.id, pictures: [{ fileId }] })
    expect(added[0]).toMatchObject({ name: 'code', most: 200, text: 'https://weixin.qq.com/g/abc' })
    const lives = Date.parse(added[0]?.until ?? '') - app.clock.now().getTime()
    expect(Math.round(lives / 86_400_000)).toBe(7)
  })

  it('without a code, there already, or ended by their own text are not taken', async () => {
    const code = await who.client.groupCodes.save({ name: '客服' })
    const plain = await who.client.files.upload({
      sign: await app.sealed('note', 'upload'),
      file: new File(['text'], 'note.txt'),
    })
    const one = await picture('https://work.weixin.qq.com/kf/1')
    const same = await picture('https://work.weixin.qq.com/kf/1')
    const ended = await picture('https://example.com/join?expire=1600000000')
    const pictures = [plain.id, one, same, ended].map((fileId) => ({ fileId }))
    const { added, refused } = await who.client.groupSubs.add({ groupId: code.id, pictures })
    expect(added.map(({ file }) => file?.id)).toEqual([one])
    expect(refused).toEqual([
      { fileId: plain.id, problem: 'unreadable' },
      { fileId: same, problem: 'duplicate' },
      { fileId: ended, problem: 'ended' },
    ])
  })

  it('are replaced by another one of the same group, whose places are kept', async () => {
    const code = await makeCode([200, 200])
    const { cookie } = await scan(code.path)
    const [first, second] = (await who.client.groupSubs.list({ filters: { groupId: code.id } })).list
    app.clock.advance(3_600)
    const fileId = await picture(`https://weixin.qq.com/g/${code.id}-new`)
    const renewed = await who.client.groupSubs.edit({ id: first?.id ?? 0, fileId })
    expect(renewed).toMatchObject({ taken: 1, most: 200, text: `https://weixin.qq.com/g/${code.id}-new` })
    expect(Date.parse(renewed.until ?? '') - Date.parse(first?.until ?? '')).toBeGreaterThanOrEqual(3_600_000)
    expect((await scan(code.path, { cookie })).picture).toBe('1群')
    expect(await takenOf(code.id)).toEqual([1, 0])
    const edit = (id: string) => who.client.groupSubs.edit({ id: second?.id ?? 0, fileId: id })
    await expect(edit(fileId)).rejects.toMatchObject({ code: 1001 })
    await expect(edit(await picture('https://example.com/join?expire=1600000000'))).rejects.toMatchObject({
      code: 1001,
    })
  })

  it('move to where they are put', async () => {
    const code = await makeCode([1, 1, 1])
    const names = async () =>
      (await who.client.groupSubs.list({ filters: { groupId: code.id } })).list.map(({ name }) => name)
    const { list } = await who.client.groupSubs.list({ filters: { groupId: code.id } })
    await who.client.groupSubs.edit({ id: list[2]?.id ?? 0, before: list[0]?.id ?? 0 })
    expect(await names()).toEqual(['3群', '1群', '2群'])
    await who.client.groupSubs.edit({ id: list[2]?.id ?? 0, before: null })
    expect(await names()).toEqual(['1群', '2群', '3群'])
  })
})

it('is drawn in a style of its own, which has to be readable, and lies on labels with others', async () => {
  const style = { ...defaultStyle, foreColor: '#0B4A7A' }
  const one = await who.client.groupCodes.save({ name: '东门', style })
  const other = await who.client.groupCodes.save({ name: '西门' })
  const ids = [other.id, one.id]
  const pale = { ...defaultStyle, foreColor: '#FDFDFD' }
  await expect(who.client.groupCodes.save({ id: one.id, name: '东门', style: pale })).rejects.toMatchObject({
    code: 1001,
  })
  const { list } = await who.client.groupPrints.printData({ ids })
  expect(list.map(({ url, style: drawn }) => [url, drawn?.foreColor])).toEqual([
    [other.url, undefined],
    [one.url, '#0B4A7A'],
  ])
  const { task } = await who.client.groupPrints.print({ ids, settings: { paper: { kind: 'grid', perPage: 12 } } })
  await app.modules.exports.work()
  const done = await who.client.exports.taskInfo({ id: task.id })
  expect(done).toMatchObject({ state: 'done', kind: 'groupPdf', total: 2, problem: '' })
  const headers = { Authorization: `Bearer ${who.token}` }
  const file = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
  expect(readPdf(Buffer.from(await file.arrayBuffer())).map(({ lines }) => lines)).toEqual([['西门', '东门']])
})

it('tells the administrator once that few places are left', async () => {
  const code = await makeCode([5])
  for (let visit = 0; visit < 5; visit += 1) await scan(code.path)
  const told = async () =>
    (await who.client.notices.list({})).list.filter(({ link }) => link === `/createGroup?id=${code.id}`)
  await app.modules.groupCodes.watch(app.clock.now())
  await app.modules.groupCodes.watch(app.clock.now())
  expect((await told()).map(({ kind }) => kind)).toEqual(['groupFull'])
})

it('takes no more group codes than the tier has', async () => {
  const free = await app.signUp()
  await free.client.groupCodes.save({ name: '一群' })
  await expect(free.client.groupCodes.save({ name: '二群' })).rejects.toMatchObject({ code: 1005 })
})
