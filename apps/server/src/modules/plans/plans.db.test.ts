import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from '../records/records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advanceToNoon()
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const hour = 3_600_000
const zone = 'Asia/Shanghai'
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment)
/** The last minute of today there, and of days after it. */
const endOfDay = (later: number) => new Date(Date.parse(`${dayOf(app.clock.now())}T23:59:30+08:00`) + later * 24 * hour)

async function makeRound(count: number, more: object = {}) {
  const directory = await who.client.directories.add({ name: `楼 ${Math.random().toString(36).slice(2, 7)}` })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { list } = await who.client.qrCodes.bulkSave({
    items: Array.from({ length: count }, (_, at) => ({ name: `灭火器 ${at + 1}`, directoryId: directory.id, blocks })),
  })
  const form = await publish(who, [text('q1')])
  const startsOn = dayOf(app.clock.now())
  const draft = {
    name: '月检',
    formId: form.formId,
    directoryIds: [directory.id],
    cycle: { every: 'day' as const, days: 1 },
    ...{ opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00', startsOn },
    ...more,
  }
  const plan = await who.client.plans.add(draft)
  const codes = list.map(({ id }) => id)
  const fill = (qrCodeId: string, key?: string) =>
    submit(app, form, { q1: '好' }, { qrCodeId, visitor: 'visitor-000000001', ...(key ? { key } : {}) })
  return { plan, codes, directory, draft, fill }
}

const statesOf = async (planId: number) => {
  const { list } = await who.client.plans.listTasks({ filters: { planId }, pageSize: 200 })
  return list.map(({ qrCode, state }) => `${qrCode.name} ${state}`).toSorted()
}

describe('plans', () => {
  it('open a window once for each code, whoever turns them, and end on time, late or missing', async () => {
    const { plan, codes, fill } = await makeRound(4)
    const { turn } = app.modules.plans
    await turn(endOfDay(0))
    expect((await who.client.plans.info({ id: plan.id })).current).toBeNull()
    await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
    const opened = endOfDay(1)
    await Promise.all([turn(opened), turn(opened), turn(opened)])
    const { list: windows } = await who.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    expect(windows.map(({ counts }) => Object.values(counts).reduce((a, b) => a + b, 0))).toEqual([4, 4])
    const answers = await Promise.all(Array.from({ length: 6 }, () => fill(codes[0] ?? '')))
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    const { list } = await who.client.plans.listTasks({ filters: { planId: plan.id, qrCodeId: codes[0] ?? '' } })
    expect(list.filter(({ doneAt }) => doneAt !== null)).toHaveLength(1)
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from plan_task where plan_id = $1 and done_at is not null`,
      [plan.id],
    )
    expect(rows[0]).toEqual({ n: 1 })
  })

  it('free codes that need no check, and say why', async () => {
    const status = await who.client.statuses.add({
      name: `状态 ${Math.random().toString(36).slice(2, 7)}`,
      items: [
        { key: 'a', name: '在用', colour: 'green', shape: 'circle', isDefault: true },
        { key: 'b', name: '停用', colour: 'grey', shape: 'square' },
      ],
    })
    const off = status.items[1]?.id ?? 0
    const { plan, codes } = await makeRound(2, { noCheckItems: [off] })
    await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: [codes[0] ?? ''], itemId: off })
    await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
    await app.modules.plans.turn(endOfDay(0))
    const { list } = await who.client.plans.listTasks({ filters: { planId: plan.id, state: 'exempt' } })
    expect(list.map(({ qrCode, why }) => [qrCode.name, why])).toEqual([['灭火器 1', '停用']])
    await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: [codes[1] ?? ''], itemId: off })
    await app.modules.plans.turn(endOfDay(1))
    expect(await statesOf(plan.id)).toContain('灭火器 2 exempt')
  })

  it('change their cycle only when they are paused, and take new codes into the next window', async () => {
    const { plan, directory, draft } = await makeRound(1)
    await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
    const weekly = { ...draft, id: plan.id, cycle: { every: 'week' as const, from: 1, until: 5 } }
    await expect(who.client.plans.add(weekly)).rejects.toThrow('请先暂停计划，再修改周期')
    await who.client.plans.add({ ...draft, id: plan.id, name: '日检' })
    await app.modules.plans.turn(endOfDay(0))
    await who.client.qrCodes.save({
      name: '新灭火器',
      directoryId: directory.id,
      blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }],
    })
    await app.modules.plans.turn(endOfDay(1))
    const { list } = await who.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    const sums = list.map(({ counts }) => Object.values(counts).reduce((a, b) => a + b, 0))
    expect(sums).toEqual([2, 1])
    await who.client.plans.changeStatus({ id: plan.id, state: 'paused' })
    expect((await who.client.plans.add(weekly)).cycle).toEqual(weekly.cycle)
  })

  it('count what is over once and for good, and who sees a part counts that part', async () => {
    const { plan, codes, directory, fill } = await makeRound(3)
    await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
    await app.modules.plans.turn(app.clock.now())
    await fill(codes[0] ?? '')
    // The day after, some minutes after the window was over: what is written down is what there was to count.
    await app.modules.plans.turn(new Date(endOfDay(0).getTime() + 11 * 60_000))
    await app.modules.plans.turn(new Date(endOfDay(0).getTime() + 12 * 60_000))
    const { rows } = await app.database.pool.query(
      `select counts from plan_window where plan_id = $1 and account_id = $2 order by key`,
      [plan.id, who.accountId],
    )
    const sum = (counts: object) => Object.values(counts).reduce((all: number, one: number) => all + one, 0)
    expect(rows[0].counts).toMatchObject({ missed: 2 })
    expect([sum(rows[0].counts), rows[1].counts]).toEqual([3, null])
    const { list } = await who.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    expect(list[1]?.counts).toEqual(rows[0].counts)

    const elsewhere = await who.client.directories.add({ name: `别处 ${Math.random().toString(36).slice(2, 7)}` })
    await who.client.qrCodes.bulkMove({ ids: codes.slice(2), directoryId: elsewhere.id })
    const sub = await app.signUp()
    await app.joinAccount(sub, who.accountId, 'subAdmin')
    await app.database.pool.query(
      'update membership set directories = $3::jsonb where account_id = $1 and user_id = $2',
      [who.accountId, sub.userId, JSON.stringify([directory.id])],
    )
    const { list: seen } = await sub.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    expect(sum(seen[1]?.counts ?? {})).toBe(2)
  })

  it('leave a window out or move it with a reason, and show the next ten', async () => {
    const { plan, draft } = await makeRound(1)
    const times = { opensAt: '08:00', warnsAt: '16:00', closesAt: '18:00' }
    const { list } = await who.client.plans.preview({
      ...{ cycle: draft.cycle, startsOn: draft.startsOn },
      ...times,
    })
    expect(list).toHaveLength(10)
    const key = list[2]?.key ?? ''
    const moved = await who.client.plans.moveWindow({ id: plan.id, key, to: null, reason: '停产' })
    expect(moved.list.map((window) => window.key)).not.toContain(key)
    await who.client.plans.setHoliday({ day: key, off: true })
    const { list: days } = await who.client.plans.holidays({ year: Number(key.slice(0, 4)) })
    expect(days).toContainEqual({ day: key, off: true, own: true })
    await who.client.plans.setHoliday({ day: key, off: null })
    // What would have opened before the plan was made was not left out.
    const { list: none, gaps } = await who.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    expect([none, gaps]).toEqual([[], []])
    const weekly = await makeRound(1, { cycle: { every: 'week', from: 1, until: 3 } })
    const [first, second] = (
      await who.client.plans.preview({
        cycle: { every: 'week', from: 1, until: 3 },
        startsOn: draft.startsOn,
        ...times,
      })
    ).list.map((window) => window.key)
    const tuesday = dayOf(new Date(Date.parse(`${second}T12:00:00+08:00`) + 24 * hour))
    await expect(
      who.client.plans.moveWindow({ id: weekly.plan.id, key: tuesday, to: null, reason: '停产' }),
    ).rejects.toThrow('按周期，这一天没有开始的周期')
    // What is open ends when the next one really opens: until then it is late, and not missing.
    await who.client.plans.changeStatus({ id: weekly.plan.id, state: 'running' })
    // The clock of the tests stands at a noon, which may be that of this day.
    await app.modules.plans.turn(new Date(`${first}T13:00:00+08:00`))
    await who.client.plans.moveWindow({ id: weekly.plan.id, key: second ?? '', to: tuesday, reason: '培训' })
    const { list: opened } = await who.client.plans.listHistoryRecord({ filters: { id: weekly.plan.id } })
    expect(opened[0]?.endsAt).toBe(new Date(`${tuesday}T00:00:00+08:00`).toISOString())
  })
  it('have a month to look at: what opened, what comes, what was moved and why, days off', async () => {
    const { plan } = await makeRound(2)
    await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
    await app.modules.plans.turn(endOfDay(0))
    const today = dayOf(app.clock.now())
    const day = (later: number) => dayOf(new Date(Date.parse(`${today}T12:00:00+08:00`) + later * 24 * hour))
    const look = (month: string) => who.client.plans.calendar({ id: plan.id, month })
    /** Of the months of these days, which may be two. */
    async function around(days: string[]) {
      const months = [...new Set(days.map((one) => one.slice(0, 7)))]
      const seen = await Promise.all(months.map(look))
      return {
        windows: seen.flatMap(({ windows }) => windows),
        moves: seen.flatMap(({ moves }) => moves),
        days: seen.flatMap((one) => one.days),
      }
    }
    await who.client.plans.moveWindow({ id: plan.id, key: day(1), to: null, reason: '停产' })
    await who.client.plans.moveWindow({ id: plan.id, key: day(3), to: day(4), reason: '培训' })
    const { windows, moves, days } = await around([today, day(1), day(3), day(4), day(5)])
    const [opened] = windows.filter((one) => one.day === today)
    expect(Object.values(opened?.counts ?? {}).reduce((a, b) => a + b, 0)).toBe(2)
    expect(windows.filter((one) => one.day === day(1))).toEqual([])
    expect(windows.filter((one) => one.day === day(3))).toEqual([])
    expect(windows.filter((one) => one.day === day(4))).toMatchObject([{ key: day(3), counts: null }])
    expect(windows.filter((one) => one.day === day(5))).toMatchObject([{ key: day(5), counts: null }])
    expect(new Map(moves.map(({ key, to, reason }) => [key, [to, reason]]))).toEqual(
      new Map([
        [day(1), [null, '停产']],
        [day(3), [day(4), '培训']],
      ]),
    )
    await who.client.plans.setHoliday({ day: day(2), off: true })
    const { days: after } = await around([day(2)])
    expect(after.find((one) => one.day === day(2))).toEqual({ day: day(2), off: true, own: true })
    expect(new Set(days.map((one) => one.day)).size).toBe(days.length)
    // A year ahead, by its calendar.
    const far = await look(`${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`)
    expect(far.windows.map((one) => one.day)).toEqual(far.days.map((one) => one.day))
    await expect(look('2026-13')).rejects.toThrow()
  })

  it('say in the history why windows since they were made never were', async () => {
    const { plan } = await makeRound(1)
    app.clock.advance(13 * 3_600)
    const { list, gaps } = await who.client.plans.listHistoryRecord({ filters: { id: plan.id } })
    expect([list, gaps]).toEqual([[], [{ key: dayOf(app.clock.now()), why: '没有开始：计划当时是暂停的' }]])
  })
})
