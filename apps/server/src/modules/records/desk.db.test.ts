import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a record is given to somebody of the account until a day; who it is hears of it, and what is late is found', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const helper = await app.signUp()
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  const stranger = await app.signUp()
  const { formId, ...form } = await publish(owner, [text('q1')])
  const recordId = (await submit(app, form, { q1: '漏水' })).data.id
  await submit(app, form, { q1: '灯坏了' })
  const { client } = owner
  expect((await client.followUps.people({})).list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    [owner.userId, helper.userId].sort((a, b) => a - b),
  )
  await expect(client.followUps.add({ recordId, chargeId: stranger.userId })).rejects.toMatchObject({
    code: errorCodes.inputInvalid,
  })
  const dueAt = '2020-01-07T01:00:00.000Z'
  const given = await client.followUps.add({ recordId, text: '请今天去', chargeId: helper.userId, dueAt })
  expect(given).toMatchObject({ charge: { id: helper.userId }, dueAt, state: null })
  expect(await client.records.recordInfo({ id: recordId })).toMatchObject({ charge: { id: helper.userId }, dueAt })
  const { list } = await helper.client.notices.list({})
  expect(list.filter(({ kind }) => kind === 'recordGiven')).toMatchObject([
    { details: { title: '登记', number: 1 }, link: `/formData/${formId}?record=${recordId}` },
  ])
  const found = async (filters: object) =>
    (await client.records.search({ filters: { formId, ...filters } })).list.map(({ id }) => id)
  expect(await found({ chargeId: helper.userId })).toEqual([recordId])
  expect(await found({ late: true })).toEqual([recordId])
  await helper.client.followUps.add({ recordId, state: 'done' })
  expect(await found({ late: true })).toEqual([])
  await client.followUps.add({ recordId, chargeId: null, dueAt: null })
  expect(await client.records.recordInfo({ id: recordId })).toMatchObject({ charge: null, dueAt: null })
})

it('a record goes from level to level: who decides is told, nobody else decides, and each level decides once', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const helper = await app.signUp()
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  const { formId, ...form } = await publish(owner, [text('q1')])
  const before = (await submit(app, form, { q1: '早的' })).data.id
  const { recordApprovals, records } = owner.client
  await recordApprovals.set({ formId, levels: [{ userIds: [helper.userId] }, { userIds: [] }] })
  const recordId = (await submit(app, form, { q1: '要审批' })).data.id
  expect((await recordApprovals.ofRecord({ recordId: before })).state).toBe('none')
  expect(await recordApprovals.ofRecord({ recordId })).toMatchObject({
    ...{ state: 'waiting', level: 1, of: 2, waitsFor: [{ id: helper.userId }], can: { decide: false } },
  })
  const told = async ({ client }: typeof owner) =>
    (await client.notices.list({})).list.filter(({ kind }) => kind === 'approvalWanted').length
  expect([await told(helper), await told(owner)]).toEqual([1, 0])
  await expect(recordApprovals.decide({ recordId, level: 1, approved: true })).rejects.toMatchObject({
    code: errorCodes.conflict,
  })
  const decide = helper.client.recordApprovals.decide
  await expect(decide({ recordId, level: 1, approved: false })).rejects.toMatchObject({ message: '请写下原因' })
  expect(await decide({ recordId, level: 1, approved: true, reason: '同意' })).toMatchObject({ level: 2 })
  await expect(decide({ recordId, level: 1, approved: true })).rejects.toMatchObject({ code: errorCodes.conflict })
  expect(await told(owner)).toBe(1)
  expect(await recordApprovals.decide({ recordId, level: 2, approved: false, reason: '照片不清楚' })).toMatchObject({
    state: 'refused',
    steps: [
      { level: 1, approved: true, reason: '同意' },
      { level: 2, approved: false, reason: '照片不清楚' },
    ],
  })
  const { list } = await records.search({ filters: { formId, approval: 'refused' } })
  expect(list.map(({ id }) => id)).toEqual([recordId])
})

it('the same is said of many records, of all or of none', async () => {
  const { client, ...who } = await app.signUp({ tier: 'advanced' })
  const form = await publish({ client, ...who }, [text('q1')])
  const recordIds: number[] = []
  for (const q1 of ['一', '二', '三']) recordIds.push((await submit(app, form, { q1 })).data.id)
  const { followUps, records } = client
  const states = async () =>
    (await records.search({ filters: { formId: form.formId } })).list.map(({ followUp }) => followUp)
  await expect(followUps.addMany({ recordIds })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
  await expect(followUps.addMany({ recordIds: [...recordIds, 1e9], state: 'done' })).rejects.toMatchObject({
    code: errorCodes.notFound,
  })
  expect(await states()).toEqual(['pending', 'pending', 'pending'])
  const said = { recordIds: [...recordIds, ...recordIds], state: 'done' as const, text: '一起处理' }
  expect(await followUps.addMany(said)).toEqual({ followed: 3 })
  expect(await states()).toEqual(['done', 'done', 'done'])
  const { list } = await followUps.list({ filters: { recordId: recordIds[1] ?? 0 } })
  expect(list).toMatchObject([{ text: '一起处理', state: 'done' }])
  expect((await client.recordEvidence.ofRecord({ id: recordIds[1] ?? 0 })).state).toBe('intact')
})

it('a record is followed up, and its state is that of the last entry', async () => {
  const { client, ...who } = await app.signUp()
  const form = await publish({ client, ...who }, [text('q1')])
  const { data } = await submit(app, form, { q1: '灯坏了' })
  const recordId = data.id
  const state = async () => (await client.records.recordInfo({ id: recordId })).followUp
  expect(await state()).toBe('pending')
  await client.followUps.add({ recordId, text: '已派单', state: 'inProgress' })
  const done = await client.followUps.add({ recordId, state: 'done' })
  await client.followUps.add({ recordId, text: '客户很满意' })
  const { list, total } = await client.followUps.list({ sort: 'oldest', filters: { recordId } })
  expect([total, ...list.map(({ text: said, state: to }) => said || to)]).toEqual([3, '已派单', 'done', '客户很满意'])
  const { formId } = form
  expect((await client.records.search({ filters: { formId, followUp: 'done' } })).list).toHaveLength(1)
  await client.followUps.del({ id: done.id })
  expect(await state()).toBe('inProgress')
  await expect(client.followUps.add({ recordId })).rejects.toMatchObject({
    message: '请写点什么、换个状态，或附上图片',
  })
  const other = await app.signUp()
  await expect(other.client.followUps.add({ recordId, text: '?' })).rejects.toMatchObject({ code: errorCodes.notFound })
})

it('another form is filled in inside the thread; its record knows where it comes from, and the thread leads to it', async () => {
  const owner = await app.signUp()
  const { followUps, records } = owner.client
  const fault = await publish(owner, [text('q1')])
  const repair = await publish(owner, [text('q2', { required: true })])
  const recordId = (await submit(app, fault, { q1: '漏水' })).data.id
  const one = { recordId, formId: repair.formId, formVersion: repair.version }
  await expect(followUps.fill({ ...one, answers: {} })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
  const entry = await followUps.fill({ ...one, answers: { q2: '换了垫圈' } })
  expect(entry).toMatchObject({ user: { id: owner.userId }, filled: { formId: repair.formId, number: 1 } })
  const made = await records.recordInfo({ id: entry.filled?.recordId ?? 0 })
  expect(made).toMatchObject({ sourceId: recordId, answers: { q2: '换了垫圈' } })
  expect((await followUps.list({ filters: { recordId } })).list).toMatchObject([
    { filled: { title: '登记', number: 1 } },
  ])
  const other = await app.signUp()
  await expect(other.client.followUps.fill({ ...one, answers: { q2: '?' } })).rejects.toMatchObject({
    code: errorCodes.notFound,
  })
})

it('a code is redeemed once, of twenty at once by one, and not after it was taken away', async () => {
  const { client, ...who } = await app.signUp({ tier: 'basic' })
  const form = await publish({ client, ...who }, [text('q1')])
  const { formId } = form
  await client.formSettings.setSubmitPage({ formId, settings: { certificate: true, redeemCode: true } })
  const [first, second] = [await submit(app, form, { q1: 'a' }), await submit(app, form, { q1: 'b' })]
  const code = first.data.after.redeemCode ?? ''
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => client.records.writeCode({ code })))
  const [won, lost] = [
    tried.filter(({ status }) => status === 'fulfilled'),
    tried.find((one) => one.status === 'rejected'),
  ]
  expect(won).toHaveLength(1)
  expect(lost?.reason).toMatchObject({ code: errorCodes.conflict, message: expect.stringContaining('这个核销码已于') })
  const recordIds = [first.data.id, second.data.id]
  expect(await client.records.delWriteCode({ formId, recordIds })).toEqual({ removed: 1 })
  await expect(client.records.writeCode({ code: second.data.after.redeemCode ?? '' })).rejects.toMatchObject({
    message: '没有这个核销码，请核对后重试',
  })
  expect((await client.records.recordInfo({ id: first.data.id })).redeem).toMatchObject({
    code,
    at: expect.any(String),
  })
})

it('a report sums up question by question, by the form as it is now', async () => {
  const { client, ...who } = await app.signUp({ tier: 'basic' })
  const options = [
    { id: 'ok', label: '正常' },
    { id: 'bad', label: '异常' },
  ]
  const radio = { id: 'r', type: 'radio' as const, settings: { title: '状态', options } }
  const number = { id: 'n', type: 'number' as const, settings: { title: '压力' } }
  const form = await publish({ client, ...who }, [
    radio,
    number,
    { id: 'g', type: 'remark', settings: { html: '<p>说明</p>' } },
  ])
  for (const [option, n] of [
    ['ok', '2'],
    ['ok', '4'],
    ['bad', undefined],
  ] as const)
    expect((await submit(app, form, { r: { option, text: '' }, ...(n ? { n } : {}) })).msg).toBe('')
  const report = await client.recordReports.getReport({ formId: form.formId })
  expect(report).toMatchObject({ records: 3, isPart: false })
  // Days on which nothing came are named too.
  expect(report.days.flatMap(({ count }) => count || [])).toEqual([3])
  expect(report.questions.map(({ value }) => value)).toMatchObject([
    {
      shape: 'options',
      answered: 3,
      options: [
        { id: 'ok', count: 2 },
        { id: 'bad', count: 1 },
      ],
    },
    { shape: 'numbers', answered: 2, summary: { sum: '6', min: '2', max: '4', mean: '3' } },
  ])
  const later = await client.recordReports.getReport({ formId: form.formId, from: '2100-01-01T00:00:00Z' })
  expect(later).toMatchObject({ records: 0, days: [] })
  expect((await client.recordReports.getSheetReportList({})).list).toMatchObject([{ records: 3, today: 3, week: 3 }])
})

it('a slot of one day has the places that somebody gave it', async () => {
  const { client, ...who } = await app.signUp({ tier: 'basic' })
  const slots = [{ id: 'am', from: '09:00', until: '10:00', capacity: 2 }]
  const form = await publish({ client, ...who }, [
    { id: 'when', type: 'appointment', settings: { title: '时间', slots } },
  ])
  const { formId } = form
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const set = (places: number | null) =>
    client.appointments.setAppoint({ formId, component: 'when', day, slot: 'am', places })
  const book = async () => (await submit(app, form, { when: { day, slot: 'am', people: 1 } })).code
  expect(await set(3)).toMatchObject({ usual: 2, set: 3, used: 0 })
  expect([await book(), await book(), await book()]).toEqual([0, 0, 0])
  expect(await book()).toBe(errorCodes.inputInvalid)
  expect((await app.anyone.filling.open({ id: form.id })).used).toEqual({ [`when/${day}/am`]: 2 })
  await set(null)
  expect(await book()).toBe(errorCodes.inputInvalid)
  expect((await client.appointments.list({ filters: { formId, from: day, until: day } })).list).toMatchObject([
    { day, from: '09:00', until: '10:00', usual: 2, set: null, used: 3 },
  ])
  await expect(
    client.appointments.list({ filters: { formId, from: '2026-01-01', until: '2026-12-31' } }),
  ).rejects.toMatchObject({ message: '一次最多查看 90 天' })
})
