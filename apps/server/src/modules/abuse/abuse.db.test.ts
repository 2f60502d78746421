import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newNumber, type SignedUp, type TestApp } from '../../testing/test-app.ts'
import { failureOf, startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'

const mobile = newNumber()
let two: TwoNodes
let app: TestApp
let there: TestApp
let operator: SignedUp
let owner: SignedUp

beforeAll(async () => {
  two = await startTwoNodes({ OPERATORS: `+${mobile}` })
  ;[app, there] = two.nodes
  operator = await app.signUp({ mobile })
  owner = await app.signUp({ tier: 'basic' })
})
afterAll(() => two.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>领取大奖</p>' }]
const newCode = (who = owner, name = '领奖') => who.client.qrCodes.save({ name, blocks })

/** Every visitor of a test has an address of its own, unless it says otherwise. */
let visitors = 0
const newAddress = () => `198.19.${(visitors += 1) >> 8}.${visitors & 255}`

function visit(id: string, { node = app, token = '' } = {}) {
  const headers = {
    'X-Forwarded-For': newAddress(),
    'accept-language': 'zh',
    ...(token && { cookie: `user-info=${token}` }),
  }
  return node.fetch(`http://localhost/q/${id}`, { headers })
}

function report(
  id: string,
  fields: Record<string, string> = {},
  { ip = newAddress(), agent = 'phone', origin = '' } = {},
) {
  return app.fetch('http://localhost/v/report', {
    method: 'POST',
    headers: {
      'X-Forwarded-For': ip,
      'user-agent': agent,
      'accept-language': 'zh',
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin && { origin }),
    },
    body: new URLSearchParams({ id, reason: 'fraud', ...fields }).toString(),
  })
}

const numberIn = (html: string) => Number(/编号 (\d+)/.exec(html)?.[1] ?? 0)
const rowsOf = async (table: 'code_report' | 'code_block', id: string) =>
  (await app.database.pool.query(`select * from ${table} where qr_code_id = $1 order by id`, [id])).rows
const visitsOf = async (id: string) => {
  const found = await app.database.pool.query('select sum(people)::int as people from scan_day where qr_code_id = $1', [
    id,
  ])
  return found.rows[0]?.people as number
}
const noticesOf = async (who: SignedUp) => (await who.client.notices.list({})).list
const openReports = async () => (await operator.client.abuse.reportList({ pageSize: 200 })).list

describe('a report', () => {
  it('is asked for in plain HTML that names nothing of the owner, and kept under a number', async () => {
    const { id } = await newCode()
    expect(await (await visit(id)).text()).toContain(`href="/v/report?id=${id}"`)
    const form = await app.fetch(`http://localhost/v/report?id=${id}`)
    const html = await form.text()
    expect(form.status).toBe(200)
    expect(form.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(html).not.toContain('<script')
    expect(html).not.toContain('领奖')
    const answer = await report(id, { text: '冒充银行', contact: '13900000000' })
    expect(answer.status).toBe(200)
    const number = numberIn(await answer.text())
    expect(await rowsOf('code_report', id)).toMatchObject([
      { id: String(number), reason: 'fraud', text: '冒充银行', contact: '13900000000', closed_at: null },
    ])
    expect((await openReports()).find(({ code }) => code.id === id)).toMatchObject({
      code: { name: '领奖', state: 'normal', owner: { accountId: owner.accountId } },
      reports: 1,
      newest: { id: number, text: '冒充银行' },
    })
    expect(await noticesOf(operator)).toContainEqual(
      expect.objectContaining({ kind: 'reportFiled', details: { name: '领奖' }, link: `/operator?open=${id}` }),
    )
    expect(await noticesOf(owner)).toEqual([])
  })

  it('of the same visitor about the same code is one for a day', async () => {
    const { id } = await newCode()
    const who = { ip: newAddress(), agent: 'one phone' }
    const first = numberIn(await (await report(id, {}, who)).text())
    const again = await (await report(id, { text: '又来' }, who)).text()
    expect(again).toContain('你今天已经举报过')
    expect(numberIn(again)).toBe(first)
    expect(await rowsOf('code_report', id)).toHaveLength(1)
    await report(id, {}, { ...who, agent: 'another phone' })
    expect(await rowsOf('code_report', id)).toHaveLength(2)
    two.advance(86_400 + 1)
    await report(id, {}, who)
    expect(await rowsOf('code_report', id)).toHaveLength(3)
    two.advance(-86_400 - 1)
  })

  it('is given back with its words when something is missing', async () => {
    const { id } = await newCode()
    const answer = await report(id, { reason: '', text: '冒充"><b>银行' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('请选择举报原因')
    expect(html).toContain('&lt;b>银行')
    expect(html).not.toContain('<b>银行')
    expect(await rowsOf('code_report', id)).toEqual([])
  })

  it('of a limited code works, of an unknown, deleted or stopped one says so plainly', async () => {
    const limited = await newCode()
    await owner.client.codeAccess.setAuth({ ids: [limited.id], settings: { password: 'a1b2' } })
    expect(await (await visit(limited.id)).text()).toContain(`/v/report?id=${limited.id}`)
    expect((await report(limited.id)).status).toBe(200)
    expect((await report('22222222')).status).toBe(404)
    expect((await report('<script>')).status).toBe(404)
    const deleted = await newCode()
    await owner.client.qrCodes.bulkRemove({ ids: [deleted.id] })
    expect((await report(deleted.id)).status).toBe(410)
    expect(await rowsOf('code_report', deleted.id)).toEqual([])
  })

  it('from another site is refused', async () => {
    const { id } = await newCode()
    expect((await report(id, {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await rowsOf('code_report', id)).toEqual([])
  })

  it('of one address is taken ten times in an hour, about one code sixty times', async () => {
    const ip = newAddress()
    const codes = await Promise.all(Array.from({ length: 11 }, () => newCode()))
    const statuses = []
    for (const { id } of codes) statuses.push((await report(id, {}, { ip })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])

    const { id } = await newCode()
    const all = await Promise.all(Array.from({ length: 200 }, () => report(id)))
    const pages = await Promise.all(all.map((answer) => answer.text()))
    const numbers = pages.map(numberIn).filter(Boolean)
    expect(numbers).toHaveLength(60)
    expect(new Set(numbers).size).toBe(60)
    expect(pages.filter((page) => page.includes('已收到很多举报'))).toHaveLength(140)
    expect(await rowsOf('code_report', id)).toHaveLength(60)
    expect((await openReports()).find(({ code }) => code.id === id)?.reports).toBe(60)
    const told = (await noticesOf(operator)).filter(({ link }) => link.endsWith(id))
    expect(told).toHaveLength(1)
  }, 180_000)

  it('of one visitor who presses many times at once is one', async () => {
    const { id } = await newCode()
    const who = { ip: newAddress(), agent: 'impatient' }
    const pages = await Promise.all(Array.from({ length: 8 }, async () => (await report(id, {}, who)).text()))
    expect(new Set(pages.map(numberIn)).size).toBe(1)
    expect(await rowsOf('code_report', id)).toHaveLength(1)
  })

  it('is closed up to the one that was read', async () => {
    const { id } = await newCode()
    const first = numberIn(await (await report(id)).text())
    await report(id)
    expect(await operator.client.abuse.reportClose({ id, upTo: first })).toEqual({ closed: 1 })
    expect((await openReports()).find(({ code }) => code.id === id)?.reports).toBe(1)
    const closed = (await operator.client.abuse.reportList({ state: 'closed' })).list
    expect(closed.find(({ code }) => code.id === id)).toMatchObject({ reports: 1, newest: { id: first } })
  })

  it('lists one row for each code, page by page', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, () => newCode()))
    for (const { id } of codes) {
      await report(id)
      await report(id)
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await operator.client.abuse.reportList({ pageSize: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...page.list.map(({ code }) => code.id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    const made = new Set(codes.map(({ id }) => id))
    expect(seen.filter((id) => made.has(id))).toEqual([...made].reverse())
    expect((await failureOf(operator.client.abuse.reportList({ cursor: 'x' }))).code).toBe(1001)
  })
})

describe('an old report', () => {
  it('goes 180 days after it was dealt with, and never before', async () => {
    const { id } = await newCode()
    await report(id)
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)
    await app.modules.abuse.dropOldReports(inDays(400))
    expect(await rowsOf('code_report', id)).toHaveLength(1)
    await operator.client.abuse.reportClose({ id, upTo: Number.MAX_SAFE_INTEGER })
    await app.modules.abuse.dropOldReports(inDays(179))
    expect(await rowsOf('code_report', id)).toHaveLength(1)
    await app.modules.abuse.dropOldReports(inDays(181))
    expect(await rowsOf('code_report', id)).toHaveLength(0)
  })
})

describe('a stop', () => {
  it('reaches the other node, counts no visits, and tells owner, log and history', async () => {
    const { id } = await newCode()
    await report(id)
    expect((await visit(id, { node: there })).status).toBe(200)
    await operator.client.abuse.codeBlock({ id, reason: '冒充银行' })
    await vi.waitFor(async () => expect((await visit(id, { node: there })).status).toBe(410), 10_000)
    const counted = await visitsOf(id)
    const page = await (await visit(id)).text()
    expect(page).toContain('该二维码因违规已停止访问')
    expect(page).not.toContain('冒充银行')
    expect(await visitsOf(id)).toBe(counted)

    expect(await rowsOf('code_block', id)).toMatchObject([{ reason: '冒充银行', lifted_at: null }])
    expect((await openReports()).some(({ code }) => code.id === id)).toBe(false)
    expect((await noticesOf(owner))[0]).toMatchObject({
      kind: 'codeBlocked',
      details: { name: '领奖', reason: '冒充银行' },
      link: `/code/${id}/block`,
    })
    const [deed] = (await owner.client.audit.createlog({ filters: { qrCodeId: id } })).list
    expect(deed).toMatchObject({ verb: 'blocked', user: { id: 0, name: '' }, details: { reason: '冒充银行' } })
    expect(await owner.client.qrCodes.getInfo({ id })).toMatchObject({ state: 'blocked' })
    const listed = (await operator.client.abuse.blockList({})).list
    expect(listed[0]).toMatchObject({ code: { id, state: 'blocked' }, block: { reason: '冒充银行', liftedAt: null } })
    expect((await failureOf(operator.client.abuse.codeBlock({ id, reason: '又' }))).code).toBe(1006)
  })

  it('says why to its owner who scans, and to nobody else', async () => {
    const { id } = await newCode()
    await operator.client.abuse.codeBlock({ id, reason: '理由<b>在此' })
    const own = await visit(id, { token: owner.token })
    expect(own.status).toBe(410)
    const html = await own.text()
    expect(html).toContain('理由&lt;b>在此')
    expect(html).toContain(`href="/code/${id}/block"`)
    const stranger = await app.signUp()
    expect(await (await visit(id, { token: stranger.token })).text()).not.toContain('理由')
  })

  it('of two at once is one', async () => {
    const { id } = await newCode()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => operator.client.abuse.codeBlock({ id, reason: '一次' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowsOf('code_block', id)).toHaveLength(1)
  })

  it('stands through everything that an owner can do', async () => {
    const { id, url } = await newCode()
    await operator.client.abuse.codeBlock({ id, reason: '违规' })
    const isStopped = async () => {
      const { rows } = await app.database.pool.query(
        'select blocked_at is not null as stopped from qr_code where id = $1',
        [id],
      )
      expect(rows).toEqual([{ stopped: true }])
      expect((await visit(id)).status).toBe(410)
    }
    await owner.client.qrCodes.save({
      id,
      name: '新名字',
      blocks: [{ id: 'n', type: 'richText', html: '<p>新内容</p>' }],
    })
    await isStopped()
    await owner.client.qrCodes.rename({ id, name: '更新的名字' })
    await owner.client.versions.restore({ id, number: 1 })
    await owner.client.qrCodes.setExpire({ ids: [id], validity: 'oneYear' })
    await isStopped()
    await owner.client.qrCodes.bulkRemove({ ids: [id] })
    await owner.client.qrCodes.trashRestore({ ids: [id] })
    await isStopped()
    await owner.client.qrCodes.bulkRemove({ ids: [id] })
    const found = await operator.client.abuse.codeFind({ code: url })
    expect(found.code).toMatchObject({ id, state: 'deleted' })
    await app.database.pool.query('update qr_code set purged_at = now() where id = $1', [id])
    expect(
      (await app.modules.qrCodes.restorePrinted(app.database.tx, id, { ...acting(), now: new Date() })).outcome,
    ).toBe('blocked')
  })

  it('is lifted with a reason, and then visitors see the content again', async () => {
    const { id } = await newCode()
    expect((await failureOf(operator.client.abuse.codeUnblock({ id, reason: '没有' }))).code).toBe(1006)
    await operator.client.abuse.codeBlock({ id, reason: '违规' })
    await operator.client.abuse.codeUnblock({ id, reason: '查过了' })
    await vi.waitFor(async () => expect((await visit(id, { node: there })).status).toBe(200), 10_000)
    expect((await noticesOf(owner))[0]).toMatchObject({ kind: 'codeUnblocked', details: { reason: '查过了' } })
    expect(await owner.client.abuse.blockInfo({ id })).toMatchObject({
      block: { liftReason: '查过了' },
      can: { appeal: false },
    })
    await operator.client.abuse.codeBlock({ id, reason: '又违规' })
    const { blocks: history } = await operator.client.abuse.codeFind({ code: id })
    expect(history.map(({ reason, liftReason }) => [reason, liftReason])).toEqual([
      ['又违规', ''],
      ['违规', '查过了'],
    ])
  })

  it('of a code that nobody has is refused in words', async () => {
    const { codeBlock, codeFind } = operator.client.abuse
    for (const call of [
      () => codeBlock({ id: '22222222', reason: '无' }),
      () => codeFind({ code: '22222222' }),
      () => codeFind({ code: '什么' }),
    ]) {
      const { code, message } = await failureOf(call())
      expect([code, message]).toEqual([1002, '没有这个活码或页面，请核对编号或地址'])
    }
  })
})

describe('an appeal', () => {
  it('goes once, is answered, and may come again after a no', async () => {
    const { id } = await newCode()
    expect(await owner.client.abuse.blockInfo({ id })).toMatchObject({ block: null, can: { appeal: false } })
    expect((await failureOf(owner.client.abuse.appeal({ id, text: '冤枉' }))).code).toBe(1006)
    await operator.client.abuse.codeBlock({ id, reason: '违规' })
    expect((await failureOf(operator.client.abuse.appealAnswer({ id, lift: true, answer: '好' }))).code).toBe(1006)
    const sent = await Promise.allSettled(
      Array.from({ length: 4 }, () => owner.client.abuse.appeal({ id, text: '冤枉' })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const waiting = (await operator.client.abuse.blockList({ state: 'appealed' })).list
    expect(waiting.map(({ code }) => code.id)).toEqual([id])
    const told = (await noticesOf(operator)).filter(({ kind }) => kind === 'appealFiled')
    expect(told).toMatchObject([{ link: `/operator?open=${id}` }])

    await operator.client.abuse.appealAnswer({ id, lift: false, answer: '不行' })
    expect((await visit(id)).status).toBe(410)
    expect((await noticesOf(owner))[0]).toMatchObject({ kind: 'appealAnswered', details: { answer: '不行' } })
    expect(await owner.client.abuse.blockInfo({ id })).toMatchObject({
      block: { appeal: { text: '冤枉' }, answer: { text: '不行' } },
      can: { appeal: true },
    })

    await owner.client.abuse.appeal({ id, text: '已经改了' })
    await operator.client.abuse.appealAnswer({ id, lift: true, answer: '可以' })
    await vi.waitFor(async () => expect((await visit(id)).status).toBe(200), 10_000)
    expect((await operator.client.abuse.blockList({ state: 'appealed' })).list).toEqual([])
    expect((await noticesOf(owner)).slice(0, 2).map(({ kind }) => kind)).toEqual(['codeUnblocked', 'appealAnswered'])
  })

  it('is none of another account’s business', async () => {
    const { id } = await newCode()
    await operator.client.abuse.codeBlock({ id, reason: '违规' })
    const stranger = await app.signUp()
    expect((await failureOf(stranger.client.abuse.blockInfo({ id }))).code).toBe(1002)
    expect((await failureOf(stranger.client.abuse.appeal({ id, text: '我的' }))).code).toBe(1002)
    expect((await failureOf(stranger.client.abuse.reportList({}))).code).toBe(1003)
  })
})

it('tells people whether they run the server', async () => {
  expect((await operator.client.accounts.getUserinfo({})).operator).toBe(true)
  expect((await owner.client.accounts.getUserinfo({})).operator).toBe(false)
})

const acting = () => ({ accountId: owner.accountId as never, userId: owner.userId })
