import { formTipsMax } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../platform/excel/read-table.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'basic' })
})
afterAll(() => app.close())

const documentOf = (title: string) => ({ title, pages: [{ id: 'p1', components: [] }] })
const makeForm = async (title = '点检') => (await who.client.forms.save({ document: documentOf(title) })).id
const workbookOf = (text: string) => Buffer.from(text).toString('base64')

describe('settings', () => {
  it('are set part by part', async () => {
    const { client } = who
    const formId = await makeForm()
    const next = await makeForm('满意度')
    expect(await client.formSettings.get({ formId })).toMatchObject({ isOpen: true, tips: 0, links: 0 })
    await client.formSettings.setFillers({ formId, settings: { who: 'boundPhone', mayChange: true } })
    const page = { words: { zh: '谢谢', en: 'Thank you' }, serial: { prefix: 'DJ', reset: 'daily' as const } }
    await client.formSettings.setSubmitPage({ formId, settings: { ...page, nextFormId: next } })
    await client.formSettings.setLimits({ formId, settings: { perPersonDay: 1, total: 500 } })
    const set = await client.formSettings.setClosing({ formId, settings: { closed: true, words: { zh: '已结束' } } })
    expect(set).toMatchObject({
      fillers: { who: 'boundPhone', mayChange: true, mayDelete: false },
      submitPage: { words: { zh: '谢谢' }, serial: { prefix: 'DJ', digits: 4, reset: 'daily' }, nextFormId: next },
      limits: { perPerson: null, perPersonDay: 1, perDay: null, total: 500 },
      closing: { closed: true, words: { zh: '已结束', en: '' } },
      isOpen: false,
    })
    expect(await client.formSettings.get({ formId })).toEqual(set)
    const { list } = await client.audit.createlog({ filters: { verb: 'changed' } })
    expect(list.slice(0, 4).map(({ details }) => details.part)).toEqual(['closing', 'limits', 'submitPage', 'fillers'])
  })

  it('name phones once, and another form to go on with', async () => {
    const { client } = who
    const formId = await makeForm()
    const phones = [{ mobile: '13800138000' }, { mobile: '+86 138 0013 8000' }]
    await expect(
      client.formSettings.setFillers({ formId, settings: { who: 'namedPhones', phones } }),
    ).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['settings', 'phones', 1, 'mobile'] }] } })
    const page = (nextFormId: number) => client.formSettings.setSubmitPage({ formId, settings: { nextFormId } })
    await expect(page(formId)).rejects.toMatchObject({ data: { issues: [{ path: ['settings', 'nextFormId'] }] } })
    await expect(page(2 ** 40)).rejects.toMatchObject({ code: 1002 })
  })
})

describe('rules', () => {
  const radio = { id: 'q1', type: 'radio', settings: { title: '结果', options: [{ id: 'bad', label: '异常' }] } }
  const heading = { id: 'h1', type: 'group_title', settings: { title: '分组' } }
  const testOf = (component: string, value: string) => ({
    tests: [{ component, comparison: 'is' as const, value }],
  })

  it('lead elsewhere or close the form by an answer, are changed and removed', async () => {
    const { client } = who
    const document = { title: '点检', pages: [{ id: 'p1', components: [radio, heading] }] }
    const { id: formId } = await client.forms.save({ document })
    const to = { target: 'https://example.com/repair', text: '去报修' }
    expect((await client.formSettings.setRedirect({ formId, settings: to })).redirect).toEqual(to)
    const made = await client.formSettings.setRedirectRule({ formId, when: testOf('q1', 'bad'), ...to })
    expect(made.redirectRules).toMatchObject([{ ...to, when: { join: 'all', ...testOf('q1', 'bad') } }])
    const closing = await client.formSettings.setClosingRule({ formId, when: testOf('q1', 'bad') })
    expect([closing.redirectRules.length, closing.closingRules.length]).toEqual([1, 1])
    const id = made.redirectRules[0]?.id ?? 0
    const changed = await client.formSettings.setRedirectRule({
      formId,
      id,
      when: testOf('q1', 'bad'),
      ...to,
      text: '报修',
    })
    expect(changed.redirectRules.map(({ text }) => text)).toEqual(['报修'])
    await expect(client.formSettings.setClosingRule({ formId, id, when: testOf('q1', 'bad') })).rejects.toMatchObject({
      code: 1002,
    })
    expect((await client.formSettings.delRule({ formId, id })).redirectRules).toEqual([])
    expect((await client.formSettings.setRedirect({ formId, settings: null })).redirect).toBeNull()
    for (const [component, value, part, message] of [
      ['q9', 'bad', 'component', '条件用到的题目已不存在'],
      ['h1', 'bad', 'component', '条件里有不收集回答的组件'],
      ['q1', '', 'value', '请填写条件要比较的内容'],
      ['q1', 'good', 'value', '条件用到的选项已被删除'],
    ] as const) {
      await expect(
        client.formSettings.setClosingRule({ formId, when: testOf(component, value) }),
      ).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['when', 'tests', 0, part], message }] } })
    }
    await expect(
      client.formSettings.setRedirectRule({ formId, when: testOf('q1', 'bad'), ...to, target: '' }),
    ).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['target'], message: '请填写跳转地址' }] } })
  })
})

describe('links', () => {
  it('lead to other forms, in their order', async () => {
    const { client } = who
    const [formId, repair, review] = [await makeForm('点检'), await makeForm('报修'), await makeForm('复核')]
    const links = [
      { formId: review, text: '去复核' },
      { formId: repair, text: '去报修' },
    ]
    expect(await client.formLinks.set({ formId, links })).toMatchObject({
      list: [
        { formId: review, title: '复核', text: '去复核' },
        { formId: repair, title: '报修', text: '去报修' },
      ],
    })
    const first = await client.formLinks.list({ pageSize: 1, filters: { formId } })
    expect(first).toMatchObject({ total: 2, list: [{ formId: review }] })
    const second = await client.formLinks.list({ pageSize: 1, cursor: first.next ?? '', filters: { formId } })
    expect(second).toMatchObject({ list: [{ formId: repair }], next: null })
    await client.forms.delete({ ids: [review] })
    expect((await client.formLinks.list({ filters: { formId } })).list.map(({ text }) => text)).toEqual(['去报修'])
    expect(await client.formLinks.set({ formId, links: [] })).toEqual({ list: [] })
    await expect(client.formLinks.set({ formId, links: [{ formId, text: '自己' }] })).rejects.toMatchObject({
      message: '表单不能关联它自己',
    })
  })
})

describe('tips', () => {
  it('are added, found and removed', async () => {
    const { client } = who
    const formId = await makeForm()
    const wang = await client.formTips.add({ formId, person: '王芳', message: '3 排 5 座' })
    await client.formTips.add({ formId, person: '13800138000', message: '一号考场' })
    await expect(client.formTips.add({ formId, person: '王 芳', message: '别处' })).rejects.toMatchObject({
      message: '这个人已经有提示了',
      data: { issues: [{ path: ['person'] }] },
    })
    expect(await client.formTips.list({ keyword: '考场', filters: { formId } })).toMatchObject({
      total: 1,
      list: [{ person: '13800138000' }],
    })
    expect(await client.formTips.delById({ formId, ids: [wang.id] })).toEqual({ removed: 1 })
    await expect(client.formTips.delById({ formId, ids: [wang.id] })).rejects.toMatchObject({ code: 1002 })
    expect((await client.formSettings.get({ formId })).tips).toBe(1)
    expect(await client.formTips.delAll({ formId })).toEqual({ removed: 1 })
  })

  it('go out as a workbook and come in again', async () => {
    const { client, token } = who
    const formId = await makeForm('年会')
    const text = '姓名或手机号,提示\n王芳,3 排 5 座\n13800138000,二楼\n'
    expect(await client.formTips.import({ formId, workbook: workbookOf(text) })).toEqual({
      added: 2,
      changed: 0,
      skipped: [],
    })
    const again = '王芳,4 排 1 座\n李雷,5 排 2 座\n13800138000,二楼\n'
    expect(await client.formTips.import({ formId, workbook: workbookOf(again) })).toMatchObject({
      added: 1,
      changed: 1,
    })
    const answer = await app.fetch('/qruser/console/sheet/tip/export', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ formId }),
    })
    const rows = await readTable({ bytes: new Uint8Array(await answer.arrayBuffer()), rowsAtMost: 10 })
    expect(rows?.map(({ cells }) => cells)).toEqual([
      ['姓名或手机号', '提示'],
      ['王芳', '4 排 1 座'],
      ['13800138000', '二楼'],
      ['李雷', '5 排 2 座'],
    ])
    const { list } = await client.audit.createlog({ filters: { verb: 'exported' } })
    expect(list[0]).toMatchObject({ name: '年会', details: { what: 'formTips', count: 3 } })
  })

  it('of a workbook are refused row by row, or taken without the bad ones', async () => {
    const { client } = who
    const formId = await makeForm()
    const workbook = workbookOf('王芳,3 排 5 座\n李雷,\n')
    await expect(client.formTips.import({ formId, workbook })).rejects.toMatchObject({
      code: 1001,
      data: { issues: [{ path: ['rows', 2, 'message'], message: '第 2 行的提示为空或太长' }] },
    })
    expect(await client.formTips.import({ formId, workbook, skipBad: true })).toMatchObject({
      added: 1,
      skipped: [{ row: 2, column: 'message' }],
    })
    await expect(client.formTips.import({ formId, workbook: workbookOf('姓名,提示\n') })).rejects.toMatchObject({
      data: { issues: [{ path: ['workbook'] }] },
    })
  })

  it('are as many as a form has', async () => {
    const formId = await makeForm()
    await app.database.pool.query(
      `insert into form_tip (account_id, form_id, person, key, message)
       select $1, $2, n::text, n::text, 'x' from generate_series(1, $3) n`,
      [who.accountId, formId, formTipsMax - 1],
    )
    const both = await Promise.allSettled(
      ['甲', '乙'].map((person) => who.client.formTips.add({ formId, person, message: '座位' })),
    )
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ code: 1005, message: '一个表单最多 500 条提示' }])
  })
})
