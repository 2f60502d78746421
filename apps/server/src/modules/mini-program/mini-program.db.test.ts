import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { failureOf, startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'
import { purgeMini } from './jobs.ts'
import { miniProgramJobs } from './handlers.ts'

let stand: WechatStandIn
let nodes: TwoNodes
beforeAll(async () => {
  stand = await startWechatStandIn()
  nodes = await startTwoNodes({ ...stand.environment, WECHAT_MINI_TEMPLATE: 'sub-1', WECHAT_FILES: 'Ab12.txt=c0ffee' })
}, 60_000)
beforeEach(() => stand.be('well'))
afterAll(async () => {
  await nodes.close()
  stand.close()
})

const inMini = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 miniProgram/wx0000000000000c03'
const newName = () => `visitor${randomInt(1e9)}`
const calls = (node = 0) => nodes.from(node).miniProgram
const open = (path: string, node = 0, userAgent = inMini) =>
  nodes.nodes[node as 0 | 1].http.inject({ url: path, headers: { 'user-agent': userAgent } })

it('a person is known by WeChat, proves a number by its button, and a page knows them by a ticket: once, for a minute, there', async () => {
  const { key, ...shown } = await calls().enter({ code: stand.codeOf(newName()) })
  expect(shown).toEqual({ phone: '', template: 'sub-1', agreed: 0 })
  const before = await calls(1).getTicket({ key, path: '/f/abc?code=Ab3xYz12' })
  expect(before.path).not.toContain(key)
  const unproven = await open(before.path)
  expect([unproven.statusCode, unproven.headers.location, unproven.headers['set-cookie']]).toEqual([
    303,
    '/f/abc?code=Ab3xYz12',
    undefined,
  ])

  expect(await calls(1).setPhone({ key, code: stand.codeOf('phone') })).toMatchObject({ phone: '+86 139****1111' })
  const { path } = await calls().getTicket({ key, path: '/f/abc' })
  const elsewhere = await open(path, 0, 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0.50')
  expect([elsewhere.statusCode, elsewhere.headers['set-cookie']]).toEqual([410, undefined])
  const both = await Promise.all([open(path, 0), open(path, 1)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410])
  const led = both.find(({ statusCode }) => statusCode === 303)
  expect(led?.headers.location).toBe('/f/abc')
  expect(String(led?.headers['set-cookie'])).toMatch(/^visitor-phone=8613900001111\.\d+\.[\w-]+; Path=\/; .*HttpOnly/)
  expect(both.find(({ statusCode }) => statusCode === 410)?.body).toContain('请重新打开')

  const late = await calls().getTicket({ key, path: '/f/abc' })
  nodes.advance(61)
  expect((await open(late.path)).statusCode).toBe(410)
  expect((await failureOf(calls().getTicket({ key, path: '//evil.example' }))).message).toBe('这不是本服务器的页面')
})

it('codes hold once; a WeChat that is silent or busy is said in words; tokens that end are replaced', async () => {
  const code = stand.codeOf(newName())
  const { key } = await calls().enter({ code })
  expect((await failureOf(calls().enter({ code }))).message).toContain('已用过')
  expect((await failureOf(calls().enter({ code: 'made up' }))).message).toContain('已用过')
  const phone = stand.codeOf('phone')
  stand.endTokens()
  await calls().setPhone({ key, code: phone })
  stand.endTokens()
  expect((await failureOf(calls().setPhone({ key, code: phone }))).message).toContain('已用过')
  for (const mood of ['busy', 'down', 'silent'] as const) {
    stand.be(mood)
    const said = await failureOf(calls().enter({ code: stand.codeOf(newName()) }))
    expect([said.code, said.message]).toEqual([1500, '微信没有及时回应，请稍后再试'])
  }
})

it('a key that nobody has, or that is old, or of somebody forgotten, opens nothing', async () => {
  const wrong = { key: 'A'.repeat(43) }
  expect((await failureOf(calls().getTicket({ ...wrong, path: '/f/abc' }))).code).toBe(1002)
  const { key } = await calls().enter({ code: stand.codeOf(newName()) })
  const { path } = await calls().getTicket({ key, path: '/f/abc' })
  await calls().forget({ key })
  expect((await open(path)).statusCode).toBe(410)
  expect((await failureOf(calls().setPhone({ key, code: stand.codeOf('phone') }))).code).toBe(1002)

  const old = await calls().enter({ code: stand.codeOf(newName()) })
  nodes.advance(31 * 86_400)
  expect((await failureOf(calls().agree({ key: old.key, agrees: true }))).code).toBe(1002)
  const [first] = nodes.nodes
  const job = miniProgramJobs(first.modules.miniPeople, first.clock).find(({ definition }) => definition === purgeMini)
  await job?.work({})
  const { rows } = await first.database.pool.query<{ count: number }>(
    'select count(*)::int as count from mini_session where until < $1',
    [first.clock.now()],
  )
  expect(rows[0]?.count).toBe(0)
})

it('what a person agreed to is kept, and taken back', async () => {
  const { key } = await calls().enter({ code: stand.codeOf(newName()) })
  await calls().agree({ key, agrees: true })
  expect(await calls(1).agree({ key, agrees: true })).toMatchObject({ agreed: 2 })
  expect(await calls().agree({ key, agrees: false })).toMatchObject({ agreed: 0 })
})

it('files by which WeChat sees that addresses are ours lie at the root and in each folder of printed ones', async () => {
  for (const path of ['/Ab12.txt', '/q/Ab12.txt', '/f/Ab12.txt', '/c/Ab12.txt', '/m/Ab12.txt'])
    expect((await open(path)).body).toBe('c0ffee')
})

it('a number that WeChat proved marks its collaborators as bound, of whatever account', async () => {
  const owner = await nodes.nodes[1].signUp()
  await owner.client.collaborators.add({ name: '王芳', mobile: '13900001111', groupIds: [] })
  const { key } = await calls().enter({ code: stand.codeOf(newName()) })
  await calls().setPhone({ key, code: stand.codeOf('phone') })
  const { list } = await owner.client.collaborators.list({})
  expect(list.map(({ boundAt }) => boundAt !== null)).toEqual([true])
})
