import { errorCodes } from '@matai/contract'
import { componentTypes, schemaOf } from '@matai/form-kit/schema'
import { sampleOf } from '@matai/form-kit/sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, type OpenForm, publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const choice = {
  id: 'state',
  type: 'radio' as const,
  settings: {
    title: '状态',
    options: [
      { id: 'ok', label: '正常' },
      { id: 'bad', label: '异常', quota: 2 },
    ],
  },
}
const questions = [
  { id: 'who', type: 'name' as const, settings: { title: '姓名' } },
  choice,
  { id: 'n1', type: 'number' as const, settings: { title: '数量' } },
  { id: 'd1', type: 'date' as const, settings: { title: '日期' } },
  text('q1'),
]

it('a list has columns for questions that the form no longer asks, and a view brings its columns along', async () => {
  const who = await app.signUp()
  const { formId } = await publish(who, questions)
  await publish(who, [choice, text('q2')], { formId })
  await publish(who, [choice], { formId })
  const { records, recordViews } = who.client
  const former = (await records.formerQuestions({ formId })).list
  expect(former.map(({ id }) => id)).toEqual(['q2', 'who', 'n1', 'd1', 'q1'])
  await recordViews.save({ formId, name: '视图', search: '?sort=oldest', columns: ['number', 'q-q2'] })
  expect((await recordViews.list({ formId })).list).toMatchObject([
    { search: '?sort=oldest', columns: ['number', 'q-q2'] },
  ])
  await recordViews.save({ formId, name: '视图', search: '' })
  expect((await recordViews.list({ formId })).list).toMatchObject([{ search: '', columns: null }])
})

it('columns that a person chose are there on every device, and nobody else’s', async () => {
  const [who, helper] = [await app.signUp(), await app.signUp()]
  const { formId } = await publish(who, questions)
  await app.joinAccount(helper, who.accountId, 'subAdmin')
  const { recordViews } = who.client
  expect((await recordViews.list({ formId })).columns).toBeNull()
  await recordViews.save({ formId, name: '视图', search: '?sort=oldest', columns: ['number'] })
  await recordViews.setColumns({ formId, columns: ['number', 'q-n1'] })
  expect(await recordViews.setColumns({ formId, columns: ['number', 'at'] })).toEqual({ columns: ['number', 'at'] })
  const kept = await recordViews.list({ formId })
  expect(kept).toMatchObject({ list: [{ name: '视图', columns: ['number'] }], columns: ['number', 'at'] })
  expect(await helper.client.recordViews.list({ formId })).toEqual({ list: [], columns: null })
  const other = await publish(who, questions)
  expect((await recordViews.list({ formId: other.formId })).columns).toBeNull()
})

describe('records are found', () => {
  let who: SignedUp
  let form: OpenForm
  const numbers: Record<string, number> = {}
  beforeAll(async () => {
    who = await app.signUp()
    form = await publish(who, questions)
    const all = [
      ['a', { who: '王芳', state: { option: 'ok' }, n1: '3', d1: '2026-03-02', q1: 'XF-001 一楼' }],
      ['b', { who: '李雷', state: { option: 'bad' }, n1: '30', d1: '2026-04-05', q1: 'xf-002 二楼' }],
      ['c', { who: '王芳', state: { option: 'ok' }, n1: '-4.5', q1: '100% 完好' }],
    ] as const
    for (const [name, answers] of all) {
      const sent = await submit(app, form, answers)
      expect(sent.msg).toBe('')
      numbers[name] = sent.data.number
    }
  })

  const found = async (filters: object, more: object = {}) => {
    const { list, total } = await who.client.records.search({
      ...more,
      filters: { formId: form.formId, ...filters },
    })
    expect(total).toBe(list.length)
    return list.map(({ number }) => Object.keys(numbers).find((name) => numbers[name] === number)).join('')
  }
  const asks = (component: string, comparison: string, value = '') => ({ answers: [{ component, comparison, value }] })

  it.each([
    [asks('state', 'is', 'ok'), 'ca'],
    [asks('state', 'is', 'bad'), 'b'],
    [asks('n1', 'is', '3.0'), 'a'],
    [asks('n1', 'atLeast', '3'), 'ba'],
    [asks('n1', 'atMost', '-4'), 'c'],
    [asks('n1', 'is', 'drei'), ''],
    [asks('d1', 'is', '2026-03-02'), 'a'],
    [asks('d1', 'atLeast', '2026-03-03'), 'b'],
    [asks('d1', 'blank'), 'c'],
    [asks('d1', 'filled'), 'ba'],
    [asks('q1', 'begins', 'xf-00'), 'ba'],
    [asks('q1', 'contains', '二'), 'b'],
    [asks('q1', 'contains', '%'), 'c'],
    [asks('q1', 'is', 'XF-001 一楼'), 'a'],
    [{ answers: [...asks('state', 'is', 'ok').answers, ...asks('n1', 'atLeast', '0').answers] }, 'a'],
    [{ until: '2020-01-01T00:00:00Z' }, ''],
    [{ from: '2020-01-01T00:00:00Z' }, 'cba'],
  ])('by %j: %s', async (filters, names) => {
    expect(await found(filters)).toBe(names)
  })

  it('by a word with which an answer begins, by number, in both orders, page by page', async () => {
    expect(await found({}, { keyword: '王' })).toBe('ca')
    expect(await found({}, { keyword: 'XF-002' })).toBe('b')
    // Dates of the other one begin with a 2 as well.
    expect(await found({}, { keyword: String(numbers.b) })).toBe('ba')
    expect(await found({}, { sort: 'oldest' })).toBe('abc')
    for (const sort of ['newest', 'oldest'] as const) {
      const filters = { formId: form.formId }
      const first = await who.client.records.search({ filters, sort, pageSize: 2 })
      const cursor = first.next ?? ''
      const second = await who.client.records.search({ filters, sort, pageSize: 2, cursor })
      expect([...first.list, ...second.list].map(({ number }) => number)).toEqual(
        sort === 'newest' ? [3, 2, 1] : [1, 2, 3],
      )
    }
    const led = { formId: form.formId, ...asks('state', 'is', 'ok') }
    const one = await who.client.records.search({ filters: led as never, pageSize: 1 })
    const two = await who.client.records.search({ filters: led as never, pageSize: 1, cursor: one.next ?? '' })
    expect([...one.list, ...two.list].map(({ number }) => number)).toEqual([3, 1])
  })

  it('by who filled them', async () => {
    const { list } = await who.client.records.userlist({ filters: { formId: form.formId } })
    expect(list.map(({ facts, records }) => [facts.name, records])).toEqual([
      ['王芳', 2],
      ['李雷', 1],
    ])
    expect(await found({ fillerId: list[0]?.id })).toBe('ca')
    expect(await who.client.records.getUserinfo({ id: list[0]?.id ?? 0 })).toEqual(list[0])
  })
})

it('a record is edited by the rules, with history, by whom the administrator lets', async () => {
  const [owner, helper] = [await app.signUp(), await app.signUp()]
  const form = await publish(owner, [...questions, text('must', { required: true })])
  const sent = await submit(app, form, { state: { option: 'bad' }, must: '1' })
  const { id } = sent.data
  await submit(app, form, { state: { option: 'bad' }, must: '1' })
  const edit = (answers: object, edits = 0) => owner.client.records.editRecord({ id, edits, answers: answers as never })
  await expect(edit({ must: null })).rejects.toMatchObject({ code: errorCodes.inputInvalid })
  const edited = await edit({ q1: '已修好', state: { option: 'ok', text: '' } })
  expect(edited).toMatchObject({ edits: 1, answers: { q1: '已修好', state: { option: 'ok' }, must: '1' } })
  expect(edited.history).toMatchObject([
    {
      user: { id: owner.userId },
      before: { state: { option: 'bad' } },
      after: { q1: '已修好', state: { option: 'ok' } },
    },
  ])
  await expect(edit({ q1: 'x' })).rejects.toMatchObject({ code: errorCodes.conflict })
  // The place that the edit gave back is taken by somebody else, and then it is full.
  expect((await submit(app, form, { state: { option: 'bad' }, must: '1' })).code).toBe(0)
  await expect(edit({ state: { option: 'bad', text: '' } }, 1)).rejects.toMatchObject({
    message: '“状态”：名额已满，请换一个',
  })
  const filters = { formId: form.formId, answers: [{ component: 'q1', comparison: 'is' as const, value: '已修好' }] }
  expect((await owner.client.records.search({ filters })).total).toBe(1)
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  await expect(helper.client.records.editRecord({ id, edits: 1, answers: {} })).rejects.toMatchObject({
    code: errorCodes.noPermission,
  })
  expect((await helper.client.records.recordInfo({ id })).can).toEqual({ edit: false, delete: false })
})

it('records are deleted, all or none, and give back what they used up', async () => {
  const who = await app.signUp()
  const form = await publish(who, [choice, text('q1')])
  const send = async () => (await submit(app, form, { state: { option: 'bad' } })).data.id
  const [first, second] = [await send(), await send()]
  const { client } = who
  await expect(client.records.batchDelete({ ids: [first, 2 ** 40] })).rejects.toMatchObject({
    code: errorCodes.notFound,
  })
  expect(await client.records.delByRecordId({ formId: form.formId, recordIds: [first, 2 ** 40] })).toEqual({
    removed: 1,
  })
  expect(await client.records.deleteRecord({ id: second })).toEqual({ removed: 1 })
  expect((await app.anyone.filling.open({ id: form.id })).used).toEqual({ 'state/bad': 0 })
  expect((await submit(app, form, { state: { option: 'bad' } })).data.number).toBe(3)
  const { list } = await client.audit.createlog({})
  expect(list.filter(({ subject }) => subject === 'record').map(({ verb, name }) => [verb, name])).toEqual([
    ['removed', '登记 №2'],
    ['removed', '登记 №1'],
  ])
})

it('settings of a form are kept: closed, numbers of a day, how often', async () => {
  const who = await app.signUp()
  const form = await publish(who, [questions[0] as (typeof questions)[number]])
  const { client } = who
  const { formId } = form
  await client.formSettings.setSubmitPage({ formId, settings: { serial: { reset: 'daily' } } as never })
  await client.formSettings.setLimits({ formId, settings: { perPerson: 1, total: 2 } as never })
  const sent = await submit(app, form, { who: '王芳' })
  expect(sent.data).toMatchObject({ number: 1, period: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect((await submit(app, form, { who: '王芳' })).msg).toBe('您填写的次数已达上限')
  expect((await submit(app, form, { who: '李雷' })).code).toBe(0)
  expect((await submit(app, form, { who: '韩梅' })).msg).toBe('这个表单收集的数量已满')
  await client.formSettings.setClosing({ formId, settings: { closed: true } as never })
  expect(await submit(app, form, { who: '韩梅' })).toMatchObject({
    code: errorCodes.conflict,
    msg: '表单已经关闭，暂时不能填写',
  })
})

describe('the sample of a component', () => {
  const asked = componentTypes.filter((type) => schemaOf(type).answer !== null)
  const forms = new Map<string, OpenForm>()
  let who: SignedUp
  beforeAll(async () => {
    who = await app.signUp({ tier: 'enterprise' })
    for (const type of asked) {
      const { answer, settings } = sampleOf(type)
      const ids = JSON.stringify({ answer, settings }).match(/(?<=")[\w-]{22}(?=")/g) ?? []
      for (const id of new Set(ids)) await addFile(id, type)
      forms.set(type, await publish(who, [{ id: 'q', type, settings: settings as object }]))
    }
    // Samples are right on the second of March 2026.
    app.clock.advance((Date.UTC(2026, 2, 2, 2) - app.clock.now().getTime()) / 1000)
  })

  it.each(asked)('%s is kept and read as it was sent', async (type) => {
    const { answer } = sampleOf(type)
    const form = forms.get(type) as OpenForm
    const proofs = type === 'phone' ? [await createFiller(app).prove(form.id, String(answer), false)] : []
    const sent = await submit(app, form, { q: answer }, { proofs })
    expect([sent.msg, sent.data.issues]).toEqual(['', undefined])
    expect((await who.client.records.recordInfo({ id: sent.data.id })).answers.q).toEqual(answer)
  })

  async function addFile(id: string, type: string): Promise<void> {
    const kind = type === 'audio' || type === 'video' || type === 'file' ? type : 'picture'
    await app.database.pool.query(
      `insert into file (id, account_id, name, kind, mime, size, sha256, created_by)
       values ($1, $2, $3, $4, 'x/y', 5, '', $5) on conflict (account_id, id) do update set kind = $4`,
      [id, who.accountId, `${id}.pdf`, kind, who.userId],
    )
  }
})
