import { made } from '@matai/content/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
let owner: SignedUp

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const codeWith = (formId: number) =>
  owner.client.qrCodes.save({ name: '灭火器 3', blocks: [made.formEntry('e', { text: '开始巡检', formId })] })

const pageOf = async (id: string) =>
  (await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': 'zh' }, redirect: 'manual' })).text()

it('a code opens its form in one touch, and the record knows the code', async () => {
  const form = await publish(owner, [text('a')])
  const { id } = await codeWith(form.formId)
  expect(await pageOf(id)).toContain(`<a href="/f/${form.id}?code=${id}" class="button">开始巡检</a>`)
  expect(await (await app.fetch(`/f/${form.id}?code=${id}`)).text()).toContain('灭火器 3')

  const { code } = await submit(app, form, { a: '正常' }, { qrCodeId: id })
  expect(code).toBe(0)
  const { list } = await owner.client.records.search({ filters: { formId: form.formId } })
  expect(list).toMatchObject([{ qrCodeId: id }])
})

it('a form that was never opened before gets its address by being scanned', async () => {
  const { id: formId } = await owner.client.forms.save({ document: { title: '点检', pages: [{ id: 'p' }] } as never })
  const { id } = await codeWith(formId)
  const [, address] = /href="(\/f\/\w{16}\?code=\w{8})"/.exec(await pageOf(id)) ?? []
  expect(await (await app.fetch(address ?? '', { headers: { 'Accept-Language': 'zh' } })).text()).toContain(
    '还没有发布',
  )
})

it('a form of somebody else, or none, is refused at its place', async () => {
  const other = await publish(await app.signUp(), [text('a')])
  const blocks = [made.formEntry('e', { text: '填写', formId: other.formId })]
  const issues = [{ path: ['blocks', 0, 'formId'], message: '没有这个表单，它可能已经删除，请换一个' }]
  await expect(codeWith(other.formId)).rejects.toMatchObject({ data: { issues } })
  const bath = owner.client.qrCodes.bulkSave({ items: [{ name: '一', blocks }] })
  await expect(bath).rejects.toMatchObject({ data: { issues: [{ path: ['items', 0, 'blocks', 0, 'formId'] }] } })
})

const page = (name: string, blocks = [made.richText('t', { html: '<p>1</p>' })]) =>
  owner.client.qrCodes.save({ name, blocks })

it('a form is put on many codes and taken off again; what waits to be published gets it as well', async () => {
  const { client } = owner
  const form = await publish(owner, [text('a')])
  const [plain, waiting] = [await page('一号'), await page('二号')]
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await client.qrCodes.save({
    id: waiting.id,
    name: '二号',
    blocks: [made.richText('t', { html: '<p>2</p>' })],
    publishAt,
  })
  const ids = [plain.id, waiting.id]

  expect(await client.codeForms.addForm({ ids, formId: form.formId })).toEqual({ changed: ids })
  expect(await client.codeForms.addForm({ ids, formId: form.formId })).toEqual({ changed: [] })
  for (const id of ids) expect(await pageOf(id)).toContain(`/f/${form.id}?code=${id}`)
  const { list } = await client.versions.list({ filters: { scheduled: true }, id: waiting.id })
  expect(list).toMatchObject([{ publishAt, state: 'scheduled' }])
  const scheduled = await client.versions.get({ id: waiting.id, number: list[0]?.number ?? 0 })
  expect(scheduled.blocks).toHaveLength(2)

  await submit(app, form, { a: '好' }, { qrCodeId: plain.id })
  const used = await client.codeForms.qrCodesBesideForm({ filters: { formId: form.formId } })
  expect(used.list.map(({ name, records }) => [name, records])).toEqual([
    ['二号', 0],
    ['一号', 1],
  ])
  expect(await client.codeForms.qrCodesOfForm({ keyword: '一', filters: { formId: form.formId } })).toMatchObject({
    total: 1,
    list: [{ id: plain.id }],
  })
  expect((await client.codeForms.formsOfQrCode({ id: plain.id })).list).toMatchObject([
    { formId: form.formId, isOpened: true, records: 1 },
  ])
  expect((await client.forms.list({})).list.find(({ id }) => id === form.formId)).toMatchObject({ codes: 2 })

  expect(await client.codeForms.removeForm({ ids, formId: form.formId })).toEqual({ changed: ids })
  expect(await pageOf(plain.id)).not.toContain('/f/')
  expect((await client.codeForms.qrCodesOfForm({ filters: { formId: form.formId } })).total).toBe(0)
})

it('codes that cannot take a form are named, and then none gets it', async () => {
  const { client } = owner
  const { formId } = await publish(owner, [text('a')])
  const plain = await page('三号')
  const jump = await client.qrCodes.save({ name: '官网', kind: 'jump', target: 'https://example.com' })
  await expect(client.codeForms.addForm({ ids: [], formId })).rejects.toMatchObject({
    data: { issues: [{ message: '请先选择要添加表单的项' }] },
  })
  await expect(client.codeForms.addForm({ ids: [plain.id, jump.id], formId })).rejects.toMatchObject({
    data: { issues: [{ path: ['ids', 1], message: '“官网”是跳转码，没有内容可以放表单' }] },
  })
  expect((await client.qrCodes.getInfo({ id: plain.id })).version).toBe(1)
  const only = await codeWith(formId)
  await expect(client.codeForms.removeForm({ ids: [only.id], formId })).rejects.toMatchObject({
    data: { issues: [{ path: ['ids', 0] }] },
  })
})

it('a form that codes and templates open is only deleted when that is wanted, and is gone on their pages', async () => {
  const { client } = owner
  const { formId } = await publish(owner, [text('a')])
  const { id } = await codeWith(formId)
  await client.batches.save({
    name: '灭火器卡片',
    columns: [{ key: 'place', name: '位置' }],
    blocks: [made.formEntry('e', { text: '巡检 {{位置}}', formId })],
    namePattern: '{{位置}}',
  })
  await expect(client.forms.delete({ ids: [formId] })).rejects.toMatchObject({
    code: 1006,
    message: '有 1 个活码放着这个表单（如 灭火器 3），删除后扫码的人会看到表单已删除',
    data: { issues: [{ path: ['ids', 0] }, { path: ['ids', 0], message: expect.stringContaining('灭火器卡片') }] },
  })
  expect(await client.forms.delete({ ids: [formId], evenInUse: true })).toEqual({ removed: 1 })
  await client.qrCodes.rename({ id, name: '灭火器 4' })
  expect(await pageOf(id)).toContain('这个表单已经删除')
})

it('a code that is a form leads into it at once, and holds nothing else', async () => {
  const { client } = owner
  const form = await publish(owner, [text('a')])
  const entry = made.formEntry('e', { text: '报修', formId: form.formId })
  const { id } = await client.qrCodes.save({ name: '报修', kind: 'form', blocks: [entry] })
  const answer = await app.fetch(`/q/${id}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/f/${form.id}?code=${id}`])
  expect((await client.qrCodes.getInfo({ id })).scansTotal).toBe(1)
  const preview = await app.fetch(`/q/${id}`, { redirect: 'manual', headers: { 'user-agent': 'Googlebot/2.1' } })
  expect(preview.status).toBe(200)

  const more = [entry, made.richText('t', { html: '<p>1</p>' })]
  await expect(client.qrCodes.save({ id, name: '报修', blocks: more })).rejects.toMatchObject({
    data: { issues: [{ path: ['blocks'] }] },
  })
  const refused = { data: { issues: [{ message: expect.stringContaining('表单码') }] } }
  await expect(client.codeForms.addForm({ ids: [id], formId: form.formId })).rejects.toMatchObject(refused)
})
