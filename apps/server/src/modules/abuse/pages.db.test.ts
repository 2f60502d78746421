import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const operatorsNumber = newNumber()
let app: TestApp
let operator: SignedUp
beforeAll(async () => {
  app = await startTestApp({ environment: { OPERATORS: `+${operatorsNumber}`, TRUST_PROXY: 'true' } })
  operator = await app.signUp({ mobile: operatorsNumber })
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
let visitors = 0

async function published(who: SignedUp, name = '一楼 <b>') {
  const { id } = await who.client.directories.add({ name })
  await who.client.qrCodes.save({ name: '中奖 & 领奖', directoryId: id, blocks })
  const { url } = await who.client.directories.setSummary({ id, summary: '点进来领奖', published: true })
  return { id, pageId: url?.slice(-16) ?? '' }
}

/** A visitor of an address of their own. */
async function visit(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  visitors += 1
  const answer = await app.fetch(path, {
    headers: {
      'X-Forwarded-For': `203.0.${visitors >> 8}.${visitors & 255}`,
      'User-Agent': 'Mozilla/5.0 (iPhone)',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Pages hear of a change a moment after it. */
const answers = (path: string, status: number) =>
  vi.waitFor(async () => expect((await visit(path)).status).toBe(status), { timeout: 10_000, interval: 50 })

const noticesOf = async ({ client }: SignedUp, kind: string) =>
  (await client.notices.list({})).list.filter((notice) => notice.kind === kind)

it('a directory page is reported, stopped with a reason, appealed against and opened again', async () => {
  const owner = await app.signUp()
  const { id, pageId } = await published(owner)
  expect((await visit(`/d/${pageId}`)).text).toContain(`href="/v/report?id=${pageId}"`)
  const form = await visit(`/v/report?id=${pageId}`)
  expect([form.status, form.text.includes(`href="/d/${pageId}"`)]).toEqual([200, true])
  const sent = await visit('/v/report', { id: pageId, reason: 'fraud', text: '假领奖', contact: '' })
  expect([sent.status, sent.text.includes('举报已收到')]).toEqual([200, true])

  const { client } = operator
  expect(await noticesOf(operator, 'reportFiled')).toMatchObject([
    { details: { name: '一楼 <b>' }, link: `/operator?open=${pageId}` },
  ])
  const reported = (await client.abuse.reportList({})).list.find(({ code }) => code.id === pageId)
  expect(reported).toMatchObject({
    code: { kind: 'directory', name: '一楼 <b>', state: 'normal', owner: { accountId: owner.accountId } },
    newest: { reason: 'fraud', text: '假领奖' },
  })
  const found = await client.abuse.codeFind({ code: `https://matai.example/d/${pageId}?s=1` })
  expect(found.code.url).toMatch(new RegExp(`/d/${pageId}$`))
  expect(found.html).toContain('点进来领奖')
  expect(found.html).toContain('中奖 &amp; 领奖')
  await client.abuse.codeBlock({ id: pageId, reason: '冒充抽奖' })
  await expect(client.abuse.codeBlock({ id: pageId, reason: '又一次' })).rejects.toMatchObject({
    message: '已经停用了',
  })
  expect((await client.abuse.codeFind({ code: pageId })).reports[0]?.closedAt).not.toBeNull()

  await answers(`/d/${pageId}`, 410)
  const stopped = await visit(`/d/${pageId}`)
  expect([stopped.status, stopped.text.includes('该页面因违规已停止访问')]).toEqual([410, true])
  expect(stopped.text).not.toContain('冒充抽奖')
  const own = await visit(`/d/${pageId}`, undefined, { Cookie: `user-info=${owner.token}` })
  expect([own.status, own.text.includes('冒充抽奖'), own.text.includes(`/code/${pageId}/block`)]).toEqual([
    410,
    true,
    true,
  ])
  expect((await visit(`/v/report?id=${pageId}`)).status).toBe(410)
  expect(await owner.client.directories.getSummary({ id })).toMatchObject({ published: true, blocked: true })
  expect(await noticesOf(owner, 'codeBlocked')).toMatchObject([
    { details: { name: '一楼 <b>', reason: '冒充抽奖' }, link: `/code/${pageId}/block` },
  ])

  expect(await owner.client.abuse.blockInfo({ id: pageId })).toMatchObject({
    isDirectory: true,
    block: { reason: '冒充抽奖' },
    can: { appeal: true },
  })
  await owner.client.abuse.appeal({ id: pageId, text: '已经改了' })
  expect((await client.abuse.blockList({ state: 'appealed' })).list.map(({ code }) => code.id)).toContain(pageId)
  await client.abuse.appealAnswer({ id: pageId, lift: true, answer: '好的' })
  await answers(`/d/${pageId}`, 200)
  const { list } = await owner.client.audit.createlog({})
  expect(list.map(({ verb, subject }) => `${subject} ${verb}`)).toEqual(
    expect.arrayContaining(['directory blocked', 'directory appealed', 'directory unblocked']),
  )
})

it('a stopped page stands in no other page, and is nobody else’s business', async () => {
  const owner = await app.signUp()
  const { id, pageId } = await published(owner, '大厅')
  const inner = await owner.client.directories.add({ name: '前台', parentId: id })
  const { url } = await owner.client.directories.setSummary({ id: inner.id, summary: '', published: true })
  const innerId = url?.slice(-16) ?? ''
  expect((await visit(`/d/${pageId}`)).text).toContain(`/d/${innerId}`)
  await operator.client.abuse.codeBlock({ id: innerId, reason: '违规' })
  await answers(`/d/${innerId}`, 410)
  expect((await visit(`/d/${pageId}`)).text).not.toContain(`/d/${innerId}`)
  const stranger = await app.signUp()
  await expect(stranger.client.abuse.blockInfo({ id: innerId })).rejects.toMatchObject({ code: 1002 })
  await expect(stranger.client.abuse.appeal({ id: innerId, text: '我的' })).rejects.toMatchObject({ code: 1002 })
  await expect(stranger.client.abuse.codeBlock({ id: pageId, reason: '1' })).rejects.toMatchObject({ code: 1003 })
})

it('what is taken back or unknown cannot be reported', async () => {
  const owner = await app.signUp()
  const { id, pageId } = await published(owner, '二楼')
  await owner.client.directories.setSummary({ id, summary: '', published: false })
  for (const one of [pageId, 'ABCDEFGHJKLMNPQR', 'x', '']) {
    expect((await visit(`/v/report?id=${one}`)).status).toBe(404)
    const sent = await visit('/v/report', { id: one, reason: 'fraud', text: '', contact: '' })
    expect(sent.status).toBe(404)
  }
})
