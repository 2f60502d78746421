import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const is = (value: string) => ({ tests: [{ component: 'q1', comparison: 'is' as const, value }] })

it('is followed by what the form says: number, words, tip, code, and where to go on', async () => {
  const who = await app.signUp()
  const next = await publish(who, [text('n1')], { title: '满意度' })
  const { formId, ...form } = await publish(who, [text('q1'), { id: 'n', type: 'name', settings: { title: '姓名' } }])
  const { client } = who
  await client.formSettings.setSubmitPage({
    formId,
    settings: {
      words: { zh: '谢谢' },
      certificate: true,
      redeemCode: true,
      serial: { prefix: 'BX-', digits: 4, reset: 'yearly' },
      nextFormId: next.formId,
    },
  })
  await client.formSettings.setRedirect({ formId, settings: { target: 'https://example.com/all', text: '官网' } })
  const urgent = { target: 'https://example.com/urgent', text: '加急' }
  await client.formSettings.setRedirectRule({ formId, when: is('urgent'), ...urgent })
  await client.formTips.add({ formId, person: '王 芳', message: '三号会议室' })
  await client.formLinks.set({ formId, links: [{ formId: next.formId, text: '评价' }] })

  const first = await submit(app, form, { q1: 'usual', n: '王芳' })
  expect(first.data.after).toMatchObject({
    serial: 'BX-0001',
    words: { zh: '谢谢', en: '' },
    certificate: true,
    redeemCode: expect.stringMatching(/^[2-9A-Z]{10}$/),
    redirect: { text: '官网' },
    tip: '三号会议室',
    next: { id: next.id, title: '满意度' },
    links: [{ id: next.id, title: '满意度', text: '评价' }],
  })
  const key = 'attempt-of-the-urgent-one'
  const second = await submit(app, form, { q1: 'urgent', n: '李雷' }, { key })
  expect(second.data.after).toMatchObject({ serial: 'BX-0002', tip: null, redirect: urgent })

  const going = await submit(app, next, { n1: '5' }, { continues: { id: form.id, attempt: key } })
  const { rows } = await app.database.pool.query('select source_id from form_record where id = $1', [going.data.id])
  expect(Number(rows[0].source_id)).toBe(second.data.id)
})

it('closes the form by an answer: one closes it, nobody comes after, and a retry still hears of its record', async () => {
  const who = await app.signUp({ tier: 'basic' })
  const form = await publish(who, [text('q1')])
  await who.client.formSettings.setClosingRule({ formId: form.formId, when: is('end') })
  await submit(app, form, { q1: 'one' })
  const keys = Array.from({ length: 12 }, (_, at) => `closing-attempt-${at}`)
  const sent = await Promise.all(keys.map((key) => submit(app, form, { q1: 'end' }, { key })))
  expect(sent.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(sent.find(({ code }) => code !== 0)?.msg).toBe('表单已经关闭，暂时不能填写')
  const won = sent.findIndex(({ code }) => code === 0)
  expect(await submit(app, form, { q1: 'end' }, { key: keys[won] ?? '' })).toEqual(sent[won])
  expect((await who.client.formSettings.get({ formId: form.formId })).closing.closed).toBe(true)
})

it('names a version that fillers had, not a draft', async () => {
  const who = await app.signUp()
  const form = await publish(who, [text('q1')])
  const { formId } = form
  const draft = { title: '登记', intro: '', pages: [{ id: 'p1', components: [text('q1'), text('q2')] }] }
  expect((await who.client.forms.save({ id: formId, document: draft as never })).version).toBe(2)
  await publish(who, [text('q1'), text('q3')], { formId })
  expect((await submit(app, form, { q1: 'a' })).code).toBe(0)
  expect((await submit(app, { id: form.id, version: 2 }, { q1: 'a' })).code).toBe(errorCodes.conflict)
  expect((await submit(app, { id: form.id, version: 3 }, { q1: 'a' })).code).toBe(0)
})
