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
  expect(await pageOf(id)).toContain(`<a class="button" href="/f/${form.id}?code=${id}">开始巡检</a>`)
  expect(await (await app.fetch(`/f/${form.id}?code=${id}`)).text()).toContain('灭火器 3')

  const { code } = await submit(app, form, { a: '正常' }, { qrCodeId: id })
  expect(code).toBe(0)
  const { list } = await owner.client.records.recordFromEs({ filters: { formId: form.formId } })
  expect(list).toMatchObject([{ qrCodeId: id }])
})

it('a form that was never opened before gets its address by being scanned', async () => {
  const { id: formId } = await owner.client.forms.save({ document: { title: '点检', pages: [{ id: 'p' }] } as never })
  const { id } = await codeWith(formId)
  const [, address] = /href="(\/f\/\w{16}\?code=\w{8})"/.exec(await pageOf(id)) ?? []
  expect(await (await app.fetch(address ?? '', { headers: { 'Accept-Language': 'zh' } })).text()).toContain('还没有发布')
})

it('a form of somebody else, or none, is refused at its place', async () => {
  const other = await publish(await app.signUp(), [text('a')])
  const blocks = [made.formEntry('e', { text: '填写', formId: other.formId })]
  const issues = [{ path: ['blocks', 0, 'formId'], message: '没有这个表单，它可能已经删除，请换一个' }]
  await expect(codeWith(other.formId)).rejects.toMatchObject({ data: { issues } })
  const bath = owner.client.qrCodes.saveBath({ items: [{ name: '一', blocks }] })
  await expect(bath).rejects.toMatchObject({ data: { issues: [{ path: ['items', 0, 'blocks', 0, 'formId'] }] } })
})
