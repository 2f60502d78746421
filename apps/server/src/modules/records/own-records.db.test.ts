import { randomUUID } from 'node:crypto'
import { errorCodes, type OwnRecord, type OwnRecordInfo } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, type OpenForm, publish, text } from './records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp()
})
afterAll(() => app.close())

type Filler = ReturnType<typeof createFiller>

const listOf = async (filler: Filler, { id }: OpenForm, attempts: string[] = []) =>
  (await filler.call<{ list: OwnRecord[] }>('/v/form/mine', { id, attempts })).data.list

const place = {
  id: 'seat',
  type: 'radio' as const,
  settings: {
    title: '座位',
    options: [
      { id: 'a', label: '甲', quota: 1 },
      { id: 'b', label: '乙' },
    ],
  },
}

/** A form for proven phones, and two people who proved theirs. */
async function bound(fillers: object): Promise<{ form: OpenForm; one: Filler; other: Filler }> {
  const form = await publish(who, [text('q1'), place])
  await who.client.formSettings.setFillers({ formId: form.formId, settings: { who: 'boundPhone', ...fillers } })
  const [one, other] = [createFiller(app), createFiller(app)]
  await one.prove(form.id, newNumber())
  await other.prove(form.id, newNumber())
  return { form, one, other }
}

describe('what somebody handed in', () => {
  it('is found by the key of the attempt from a device, also when the form has closed; by nobody else', async () => {
    const form = await publish(who, [text('q1')])
    const [filler, stranger] = [createFiller(app), createFiller(app)]
    const key = randomUUID()
    const { data } = await filler.submit(form, { q1: '灭火器' }, key)
    await who.client.formSettings.setClosing({ formId: form.formId, settings: { closed: true } })
    const [own] = await listOf(filler, form, [key, randomUUID()])
    expect(own).toMatchObject({ id: data.id, number: 1, can: { change: false, remove: false } })
    const read = { id: form.id, recordId: data.id }
    const info = await filler.call<OwnRecordInfo>('/v/form/own_record', { ...read, attempt: key })
    expect(info.data).toMatchObject({ title: '登记', answers: { q1: '灭火器' } })
    expect(await listOf(stranger, form)).toEqual([])
    expect((await stranger.call('/v/form/own_record', read)).code).toBe(errorCodes.notFound)
    const other = await publish(who, [text('q1')])
    const elsewhere = { ...read, id: other.id, attempt: key }
    expect((await stranger.call('/v/form/own_record', elsewhere)).code).toBe(errorCodes.notFound)
  })

  it('is changed and deleted with the phone that was proven, where the owner allows it', async () => {
    const { form, one, other } = await bound({ mayChange: true, mayDelete: true })
    const { data } = await one.submit(form, { q1: '一', seat: { option: 'a' } })
    const own = { id: form.id, recordId: data.id }
    expect((await listOf(one, form)).map(({ can }) => can)).toEqual([{ change: true, remove: true }])
    expect(await listOf(other, form)).toEqual([])
    const change = { ...own, edits: 0, answers: { q1: '二', seat: { option: 'b' } } }
    expect((await other.call('/v/form/change_own', change)).code).toBe(errorCodes.notFound)
    expect((await other.call('/v/form/delete_own', own)).code).toBe(errorCodes.notFound)

    const changed = await one.call<OwnRecordInfo>('/v/form/change_own', change)
    expect(changed.data).toMatchObject({ edits: 1, answers: { q1: '二' } })
    expect((await one.call('/v/form/change_own', change)).code).toBe(errorCodes.conflict)
    // The place that was given up is free again.
    expect((await other.submit(form, { q1: '三', seat: { option: 'a' } })).code).toBe(0)
    const taken = { ...own, edits: 1, answers: { seat: { option: 'a' } } }
    expect((await one.call('/v/form/change_own', taken)).msg).toBe('“座位”：名额已满，请换一个')
    const { history } = await who.client.records.recordInfo({ id: data.id })
    expect(history.map(({ after }) => after.q1)).toEqual(['二'])

    expect((await one.call('/v/form/delete_own', own)).data).toEqual({ removed: 1 })
    expect(await listOf(one, form)).toEqual([])
    const { list } = await who.client.audit.createlog({ filters: { verb: 'removed' } })
    expect(list.map(({ subjectId }) => subjectId)).toContain(String(data.id))
  })

  it('stays as it is where the owner does not allow it', async () => {
    const { form, one } = await bound({})
    const { data } = await one.submit(form, { q1: '一' })
    const own = { id: form.id, recordId: data.id }
    const change = await one.call('/v/form/change_own', { ...own, edits: 0, answers: { q1: '二' } })
    expect(change).toMatchObject({ code: errorCodes.conflict, msg: '这条记录不能修改' })
    expect((await one.call('/v/form/delete_own', own)).msg).toBe('这条记录不能删除')
    expect((await one.page(`${form.id}/mine`, 'en')).toString()).toMatch(/Reading…/)
  })
})
