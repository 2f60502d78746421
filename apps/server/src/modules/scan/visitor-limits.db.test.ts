import type { AccessSettings } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { draft, type LimitedNodes, name, startLimitedNodes } from './limited-nodes.fixture.ts'
import { createVisitor } from './visitor.fixture.ts'

let nodes: LimitedNodes
let here: TestApp
let there: TestApp
let owner: LimitedNodes['owner']
beforeAll(async () => {
  nodes = await startLimitedNodes()
  ;({ here, there, owner } = nodes)
})
afterAll(() => nodes.close())

describe('administrators', () => {
  it.each<[string, Partial<AccessSettings>]>([
    ['a password', { password: 'abcd1234' }],
    ['a list', { namedMobiles: true }],
    ['a limit', { scansTotal: 1 }],
    ['an area', { areas: ['US'] }],
    ['a position', { position: { latitude: 0, longitude: 0, radius: 50 } }],
  ])('pass %s when signed in, and not once they signed out', async (_, settings) => {
    const admin = await here.signUp({ tier: 'advanced' })
    const { id } = await admin.client.qrCodes.save(draft)
    await admin.client.codeAccess.setAuth({ ids: [id], settings })
    if (settings.scansTotal) await createVisitor(here).visit(id)
    expect((await createVisitor(here).visit(id)).says).not.toBe(name)
    const visitor = createVisitor(here, { token: admin.token })
    for (const node of [here, there, here])
      expect(await visitor.visit(id, { node })).toMatchObject({ status: 200, says: name })
    await admin.client.accounts.logout({})
    for (const node of [here, there]) expect((await visitor.visit(id, { node })).says).not.toBe(name)
  })

  it('of other accounts, and sub-administrators, are visitors', async () => {
    const id = await nodes.limitedCode({ password: 'abcd1234' })
    const stranger = await here.signUp()
    expect((await createVisitor(here, { token: stranger.token }).visit(id)).says).toBe('请输入访问密码')
    const helper = await here.signUp()
    await here.joinAccount(helper, owner.accountId, 'subAdmin')
    expect((await createVisitor(here, { token: helper.token }).visit(id)).says).toBe('请输入访问密码')
  })

  it('use up no visit', async () => {
    const id = await nodes.limitedCode({ scansTotal: 1 })
    for (let visit = 0; visit < 3; visit += 1) await createVisitor(here, { token: owner.token }).visit(id)
    expect((await owner.client.codeAccess.getAuth({ id })).used).toBe(0)
    expect(await createVisitor(here).visit(id)).toMatchObject({ status: 200 })
  })
})

describe('limits on visits', () => {
  it.each([{ scansTotal: 5 }, { scansPerPerson: 5 }])('need the advanced tier: %o', async (settings) => {
    for (const tier of ['free', 'basic'] as const) {
      const { client } = await here.signUp({ tier })
      const { id } = await client.qrCodes.save(draft)
      const refused = { code: 1004, data: { needs: 2 } }
      await expect(client.codeAccess.setAuth({ ids: [id], settings })).rejects.toMatchObject(refused)
      expect((await client.codeAccess.getAuth({ id })).settings).toMatchObject({
        scansTotal: null,
        scansPerPerson: null,
      })
    }
  })

  it('stand where an edition has ended, and only another one is refused, by its name', async () => {
    const who = await here.signUp({ tier: 'advanced' })
    const { id } = await who.client.qrCodes.save(draft)
    const set = (settings: Partial<AccessSettings>) => who.client.codeAccess.setAuth({ ids: [id], settings })
    await set({ scansTotal: 2 })
    await here.database.pool.query("update account set tier_until = now() - interval '1 minute' where id = $1", [
      who.accountId,
    ])
    expect(await who.client.accounts.getUserinfo({})).toMatchObject({ vipLevel: 0 })
    await set({ scansTotal: 2, hint: '请联系门卫' })
    expect((await who.client.codeAccess.getAuth({ id })).settings).toMatchObject({
      scansTotal: 2,
      hint: '请联系门卫',
    })
    await expect(set({ scansTotal: 3, hint: '请联系门卫' })).rejects.toMatchObject({
      code: 1004,
      data: { issues: [{ path: ['settings', 'scansTotal'] }] },
    })
    expect((await createVisitor(here).visit(id)).status).toBe(200)
    await set({ scansTotal: null })
    expect((await who.client.codeAccess.getAuth({ id })).settings).toMatchObject({ scansTotal: null })
  })

  it('let visitors in again once they are raised, on both nodes', async () => {
    const id = await nodes.limitedCode({ scansTotal: 2, scansPerPerson: 2 })
    const statuses = async () =>
      Promise.all(
        [here, there, here, there].map(async (node) => (await createVisitor(here).visit(id, { node })).status),
      )
    expect((await statuses()).sort()).toEqual([200, 200, 403, 403])
    await nodes.set(id, { scansTotal: 5, scansPerPerson: 2 })
    expect((await statuses()).sort()).toEqual([200, 200, 200, 403])
    expect(await owner.client.codeAccess.getAuth({ id })).toMatchObject({ used: 5 })
    await nodes.set(id, { scansPerPerson: 2 })
    const regular = createVisitor(here)
    const visits = [await regular.visit(id), await regular.visit(id, { node: there }), await regular.visit(id)]
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 403])
    await nodes.set(id, { scansPerPerson: 3 })
    expect(await regular.visit(id, { node: there })).toMatchObject({ status: 200 })
    expect(await regular.visit(id)).toMatchObject({ status: 403, says: '你的查看次数已用完' })
  })

  it.each([
    ['HEAD', { method: 'HEAD' as const }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a link preview', { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } }],
    ['a crawler', { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ])('are not used up by %s', async (_, machine) => {
    const id = await nodes.limitedCode({ scansTotal: 1, scansPerPerson: 1 })
    const visitor = createVisitor(here)
    expect(await visitor.visit(id, machine)).toMatchObject({ status: 403 })
    expect((await owner.client.codeAccess.getAuth({ id })).used).toBe(0)
    expect([await nodes.peopleOf(id), await nodes.refusalsOf(id)]).toEqual([0, []])
    expect(await visitor.visit(id)).toMatchObject({ status: 200, says: name })
  })
})

describe('once a change is answered', () => {
  /** What visitors read whose visits began after the answer, with others coming all the time on both nodes. */
  async function saidAfter(id: string, change: () => Promise<unknown>): Promise<Set<string>> {
    for (const node of [here, there]) await createVisitor(node).visit(id)
    const said = new Set<string>()
    let answered = false
    const visits = Array.from({ length: 20 }, async (_, n) => {
      const visit = () => createVisitor(here).visit(id, { node: n % 2 ? here : there })
      while (!answered) await visit()
      for (let after = 0; after < 10; after += 1) said.add((await visit()).says)
    })
    await change()
    answered = true
    await Promise.all(visits)
    return said
  }

  it('no visit sees what was there before, on either node: access, content, a stop', async () => {
    const id = await nodes.limitedCode({})
    expect(await saidAfter(id, () => nodes.set(id, { password: 'abcd1234' }))).toEqual(new Set(['请输入访问密码']))
    expect(await saidAfter(id, () => nodes.set(id, { fallback: '以后再来' }))).toEqual(new Set([name]))
    const renamed = { ...draft, id, version: 1, name: '新的名称' }
    expect(await saidAfter(id, () => owner.client.qrCodes.save(renamed))).toEqual(new Set([renamed.name]))
    expect(await saidAfter(id, () => owner.client.qrCodes.bulkRemove({ ids: [id] }))).toEqual(
      new Set(['该二维码已被删除']),
    )
  })
})

describe('times', () => {
  it('go on past midnight in the account’s zone, and end to the minute', async () => {
    const { rows } = await here.database.pool.query('select zone from account where id = $1', [owner.accountId])
    const local = () =>
      Temporal.Instant.fromEpochMilliseconds(here.clock.now().getTime()).toZonedDateTimeISO(rows[0].zone)
    // So that no minute of this test lies at midnight itself.
    if (local().hour === 23) nodes.advance(3_600 * 2)
    const clock = (minutes: number) => local().add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' })
    const yesterday = local().subtract({ days: 1 }).dayOfWeek
    const id = await nodes.limitedCode({ periods: [{ weekdays: [yesterday], from: clock(10), until: clock(2) }] })
    expect(await createVisitor(here).visit(id)).toMatchObject({ status: 200, says: name })
    nodes.advance(180)
    const refused = await createVisitor(here).visit(id)
    expect(refused).toMatchObject({ status: 403, says: '现在不在查看时间内' })
    expect(refused.html).toMatch(/周.\s\d\d:\d\d–次日 \d\d:\d\d（GMT\+8）/)
    expect(await nodes.refusalsOf(id)).toEqual([['outsideTime', '']])
    nodes.advance(600)
    expect(await createVisitor(here).visit(id)).toMatchObject({ status: 403 })
  })
})

describe('areas', () => {
  const from = (ip: string, id: string) => createVisitor(here, { ip }).visit(id)

  it('let in whoever comes from one of them, and say what an unknown place means', async () => {
    const id = await nodes.limitedCode({ areas: ['440000', 'US'] })
    expect(await from('58.60.1.1', id)).toMatchObject({ status: 200, says: name })
    expect(await from('8.8.8.8', id)).toMatchObject({ status: 200, says: name })
    expect(await from('61.139.2.69', id)).toMatchObject({ status: 403, says: '你所在的地区不能查看' })
    expect(await from('10.0.0.7', id)).toMatchObject({ status: 403, says: '无法确认你所在的地区' })
    expect(await nodes.refusalsOf(id)).toEqual([
      ['outsideArea', ''],
      ['outsideArea', ''],
    ])
    expect(await nodes.peopleOf(id)).toBe(2)
    expect(await from('10.0.0.7', await nodes.limitedCode({ scansTotal: 9 }))).toMatchObject({ status: 200 })
  })

  it('have to exist', async () => {
    const { id } = await owner.client.qrCodes.save(draft)
    const wrong = { code: 1001, message: '不认识的地区', data: { issues: [{ path: ['settings', 'areas', 1] }] } }
    await expect(nodes.set(id, { areas: ['CN', 'ZZ'] })).rejects.toMatchObject(wrong)
    await expect(nodes.set(id, { areas: ['CN', '449999'] })).rejects.toMatchObject(wrong)
  })

  it('limit nothing in settings that were saved before there were any', async () => {
    const id = await nodes.limitedCode({ scansTotal: 9 })
    await here.database.pool.query(
      `update code_access set settings = settings - 'areas' - 'position' - 'fallbackUrl' where qr_code_id = $1`,
      [id],
    )
    expect(await createVisitor(there).visit(id)).toMatchObject({ status: 200, says: name })
    const { settings } = await owner.client.codeAccess.getAuth({ id })
    expect(settings).toMatchObject({ areas: [], position: null, fallbackUrl: '', scansTotal: 9 })
  })
})

it('an expired code shows the owner’s words and where to go on', async () => {
  const id = await nodes.limitedCode({ fallbackUrl: 'https://example.com/later?a=1&b=2' })
  await here.database.pool.query(`update qr_code set expires_at = $2 where id = $1`, [id, here.clock.now()])
  const expired = await createVisitor(there).visit(id)
  expect(expired.status).toBe(410)
  expect(expired.html).toContain('href="https://example.com/later?a=1&amp;b=2" rel="noopener noreferrer nofollow"')
  await expect(nodes.set(id, { fallbackUrl: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 1001 })
})
