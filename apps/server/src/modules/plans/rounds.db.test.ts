import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
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
const word = () => Math.random().toString(36).slice(2, 7)
const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

async function makeCodes(names: string[], directoryId?: number) {
  const items = names.map((name) => ({ name, ...(directoryId === undefined ? {} : { directoryId }), blocks }))
  return (await who.client.qrCodes.bulkSave({ items })).list.map(({ id }) => id)
}

/** A plan that runs daily from today on, 00:00 to 18:00. */
async function makePlan(more: object) {
  const form = await publish(who, [text('q1')])
  const plan = await who.client.plans.add({
    name: `计划 ${word()}`,
    formId: form.formId,
    cycle: { every: 'day', days: 1 },
    ...{ opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00', startsOn: dayOf(app.clock.now()) },
    ...more,
  })
  const fill = (qrCodeId: string) => submit(app, form, { q1: '好' }, { qrCodeId, visitor: 'visitor-000000001' })
  return { plan, form, fill }
}

const tasksOf = async (planId: number) =>
  (await who.client.plans.listTasks({ filters: { planId }, pageSize: 200 })).list

it('takes codes by a filter, and those that fit later join with the next window', async () => {
  const tag = word()
  const [first = ''] = await makeCodes([`消火栓 ${tag}`, `别的 ${word()}`])
  const { plan } = await makePlan({ filter: { keyword: tag, itemIds: [] } })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await app.modules.plans.turn(app.clock.now())
  expect((await tasksOf(plan.id)).map(({ qrCode }) => qrCode.id)).toEqual([first])
  await makeCodes([`新的消火栓 ${tag}`])
  await app.modules.plans.turn(new Date(app.clock.now().getTime() + 24 * hour))
  expect(await tasksOf(plan.id)).toHaveLength(3)
  await expect(makePlan({ filter: { keyword: ' ', itemIds: [] } })).rejects.toThrow('请填写名称里的字或选择状态')
})

it('gives windows to people and groups in turn; my tasks are those of my turn', async () => {
  const [code = ''] = await makeCodes(['水泵'])
  const group = await who.client.identityGroups.add({ name: `夜班 ${word()}` })
  const { plan } = await makePlan({ codeIds: [code], people: [who.userId], groupIds: [group.id], inTurn: true })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  for (const days of [0, 1, 2]) await app.modules.plans.turn(new Date(app.clock.now().getTime() + days * 24 * hour))
  const duties = (await tasksOf(plan.id)).map(({ duty }) => duty).reverse()
  expect(duties).toHaveLength(3)
  expect(duties[1]).toBe(group.name)
  expect(duties[0]).toBe(duties[2])
  const { list } = await who.client.plans.listTasks({ filters: { planId: plan.id, mine: true } })
  expect(list).toHaveLength(2)
  const ofGroup = async (dutyGroupId: number) =>
    (await who.client.plans.listTasks({ filters: { planId: plan.id, dutyGroupId } })).list.map(({ duty }) => duty)
  expect(await ofGroup(group.id)).toEqual([group.name])
  const other = await who.client.identityGroups.add({ name: `白班 ${word()}` })
  expect(await ofGroup(other.id)).toEqual([])
  const { current, opened } = await who.client.plans.info({ id: plan.id })
  expect(opened).toBe(3)
  expect(current?.duty.people.map(({ id }) => id)).toEqual([who.userId])
})

it('sets codes by what became of their tasks, and the history says which plan did', async () => {
  const status = await who.client.statuses.add({
    name: `检查 ${word()}`,
    items: [
      { key: 'a', name: '已检', colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: '漏检', colour: 'red', shape: 'square' },
      { key: 'c', name: '停用', colour: 'grey', shape: 'bar' },
    ],
    // A plan neither fills in nor photographs: it may go where people may not.
    transitions: [],
  })
  const [done = 0, overdue = 0, off = 0] = status.items.map(({ id }) => id)
  const codes = await makeCodes(['甲', '乙'])
  await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: codes, itemId: off })
  const { plan, fill } = await makePlan({ codeIds: codes, doneItemId: done, overdueItemId: overdue })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await app.modules.plans.turn(app.clock.now())
  await fill(codes[0] ?? '')
  await app.modules.plans.turn(new Date(Date.parse(`${dayOf(app.clock.now())}T18:00:30+08:00`) + 24 * hour))
  const itemOf = async (id: string) => {
    const { list } = await who.client.statuses.listInfoStatus({ qrCodeId: id })
    return list[0]?.item?.name
  }
  expect(await itemOf(codes[1] ?? '')).toBe('漏检')
  const { list } = await who.client.statuses.history({ filters: { qrCodeId: codes[0] ?? '' } })
  const byPlan = list.filter(({ kind }) => kind === 'plan').map(({ to, recordId }) => [to, recordId !== null])
  expect(byPlan).toContainEqual(['已检', true])
})

it('is walked with a phone in the order of the way by whoever knows the address, until it is taken back', async () => {
  const codes = await makeCodes(['一号柜', '二号柜', '三号柜'])
  const { plan, form, fill } = await makePlan({ codeIds: codes })
  await who.client.plans.setRoute({ id: plan.id, ids: [codes[2] ?? '', codes[0] ?? ''] })
  const { list: along } = await who.client.plans.getQrcodeList({ filters: { id: plan.id } })
  expect(along.map(({ name }) => name)).toEqual(['三号柜', '一号柜', '二号柜'])
  const { roundUrl } = await who.client.plans.roundLink({ id: plan.id, on: true })
  const path = new URL(roundUrl ?? '').pathname
  const look = async () => (await app.fetch(path)).text()
  expect(await look()).toContain('现在没有要检查的')
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await app.modules.plans.turn(app.clock.now())
  expect((await tasksOf(plan.id)).map(({ qrCode }) => qrCode.name)).toEqual(['三号柜', '一号柜', '二号柜'])
  await fill(codes[0] ?? '')
  const html = await look()
  expect(html.indexOf('三号柜')).toBeLessThan(html.indexOf('一号柜'))
  expect(html).toContain('已完成 1/3')
  expect(html).toContain(`/f/${form.id}?code=${codes[2]}`)
  expect(html).not.toContain(`href="/f/${form.id}?code=${codes[0]}"`)
  await who.client.plans.roundLink({ id: plan.id, on: false })
  expect((await app.fetch(path)).status).toBe(404)
})

it('comes to evidence of a year whose every number equals a plain count, gaps named', async () => {
  const names = Array.from({ length: 5 }, (_, place) => `灭火器 ${place + 1}`)
  const codes = await makeCodes(names)
  const { plan, fill } = await makePlan({ codeIds: codes })
  const key = (days: number) => dayOf(new Date(app.clock.now().getTime() + days * 24 * hour))
  await who.client.plans.moveWindow({ id: plan.id, key: key(1), to: null, reason: '停电检修' })
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await app.modules.plans.turn(app.clock.now())
  for (const code of codes.slice(0, 2)) await fill(code)
  await app.modules.plans.turn(new Date(app.clock.now().getTime() + 3 * 24 * hour))
  const year = Number(key(0).slice(0, 4))
  const model = new Map<string, number>()
  for (const { state } of await tasksOf(plan.id)) model.set(state, (model.get(state) ?? 0) + 1)

  async function made(as: 'pdf' | 'excel') {
    const { task } = await who.client.plans.evidence({ id: plan.id, year, as })
    await app.modules.exports.work()
    expect(await who.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', problem: '' })
    const headers = { Authorization: `Bearer ${who.token}` }
    const answer = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
    return new Uint8Array(await answer.arrayBuffer())
  }
  const { sheets } = await readXlsx(await made('excel'))
  const [overview = [], every = [], gaps = []] = sheets.map(({ rows }) => rows.slice(1))
  const sum = (column: number) => overview.reduce((all, row) => all + Number(row[column]), 0)
  const states = ['pending', 'expiring', 'expired', 'onTime', 'late', 'missed', 'exempt']
  for (const [place, state] of states.entries()) expect([state, sum(4 + place)]).toEqual([state, model.get(state) ?? 0])
  expect(every).toHaveLength([...model.values()].reduce((all, one) => all + one, 0))
  expect(every.filter((row) => row[1] === '灭火器 1' && String(row[7]).includes('号记录'))).toHaveLength(1)
  expect(gaps.some((row) => row[0] === key(1) && row[4] === '已跳过：停电检修')).toBe(key(1).startsWith(String(year)))

  const paper = readPdf(await made('pdf'))
  const words = paper.map(({ lines }) => lines.join('').replaceAll(/\s/g, '')).join('')
  for (const name of names) expect(words).toContain(name.replace(' ', ''))
  for (const [state, count] of model) if (state === 'onTime') expect(words).toContain(`按时完成${count}`)
  await expect(who.client.plans.evidence({ id: plan.id, year: 2020, as: 'pdf' })).rejects.toThrow('还没有开始过的周期')
}, 60_000)
