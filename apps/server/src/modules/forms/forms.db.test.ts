import { formsMax } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const text = { id: 'q1', type: 'text', settings: { title: '设备编号' } }
const name = (id: string) => ({ id, type: 'name', settings: { title: '检查人' } })
const documentOf = (title: string, ...components: object[]) => ({ title, pages: [{ id: 'p1', components }] })

const titlesOf = async ({ client }: SignedUp, filters: { groupId?: number | null } = {}) =>
  (await client.forms.list({ filters })).list.map(({ title }) => title)

it('are made, renamed, moved between groups and removed', async () => {
  const who = await app.signUp()
  const { client } = who
  const group = await client.formGroups.add({ name: '设备' })
  const check = await client.forms.save({ document: documentOf('灭火器点检'), groupId: group.id })
  expect(check).toMatchObject({ number: 1, title: '灭火器点检', groupId: group.id, creator: { id: who.userId } })
  const visit = await client.forms.save({ document: documentOf('访客登记') })
  expect([visit.number, visit.groupId]).toEqual([2, null])
  expect(await titlesOf(who, { groupId: group.id })).toEqual(['灭火器点检'])
  expect(await titlesOf(who, { groupId: null })).toEqual(['访客登记'])
  expect(await client.formGroups.list({})).toMatchObject({ list: [{ forms: 1 }], withoutGroup: 1 })

  const renamed = await client.forms.save({ id: check.id, document: documentOf('灭火器月检') })
  expect([renamed.title, renamed.groupId]).toEqual(['灭火器月检', group.id])
  expect(await client.forms.changeGroup({ ids: [check.id, visit.id], groupId: group.id })).toEqual({ changed: 1 })
  expect(await client.formGroups.listPage({})).toMatchObject({ list: [{ forms: 2 }] })

  expect(await client.forms.delete({ ids: [visit.id] })).toEqual({ removed: 1 })
  await expect(client.forms.info({ id: visit.id })).rejects.toMatchObject({ code: 1002 })
  expect((await client.forms.save({ document: documentOf('报修') })).number).toBe(3)
  const { list } = await client.audit.createlog({})
  expect(list.filter(({ subject }) => subject === 'form').map(({ verb, name }) => [verb, name])).toEqual([
    ['created', '报修'],
    ['removed', '访客登记'],
    ['moved', '访客登记'],
    ['changed', '灭火器月检'],
    ['created', '访客登记'],
    ['created', '灭火器点检'],
  ])
})

it('stay when their group is deleted, in none', async () => {
  const who = await app.signUp()
  const { client } = who
  const group = await client.formGroups.add({ name: '设备' })
  const { id } = await client.forms.save({ document: documentOf('点检'), groupId: group.id })
  await client.formGroups.del({ id: group.id })
  expect((await client.forms.info({ id })).groupId).toBeNull()
  expect(await client.formGroups.list({})).toEqual({ list: [], withoutGroup: 1 })
  await expect(client.forms.save({ document: documentOf('巡检'), groupId: group.id })).rejects.toMatchObject({
    code: 1002,
  })
})

it.each([
  ['', '请填写表单标题'],
  [' \u200b', '请填写表单标题'],
  ['入库/出库', '表单标题不能包含“/”'],
  ['长'.repeat(101), '最多 100 个字符'],
])('have a title that says something: %j', async (title, message) => {
  const { client } = await app.signUp()
  await expect(client.forms.save({ document: documentOf(title) })).rejects.toMatchObject({
    code: 1001,
    data: { issues: [{ path: ['document', 'title'], message }] },
  })
})

it('have numbers of their own, although many are made at once', async () => {
  const { client } = await app.signUp()
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => client.forms.save({ document: documentOf(`表单 ${at}`) })),
  )
  expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(made.map((_, at) => at + 1))
})

it('are as many as the limit allows', async () => {
  const who = await app.signUp()
  await app.database.pool.query(
    `insert into form (account_id, number, title, created_by, updated_at)
     select $1, n, 'x', $2, now() from generate_series(1, $3) n`,
    [who.accountId, who.userId, formsMax],
  )
  await expect(who.client.forms.save({ document: documentOf('再来一个') })).rejects.toMatchObject({ code: 1005 })
})

it('are deleted by whom the administrator lets, all or none', async () => {
  const [owner, helper] = [await app.signUp(), await app.signUp()]
  await app.joinAccount(helper, owner.accountId, 'subAdmin')
  const { id } = await helper.client.forms.save({ document: documentOf('点检') })
  expect((await helper.client.forms.info({ id })).can).toEqual({ edit: true, delete: false })
  await expect(helper.client.forms.delete({ ids: [id] })).rejects.toMatchObject({ code: 1003 })
  await expect(owner.client.forms.delete({ ids: [id, 2 ** 40] })).rejects.toMatchObject({ code: 1002 })
  expect(await titlesOf(owner)).toEqual(['点检'])
  expect((await owner.client.forms.info({ id })).can.delete).toBe(true)
})

it('keep every save as a version, and show fillers the published one', async () => {
  const { client } = await app.signUp()
  const first = await client.forms.save({ document: documentOf('点检', text) })
  expect(first).toMatchObject({ version: 1, shown: 1, published: null })
  const second = await client.forms.save({ id: first.id, version: 1, document: documentOf('点检', text, name('q2')) })
  expect([second.version, second.published]).toEqual([2, null])
  // What changes nothing makes no version, and can be published all the same.
  const third = await client.forms.save({ id: first.id, document: second.document, publish: true })
  expect([third.version, third.published]).toEqual([2, 2])
  const draft = await client.forms.save({ id: first.id, document: documentOf('点检表', text) })
  expect([draft.version, draft.published]).toEqual([3, 2])
  expect(await client.forms.info({ id: first.id, version: 2 })).toEqual({
    ...draft,
    shown: 2,
    document: second.document,
  })
  await expect(client.forms.info({ id: first.id, version: 4 })).rejects.toMatchObject({ code: 1002 })
  expect((await client.forms.list({ filters: { published: false } })).total).toBe(0)
  expect((await client.forms.templateList({})).list).toEqual([{ id: first.id, number: 1, title: '点检表' }])
  const { list } = await client.audit.createlog({})
  expect(list.map(({ verb, details }) => [verb, details])).toEqual([
    ['changed', { version: 3 }],
    ['published', { version: 2 }],
    ['changed', { version: 2 }],
    ['created', {}],
  ])
})

it('are saved by one of many who edited the same version', async () => {
  const { client } = await app.signUp()
  const { id } = await client.forms.save({ document: documentOf('点检') })
  const tries = Array.from({ length: 20 }, (_, at) =>
    client.forms.save({ id, version: 1, document: documentOf(`点检 ${at}`) }),
  )
  const answers = await Promise.allSettled(tries)
  const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect([won.length, new Set(lost)]).toEqual([1, new Set([1006])])
  expect(await client.forms.info({ id })).toEqual(won[0])
})

it('are published when nothing is wrong with them; a draft may have faults', async () => {
  const { client } = await app.signUp()
  const faulty = documentOf('点检', name('a'), name('a'), { ...text, settings: { title: '' } })
  const { id } = await client.forms.save({ document: faulty })
  await expect(client.forms.save({ id, document: faulty, publish: true })).rejects.toMatchObject({
    code: 1001,
    data: {
      issues: [
        { path: ['document', 'pages', 0, 'components', 2, 'settings', 'title'], message: '请填写标题' },
        {
          path: ['document', 'pages', 0, 'components', 0, 'id'],
          message: '有两处的编号相同，请删除其中一处后重新添加',
        },
      ],
    },
  })
  await expect(client.forms.save({ document: documentOf('空的'), publish: true })).rejects.toMatchObject({
    message: '请至少添加一个组件',
  })
  expect(await client.forms.info({ id })).toMatchObject({ version: 1, published: null })
})

it('keep rich text without anything that acts', async () => {
  const { client } = await app.signUp()
  const intro = '<p onclick="x()">请拍照<script>x()</script></p>'
  const saved = await client.forms.save({ document: { ...documentOf('点检'), intro } })
  expect(saved.document.intro).toBe('<p>请拍照</p>')
  const again = await client.forms.save({ id: saved.id, document: saved.document })
  expect(again.version).toBe(1)
})

it('name pictures of their account, and nothing else where a picture stands', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()]
  const upload = async ({ client }: SignedUp) => {
    const sign = await app.sealed('note', 'upload')
    return (await client.files.upload({ sign, file: new File(['text'], 'note.txt') })).id
  }
  const options = (fileId: string) => [{ id: 'a', label: '牛肉饭', fileId }]
  const choice = (fileId: string) => ({
    id: 'q1',
    type: 'picture_choice',
    settings: { title: '午餐', options: options(fileId) },
  })
  const save = (fileId: string) => who.client.forms.save({ document: documentOf('选餐', choice(fileId)) })
  const path = ['document', 'pages', 0, 'components', 0, 'settings', 'options', 0, 'fileId']
  await expect(save(await upload(other))).rejects.toMatchObject({ code: 1001, data: { issues: [{ path }] } })
  await expect(save(await upload(who))).rejects.toMatchObject({
    code: 1001,
    data: { issues: [{ path, message: '这里只能放图片，请换一个文件' }] },
  })
})

it('weigh no more than a form can', async () => {
  const { client } = await app.signUp()
  const long = Array.from({ length: 501 }, (_, at) => ({ ...text, id: `q${at}` }))
  const pages = [long.slice(0, 250), long.slice(250)].map((components, at) => ({ id: `p${at}`, components }))
  await expect(client.forms.save({ document: { title: '长', pages } })).rejects.toMatchObject({
    message: '一个表单最多 500 个组件',
    data: { issues: [{ path: ['document', 'pages'] }] },
  })
})

it('keep their history, and tell what fillers meet', async () => {
  const { client } = await app.signUp()
  const { id } = await client.forms.save({ document: documentOf('点检', name('a')) })
  expect((await client.forms.info({ id })).state).toBe('draft')
  await client.forms.save({ id, document: documentOf('点检表', name('a')), publish: true })
  await client.forms.save({ id, document: documentOf('月度点检', name('a')) })
  const { list, total, next } = await client.forms.versions({ pageSize: 2, filters: { id } })
  expect([total, list.map(({ number, title, isPublished }) => [number, title, isPublished])]).toEqual([
    3,
    [
      [3, '月度点检', false],
      [2, '点检表', true],
    ],
  ])
  const rest = await client.forms.versions({ pageSize: 2, cursor: next ?? '', filters: { id } })
  expect(rest.list.map(({ number }) => number)).toEqual([1])
  await client.formSettings.setClosing({ formId: id, settings: { closed: true } })
  expect((await client.forms.list({})).list).toMatchObject([{ state: 'closed', records: 0 }])
})
