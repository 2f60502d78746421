import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, type OpenForm, publish, submit, text } from '../records/records.fixture.ts'
import { workOff } from './reminders.fixture.ts'

let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  who = await app.signUp({ tier: 'flagship' })
  form = await publish(who, [text('q1')])
})

const rule = (more: object) =>
  who.client.reminders.addRule({
    name: '规则',
    on: { event: 'record', formId: form.formId },
    channels: ['bell', 'sms'],
    ...more,
  })
/** Name, way and fate of each message, in the order of the alphabet. */
const fates = async () =>
  (await who.client.reminders.list({ pageSize: 200 })).list
    .map(({ receiver, channel, state, reason }) => `${receiver.name} ${channel} ${state} ${reason}`.trim())
    .toSorted()

describe('reminders of a record', () => {
  it('go to whoever is in charge of it at that moment', async () => {
    const { formId } = form
    await rule({ others: ['charge'], channels: ['bell'], on: { event: 'recordState', formId, states: ['done'] } })
    await rule({ others: ['charge'], channels: ['bell'], on: { event: 'recordChanged', formId } })
    const { data } = await submit(app, form, { q1: '坏了' })
    const { followUps, records, notices } = who.client
    await followUps.add({ recordId: data.id, state: 'done', text: '好了' })
    await workOff(app, who)
    expect(await fates()).toEqual([])
    await followUps.add({ recordId: data.id, chargeId: who.userId, text: '你来' })
    await followUps.add({ recordId: data.id, state: 'done', text: '好了' })
    await records.editRecord({ id: data.id, edits: 0, answers: { q1: '没坏' } })
    await workOff(app, who)
    const kinds = (await notices.list({})).list.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('reminder')).toSorted()).toEqual(['reminderChanged', 'reminderState'])
  })

  it('go to its filler on a phone that was proven, and on no other', async () => {
    await rule({ others: ['filler'], on: { event: 'recordDecided', formId: form.formId } })
    const { userId, client } = who
    await client.recordApprovals.set({ formId: form.formId, levels: [{ userIds: [userId] }] })
    await client.formSettings.setFillers({ formId: form.formId, settings: { who: 'boundPhone' } })
    const [filler, mobile] = [createFiller(app), newNumber()]
    await filler.prove(form.id, mobile)
    const { data } = await filler.submit(form, { q1: '申请' })
    await client.recordApprovals.decide({ recordId: data.id, level: 1, approved: true, reason: '' })
    await workOff(app, who)
    expect(await fates()).toEqual(['sms sent'])
    const [message] = (await app.outbox.list()).filter(({ to }) => to === `+${mobile}`)
    expect(message?.text).toContain('登记')

    const written = await publish(who, [{ id: 'tel', type: 'phone', settings: { title: '手机' } }])
    await rule({ others: ['filler'], on: { event: 'record', formId: written.formId } })
    await submit(app, written, { tel: `+${newNumber()}` })
    await workOff(app, who)
    expect(await fates()).toEqual(['sms sent', 'sms skipped unconfirmed'])
  })

  it('go to collaborators of identity groups, once to one phone', async () => {
    const { client } = who
    const night = await client.identityGroups.add({ name: '夜班' })
    const other = await client.identityGroups.add({ name: '白班' })
    const [bound, unbound] = [newNumber(), newNumber()]
    await client.collaborators.add({ name: '老周', mobile: `+${bound}`, groupIds: [night.id] })
    await client.collaborators.add({ name: '小吴', mobile: `+${unbound}`, groupIds: [night.id] })
    await client.collaborators.add({ name: '白班的', mobile: `+${newNumber()}`, groupIds: [other.id] })
    const gated = await publish(who, [text('q1')])
    await client.formSettings.setFillers({ formId: gated.formId, settings: { who: 'boundPhone' } })
    const filler = createFiller(app)
    await filler.prove(gated.id, bound)
    await filler.submit(gated, { q1: '绑定' })
    const made = await rule({ groups: [night.id], others: ['filler'], on: { event: 'record', formId: gated.formId } })
    expect(made.groups).toEqual([{ id: night.id, name: '夜班' }])
    await filler.submit(gated, { q1: '再来' })
    await workOff(app, who)
    // Who filled it in is the collaborator: one message, not two.
    expect(await fates()).toEqual(['小吴 sms skipped unconfirmed', '老周 sms sent'])
    await client.identityGroups.del({ id: night.id })
    await filler.submit(gated, { q1: '组没了' })
    await workOff(app, who)
    expect(await fates()).toHaveLength(3)
  })

  it('are refused for what has neither a filler nor somebody in charge', async () => {
    await expect(rule({ others: ['filler'], on: { event: 'stock' } })).rejects.toMatchObject({ code: 1001 })
    await expect(rule({})).rejects.toMatchObject({ code: 1001 })
    await expect(rule({ groups: [987_654_321] })).rejects.toMatchObject({ code: 1002 })
  })
})
