import { randomUUID } from 'node:crypto'
import type { OwnRecordInfo } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, publish } from './records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp()
})
afterAll(() => app.close())

const state = { id: 's', type: 'radio' as const, settings: { title: '状态', options: [{ id: 'a', label: '正常' }] } }
const translation = {
  language: 'en',
  texts: [
    { text: '登记', said: 'Check in' },
    { text: '状态', said: 'Condition' },
    { text: '正常', said: 'In order' },
  ],
  riches: [],
}

it('speaks the language of who fills, and keeps what was answered as one', async () => {
  const form = await publish(who, [state], { translation })
  const filler = createFiller(app)
  const [zh, en] = [await filler.page(form.id), await filler.page(form.id, 'en')]
  expect(en).toContain('Check in')
  expect(en).toMatch(/Condition[\s\S]*In order/)
  expect(en).not.toContain('状态')
  expect(zh).toMatch(/状态[\s\S]*正常/)
  expect(zh).not.toContain('Condition')
  const key = randomUUID()
  const { data } = await filler.submit(form, { s: { option: 'a' } }, key)
  const own = await filler.call<OwnRecordInfo>(
    '/v/form/own_record',
    { id: form.id, recordId: data.id, attempt: key },
    undefined,
    'en',
  )
  expect(own.data.title).toBe('Check in')
  const { record } = { record: await who.client.records.recordInfo({ id: data.id }) }
  expect(record.answers).toEqual({ s: expect.objectContaining({ option: 'a' }) })
})

it('tells what would have been right when the owner says so, and not before', async () => {
  const exam = {
    id: 'e1',
    type: 'exam_radio' as const,
    settings: {
      title: '火警电话',
      options: ['110', '119'].map((label, at) => ({ id: `o${at}`, label })),
      right: 'o1',
      points: 10,
      explanation: '记住它',
    },
  }
  for (const answersShown of ['afterSubmission', 'afterClosing']) {
    const form = await publish(who, [exam], { exam: { minutes: null, passMark: null, answersShown } })
    const filler = createFiller(app)
    const key = randomUUID()
    const { data } = await filler.submit(form, { e1: { option: 'o0' } }, key)
    const read = async () =>
      (await filler.call<OwnRecordInfo>('/v/form/own_record', { id: form.id, recordId: data.id, attempt: key })).data
    if (answersShown === 'afterClosing') {
      const before = await read()
      expect(before.score).toBeNull()
      expect(JSON.stringify(before.document)).not.toContain('记住它')
      await who.client.formSettings.setClosing({ formId: form.formId, settings: { closed: true } })
    }
    const after = await read()
    expect(after.score).toMatchObject({ points: 0, most: 10 })
    expect(componentsOf(after.document)[0]?.settings).toMatchObject({ right: 'o1', explanation: '记住它' })
  }
})
