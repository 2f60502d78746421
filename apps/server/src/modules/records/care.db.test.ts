import { errorCodes, flags } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { startReceiver } from '../push/push.fixture.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const hour = 3_600_000
const toldOf = async ({ client }: SignedUp, kind: string) =>
  (await client.notices.list({})).list.filter((one) => one.kind === kind)

/** Makes records older by days, as if they had come then. */
const age = (recordIds: readonly number[], days: number) =>
  app.database.pool.query(`update form_record set at = at - make_interval(days => $2) where id = any($1)`, [
    recordIds,
    days,
  ])

describe('records are followed up by themselves', () => {
  it('an answer says how far a new record is and who is given it; the thread says that nobody did it', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    const { formId, ...form } = await publish(owner, [text('q1')])
    const when = { tests: [{ component: 'q1', comparison: 'contains' as const, value: '漏' }] }
    await owner.client.followUpSettings.set({
      formId,
      settings: {
        dueHours: { pending: 24, inProgress: 4 },
        rules: [{ when, state: 'inProgress', chargeId: helper.userId }],
      },
    })
    const leak = (await submit(app, form, { q1: '漏水' })).data.id
    const other = (await submit(app, form, { q1: '好的' })).data.id
    const { records, followUps } = owner.client
    const [given, plain] = [await records.recordInfo({ id: leak }), await records.recordInfo({ id: other })]
    expect(given).toMatchObject({ followUp: 'inProgress', charge: { id: helper.userId } })
    expect(Date.parse(given.dueAt ?? '') - Date.parse(given.at)).toBe(4 * hour)
    expect(plain).toMatchObject({ followUp: 'pending', charge: null })
    expect(Date.parse(plain.dueAt ?? '') - Date.parse(plain.at)).toBe(24 * hour)
    expect((await followUps.list({ filters: { recordId: leak } })).list).toMatchObject([
      { user: { id: 0 }, state: 'inProgress', charge: { id: helper.userId } },
    ])
    expect(await toldOf(helper, 'recordGiven')).toHaveLength(1)
  })

  it('what is late is told to who is in charge, and later to others; once each', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const helper = await app.signUp()
    await app.joinAccount(helper, owner.accountId, 'subAdmin')
    const { formId, ...form } = await publish(owner, [text('q1')])
    const escalation = { afterHours: 2, userIds: [helper.userId] }
    await owner.client.followUpSettings.set({ formId, settings: { dueHours: { pending: 1 }, escalation } })
    const recordId = (await submit(app, form, { q1: '灯坏了' })).data.id
    const due = Date.parse((await owner.client.records.recordInfo({ id: recordId })).dueAt ?? '')
    const late = async () => [(await toldOf(owner, 'recordLate')).length, (await toldOf(helper, 'recordLate')).length]
    const { watch } = app.modules.records
    await watch(new Date(due - 1))
    expect(await late()).toEqual([0, 0])
    await Promise.all([watch(new Date(due + 1)), watch(new Date(due + 1))])
    expect(await late()).toEqual([1, 0])
    await watch(new Date(due + 2 * hour + 1))
    await watch(new Date(due + 3 * hour))
    expect(await late()).toEqual([1, 1])
    await owner.client.followUps.add({ recordId, state: 'done' })
    expect(await owner.client.followUpSettings.figures({ formId })).toMatchObject({ late: 0, ended: 1 })
  })
})

describe('records are kept for so many days', () => {
  it('what is over goes a day after it was announced; counts, quotas and the certificate stay', async () => {
    const owner = await app.signUp({ tier: 'advanced' })
    const { client } = owner
    const { formId, ...form } = await publish(owner, [text('q1')])
    await client.formSettings.setLimits({ formId, settings: { total: 3 } })
    const old = [(await submit(app, form, { q1: '一' })).data.id, (await submit(app, form, { q1: '二' })).data.id]
    const young = (await submit(app, form, { q1: '三' })).data.id
    await age(old, 12)
    await client.retention.set({ formId, days: 10 })
    const now = Date.now()
    const turn = (days: number) => app.modules.records.dispose(new Date(now + days * day))
    await turn(0)
    const [warning] = await toldOf(owner, 'recordsEnding')
    expect(warning).toMatchObject({ details: { title: '登记', count: 2 }, link: `/formData/${formId}` })
    expect((await client.records.search({ filters: { formId } })).total).toBe(3)
    await turn(0)
    expect(await toldOf(owner, 'recordsEnding')).toHaveLength(1)
    await Promise.all([turn(1), turn(1)])
    expect((await client.records.search({ filters: { formId } })).list.map(({ id }) => id)).toEqual([young])
    expect(await client.retention.get({ formId })).toMatchObject({ days: 10, nextAt: null, disposed: 2 })
    const { list } = await client.retention.list({ filters: { formId } })
    expect(list).toMatchObject([{ records: 2, days: 10 }])
    const report = await client.recordReports.getReport({ formId })
    expect(report.days.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect((await submit(app, form, { q1: '四' })).code).not.toBe(0)
    const links = await client.recordEvidence.ofForm({ formId })
    expect(links).toMatchObject({ isTorn: false, differing: [] })
    await client.recordExports.pdfDisposal({ disposalId: list[0]?.id ?? 0 })
    await app.modules.exports.work()
    const [task] = (await client.exports.taskList({})).list
    expect(task).toMatchObject({ kind: 'disposalPdf', state: 'done' })
  })

  it('who reaches some directories only deletes nothing that lies elsewhere by setting a time', async () => {
    const owner = await app.signUp()
    const { formId } = await publish(owner, [text('q1')])
    const { id } = await owner.client.directories.add({ name: '一楼' })
    const limited = await app.signUp()
    await app.joinAccount(limited, owner.accountId, 'subAdmin', [...flags])
    await limited.client.retention.set({ formId, days: 30 })
    await app.database.pool.query(
      'update membership set directories = $1::jsonb where account_id = $2 and user_id = $3',
      [JSON.stringify([id]), owner.accountId, limited.userId],
    )
    await expect(limited.client.retention.set({ formId, days: 1 })).rejects.toMatchObject({
      code: errorCodes.noPermission,
    })
    expect((await owner.client.retention.get({ formId })).days).toBe(30)
  })

  it('what no receiver of pushes has taken stays, where that is wanted', async () => {
    const owner = await app.signUp({ tier: 'flagship' })
    const { client } = owner
    const { formId, ...form } = await publish(owner, [text('q1')])
    await client.push.sendCode({})
    const mobileCode = await app.smsCodeFor(owner.mobile)
    const receiver = await startReceiver()
    try {
      const { push } = await client.push.add({ url: receiver.url, mobileCode, formIds: [formId] })
      const taken = (await submit(app, form, { q1: '一' })).data.id
      await app.modules.pushes.workOff()
      await client.push.turn({ id: push.id, on: false })
      const waiting = (await submit(app, form, { q1: '二' })).data.id
      await age([taken, waiting], 5)
      await client.retention.set({ formId, days: 4, afterPush: true })
      const turn = (days: number) => app.modules.records.dispose(new Date(Date.now() + days * day))
      const there = async () => (await client.records.search({ filters: { formId } })).list.map(({ id }) => id)
      await turn(0)
      await turn(1)
      expect(await there()).toEqual([waiting])
      await client.push.turn({ id: push.id, on: true })
      await app.modules.pushes.workOff()
      await turn(1)
      await turn(2)
      expect(await there()).toEqual([])
    } finally {
      await receiver.close()
    }
  })

  it('without days, a record goes a whole day after every receiver took it, and no other does', async () => {
    const owner = await app.signUp({ tier: 'flagship' })
    const { client } = owner
    const { formId, ...form } = await publish(owner, [text('q1')])
    await expect(client.retention.set({ formId, days: 0 })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
    await client.push.sendCode({})
    const mobileCode = await app.smsCodeFor(owner.mobile)
    const receiver = await startReceiver()
    try {
      const { push } = await client.push.add({ url: receiver.url, mobileCode, formIds: [formId] })
      await submit(app, form, { q1: '一' })
      await app.modules.pushes.workOff()
      await client.push.turn({ id: push.id, on: false })
      const waiting = (await submit(app, form, { q1: '二' })).data.id
      await age([waiting], 30)
      expect(await client.retention.set({ formId, days: 0, afterPush: true })).toMatchObject({
        days: 0,
        afterPush: true,
      })
      const turn = (days: number) => app.modules.records.dispose(new Date(Date.now() + days * day))
      const there = async () => (await client.records.search({ filters: { formId } })).list.map(({ id }) => id)
      await turn(0)
      // It was taken today: that is not announced yet.
      expect(await toldOf(owner, 'recordsEnding')).toEqual([])
      await turn(1)
      expect(await toldOf(owner, 'recordsEnding')).toMatchObject([{ details: { count: 1 } }])
      expect(await there()).toHaveLength(2)
      await Promise.all([turn(2), turn(2)])
      expect(await there()).toEqual([waiting])
      expect(await client.retention.get({ formId })).toMatchObject({ days: 0, disposed: 1 })
      const { list } = await client.retention.list({ filters: { formId } })
      expect(list).toMatchObject([{ records: 1, days: 0 }])
      await turn(9)
      expect(await there()).toEqual([waiting])
      await client.recordExports.pdfDisposal({ disposalId: list[0]?.id ?? 0 })
      await app.modules.exports.work()
      expect((await client.exports.taskList({})).list).toMatchObject([{ kind: 'disposalPdf', state: 'done' }])
    } finally {
      await receiver.close()
    }
  })

  it('another time is announced anew', async () => {
    const owner = await app.signUp()
    const { client } = owner
    const { formId, ...form } = await publish(owner, [text('q1')])
    await age([(await submit(app, form, { q1: '一' })).data.id], 5)
    await client.retention.set({ formId, days: 4 })
    const turn = (days: number) => app.modules.records.dispose(new Date(Date.now() + days * day))
    await turn(0)
    await client.retention.set({ formId, days: 3 })
    await turn(1)
    expect((await client.records.search({ filters: { formId } })).total).toBe(1)
    await client.retention.set({ formId, days: null })
    await turn(3)
    expect((await client.records.search({ filters: { formId } })).total).toBe(1)
  })
})
