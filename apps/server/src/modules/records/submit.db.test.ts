import { randomUUID } from 'node:crypto'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rows = async (sql: string, values: unknown[]) => (await app.database.pool.query(sql, values)).rows

const appointment = {
  id: 'when',
  type: 'appointment' as const,
  settings: {
    title: '预约时间',
    slots: [{ id: 'am', from: '09:00', until: '10:00', capacity: 9 }],
    partyMax: 3,
  },
}
const exam = {
  id: 'e1',
  type: 'exam_radio' as const,
  settings: {
    title: '灭火器多久检查一次',
    options: [
      { id: 'a', label: '每月' },
      { id: 'b', label: '每年' },
    ],
    right: 'a',
    explanation: '消防规范',
    points: 10,
  },
}

describe('a form', () => {
  it('is opened by its address, published, without what is right in an exam', async () => {
    const who = await app.signUp()
    const form = await publish(who, [text('q1'), exam], { exam: { passMark: 6 } })
    const opened = await app.anyone.filling.open({ id: form.id })
    expect(opened).toMatchObject({ id: form.id, title: '登记', version: 1, seed: null, used: {} })
    expect(JSON.stringify(opened.document)).not.toMatch(/消防规范|"right":"a"/)
    expect((await who.client.records.address({ formId: form.formId })).id).toBe(form.id)
  })

  it('is refused in a sentence where there is none, or none yet', async () => {
    const { client } = await app.signUp()
    await expect(app.anyone.filling.open({ id: 'A'.repeat(16) })).rejects.toMatchObject({
      code: errorCodes.notFound,
      message: '没有这个表单，请核对地址',
    })
    const draft = { title: '草稿', intro: '', pages: [{ id: 'p1', components: [text('q1')] }] }
    const { id: formId } = await client.forms.save({ document: draft as never })
    const { id } = await client.records.address({ formId })
    await expect(app.anyone.filling.open({ id })).rejects.toMatchObject({ code: errorCodes.conflict })
  })
})

describe('a record', () => {
  it('keeps the version that was filled in, and its answers typed', async () => {
    const who = await app.signUp()
    const first = await publish(who, [text('q1'), { id: 'n1', type: 'number', settings: { title: '数量' } }])
    await publish(who, [text('q1'), text('q2')], { formId: first.formId })
    const { code, data } = await submit(app, first, { q1: ' ＡＢ c ', n1: '3.50', gone: 'x' })
    expect(code).toBe(0)
    const [record] = await rows('select version, number, answers from form_record where id = $1', [data.id])
    expect(record).toMatchObject({ version: 1, number: 1 })
    expect(record.answers).not.toHaveProperty('gone')
    const typed = await rows('select component, text, number from form_answer where record_id = $1 order by place', [
      data.id,
    ])
    expect(typed).toEqual([
      { component: 'q1', text: 'ab c', number: null },
      { component: 'n1', text: expect.any(String), number: expect.stringMatching(/^3\.50?$/) },
    ])
  })

  it.each([
    ['zh', '“问题 q1”：请填写这一题'],
    ['en', /^“问题 q1”: /],
  ])('is refused with question and rule (%s)', async (language, message) => {
    const form = await publish(await app.signUp(), [text('q1', { required: true })])
    const refused = await submit(app, form, {}, { language })
    expect(refused.code).toBe(errorCodes.inputInvalid)
    expect(refused.msg).toMatch(message)
    expect(refused.data.issues?.[0]?.path).toEqual(['answers', 'q1'])
  })

  it('is one, although the same key comes five times at once and again', async () => {
    const who = await app.signUp()
    const form = await publish(who, [text('q1'), { ...appointment, settings: { ...appointment.settings } }])
    const key = randomUUID()
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const answers = { q1: '王芳', when: { day, slot: 'am', people: 3 } }
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => submit(app, form, answers, { key })))
    for (const one of [...sent, await submit(app, form, answers, { key })]) expect(one).toEqual(sent[0])
    expect(sent[0]?.code).toBe(0)
    expect((await app.anyone.filling.open({ id: form.id })).used).toEqual({ [`when/${day}/am`]: 3 })
    expect((await submit(app, form, { ...answers, q1: '李' }, { key })).code).toBe(errorCodes.conflict)
  })

  it('takes places that are there: of 200 at once for 9 at most 9', async () => {
    const form = await publish(await app.signUp({ tier: 'basic' }), [appointment])
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const sent = await Promise.all(
      Array.from({ length: 200 }, (_, at) => submit(app, form, { when: { day, slot: 'am', people: 1 + (at % 2) } })),
    )
    const codes = sent.map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([0, errorCodes.inputInvalid]))
    expect(sent.find(({ code }) => code !== 0)?.msg).toBe('“预约时间”：名额已满，请换一个')
    const [{ sum }] = await rows(
      `select sum((answers #>> '{when,people}')::int)::int as sum from form_record where form_id = $1`,
      [form.formId],
    )
    expect(sum).toBeLessThanOrEqual(9)
    expect(sum).toBeGreaterThanOrEqual(8)
    const numbers = await rows('select number from form_record where form_id = $1 order by number', [form.formId])
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
  }, 60_000)

  it('has a number without gap or twin, although some are refused', async () => {
    const form = await publish(await app.signUp(), [text('q1', { required: true })])
    const sent = await Promise.all(
      Array.from({ length: 90 }, (_, at) => submit(app, form, at % 3 === 0 ? {} : { q1: `${at}` })),
    )
    const numbers = sent.filter(({ code }) => code === 0).map(({ data }) => data.number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  }, 60_000)

  it('is never refused for lack of room: it is locked until there is some', async () => {
    const who = await app.signUp()
    const form = await publish(who, [text('q1')])
    const [first, second] = [await submit(app, form, { q1: '一' }), await submit(app, form, { q1: '二' })]
    await app.database.pool.query('update form_tally set records = 1000 where form_id = $1', [form.formId])
    const third = await submit(app, form, { q1: '三' })
    expect(third.code).toBe(0)
    const filters = { formId: form.formId }
    const [locked] = (await who.client.records.search({ filters })).list
    expect(locked).toMatchObject({ id: third.data.id, locked: true, answers: {}, can: { edit: false, delete: true } })
    // What cannot be read is not changed, nor followed up, alone or with others.
    const { records, followUps } = who.client
    const [id, isLocked] = [third.data.id, { code: errorCodes.limitReached }]
    await expect(records.editRecord({ id, edits: 0, answers: { q1: '四' } })).rejects.toMatchObject(isLocked)
    await expect(followUps.add({ recordId: id, text: '看过' })).rejects.toMatchObject(isLocked)
    await expect(followUps.addMany({ recordIds: [second.data.id, id], text: '看过' })).rejects.toMatchObject(isLocked)
    expect((await followUps.list({ filters: { recordId: second.data.id } })).list).toEqual([])
    await who.client.records.deleteRecord({ id: first.data.id })
    const list = (await who.client.records.search({ filters })).list
    expect(list.map(({ id, locked: isLocked, answers }) => [id, isLocked, answers.q1])).toEqual([
      [third.data.id, false, '三'],
      [second.data.id, false, '二'],
    ])
  })

  it('names files of the account only', async () => {
    const [who, other] = [await app.signUp(), await app.signUp()]
    const upload = async ({ client }: typeof who) =>
      client.files.upload({ sign: await app.sealed('note', 'upload'), file: new File(['text'], 'note.txt') })
    const form = await publish(who, [{ id: 'f1', type: 'file', settings: { title: '附件' } }])
    const [own, foreign] = [await upload(who), await upload(other)]
    const answer = ({ id, name }: typeof own) => ({ f1: [{ fileId: id, name }] })
    const refused = await submit(app, form, answer(foreign))
    expect(refused.code).toBe(errorCodes.inputInvalid)
    expect(JSON.stringify(refused)).not.toContain(foreign.name)
    const sent = await submit(app, form, answer(own))
    expect(sent.msg).toBe('')
    const { files } = await who.client.records.recordInfo({ id: sent.data.id })
    expect(files.map(({ id }) => id)).toEqual([own.id])
  })
})

describe('where a form is filled', () => {
  it('has a page, in the language of the visitor, that says why a closed form takes nothing', async () => {
    const who = await app.signUp()
    const form = await publish(who, [text('q1', { title: '编号' })])
    const page = async (language: string) => {
      const answer = await app.fetch(`/f/${form.id}`, { headers: { 'Accept-Language': language } })
      return { status: answer.status, html: await answer.text() }
    }
    const open = await page('zh')
    expect(open.status).toBe(200)
    expect(open.html).toMatch(/编号[\s\S]*提交/)
    await who.client.formSettings.setClosing({
      formId: form.formId,
      settings: { closed: true, words: { zh: '明年再来', en: 'Next year' } },
    })
    expect((await page('en')).html).toContain('Next year')
    expect((await app.fetch(`/f/${'A'.repeat(16)}`)).status).toBe(404)
  })
})

it('holds the clock of an exam: an attempt that nobody began is refused, one under way goes on', async () => {
  const who = await app.signUp()
  const form = await publish(who, [exam], { exam: { minutes: 20, passMark: 6, answersShown: 'afterSubmission' } })
  expect(await submit(app, form, { e1: 'a' }, { key: randomUUID() })).toMatchObject({ code: errorCodes.conflict })
  const first = await app.anyone.filling.open({ id: form.id, attempt: randomUUID() })
  const again = await app.anyone.filling.open({ id: form.id, attempt: first.attempt ?? '' })
  expect(again.attempt).toBe(first.attempt)
  expect(again.clock?.endsAt).toBe(first.clock?.endsAt)
  const { data } = await submit(app, form, { e1: { option: 'a' } }, { key: first.attempt ?? '' })
  expect(data.score).toEqual({ points: 10, most: 10, passed: true })
})
