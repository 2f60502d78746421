import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit } from '../records/records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const questions = [
  { id: 'n', type: 'name' as const, settings: { title: '姓名' } },
  { id: 'p', type: 'image' as const, settings: { title: '现场照片', max: 3, required: false } },
]

async function storePicture({ client }: SignedUp, background: string): Promise<string> {
  const square = { create: { width: 40, height: 30, channels: 3 as const, background } }
  const file = new File([new Uint8Array(await sharp(square).jpeg().toBuffer())], 'IMG_1.JPG')
  return (await client.files.upload({ sign: await app.sealed('IMG_', 'upload'), file })).id
}

async function pdfOf(who: SignedUp, started: Promise<{ task: { id: number } }>): Promise<Uint8Array<ArrayBuffer>> {
  const { task } = await started
  await app.modules.exports.work()
  expect(await who.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', problem: '' })
  const headers = { Authorization: `Bearer ${who.token}` }
  const answer = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
  return new Uint8Array(await answer.arrayBuffer())
}

/** Hands a PDF to the public page, as a browser does. */
async function check(form: { id: string }, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData()
  body.append('pdf', new File([bytes], 'records.pdf', { type: 'application/pdf' }))
  return (await app.fetch(`/v/evidence/${form.id}`, { method: 'POST', body })).text()
}

it('puts records on paper with letterhead, pictures and numbered pages; anybody can check the file', async () => {
  const who = await app.signUp({ tier: 'basic' })
  const form = await publish(who, questions)
  const fileId = await storePicture(who, '#c04020')
  const first = await submit(app, form, { n: '王芳', p: [{ fileId }] })
  const second = await submit(app, form, { n: '李雷' })
  const fileIds = [await storePicture(who, '#2040c0')]
  await who.client.followUps.add({ recordId: second.data.id, text: '已更换压力表', state: 'done', fileIds })

  const one = await pdfOf(who, who.client.recordExports.pdfRecord({ recordId: first.data.id }))
  const all = await pdfOf(who, who.client.recordExports.pdfAllRecord({ formId: form.formId }))
  const pages = readPdf(all)
  expect(pages).toHaveLength(2)
  const texts = pages.map(({ lines }) => lines.join('').replaceAll(/\s/g, ''))
  expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1])
  expect(texts[0]).toContain('李雷')
  expect(texts[0]).toContain('已更换压力表')
  expect(texts[0]).toContain('第1/1页')
  expect(texts[1]).toContain('№1')
  expect(texts[1]).toContain('扫码核验')

  expect(await check(form, one)).toContain('PDF 完好，里面的记录也没有被篡改')
  const changed = Uint8Array.from(one)
  changed[one.length - 40] = (changed[one.length - 40] ?? 0) ^ 1
  expect(await check(form, changed)).toContain('这份 PDF 不是从这里导出的')
  await who.client.records.editRecord({ id: second.data.id, edits: 0, answers: { n: '李雷雷' } })
  const edited = await check(form, all)
  expect(edited).toContain('PDF 完好，里面的记录也没有被篡改')
  expect(edited).toContain('导出以后经账号的成员修改、跟进或删除：№2')
  await app.database.pool.query(`update form_record set answers = answers || '{"n": "forged"}' where id = $1`, [
    first.data.id,
  ])
  const forged = await check(form, all)
  expect(forged).toContain('但有记录与封存的内容不一致')
  expect(forged).toContain('与封存的内容不一致：№1')
})
