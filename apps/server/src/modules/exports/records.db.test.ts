import { errorCodes } from '@matai/contract'
import { readXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit, text } from '../records/records.fixture.ts'
import { fetchZip } from './exports.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const named = { id: 'n', type: 'name' as const, settings: { title: '姓名' } }
const colour = {
  id: 'c',
  type: 'radio' as const,
  settings: {
    title: '颜色',
    options: [
      { id: 'r', label: '红' },
      { id: 'g', label: '绿' },
    ],
  },
}
const photo = { id: 'p', type: 'image' as const, settings: { title: '现场/照片', max: 3 } }

async function fileOf(who: SignedUp, started: Promise<{ task: { id: number } }>) {
  const { task } = await started
  await app.modules.exports.work()
  const done = await who.client.exports.taskInfo({ id: task.id })
  return { done, ...(await fetchZip(app, who, task.id)) }
}

async function rowsOf(bytes: Uint8Array) {
  const [sheet] = (await readXlsx(bytes)).sheets
  return sheet?.rows ?? []
}

const csvOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\r\n')

/** Fetched as it is: a CSV file is no archive. */
async function plainFile(who: SignedUp, started: Promise<{ task: { id: number } }>): Promise<Uint8Array> {
  const { task } = await started
  await app.modules.exports.work()
  const headers = { Authorization: `Bearer ${who.token}` }
  const answer = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, { headers })
  return new Uint8Array(await answer.arrayBuffer())
}

/** The id of a picture that the account has stored. */
async function storePicture({ client }: SignedUp): Promise<string> {
  const square = { create: { width: 8, height: 8, channels: 3 as const, background: '#0b6b50' } }
  const file = new File([new Uint8Array(await sharp(square).jpeg().toBuffer())], 'IMG_1.JPG')
  return (await client.files.upload({ sign: await app.sealed('IMG_', 'upload'), file })).id
}

it('puts the answers of all versions of a form into columns, and narrows them as the list does', async () => {
  const who = await app.signUp({ tier: 'basic' })
  const form = await publish(who, [named, text('q1'), colour])
  await submit(app, form, { n: '王芳', q1: '=1+1', c: { option: 'r' } })
  const second = await publish(who, [named, colour, text('q2')], { formId: form.formId })
  await submit(app, second, { n: '李雷', c: { option: 'g' }, q2: '楼上' })
  const { recordExports } = who.client
  const { formId } = form
  const { done, bytes } = await fileOf(who, recordExports.records({ formId }))
  expect(done).toMatchObject({ kind: 'records', state: 'done', done: 2, problem: '' })
  expect(done.fileName).toMatch(/^登记-\d{4}-\d\d-\d\d\.xlsx$/)
  const [header, newest, oldest] = await rowsOf(bytes)
  expect(header?.slice(5, 9)).toEqual(['姓名', '颜色', '问题 q2', '问题 q1'])
  expect(newest?.slice(0, 9)).toEqual([
    2,
    expect.stringMatching(/^\d{4}-/),
    '李雷',
    '',
    '待处理',
    '李雷',
    '绿',
    '楼上',
    null,
  ])
  expect(oldest?.slice(5, 9)).toEqual(['王芳', '红', null, '=1+1'])

  const filters = { answers: [{ component: 'c', comparison: 'is' as const, value: 'r' }] }
  const csv = await plainFile(who, recordExports.records({ formId, format: 'csv', list: { filters } }))
  expect(csvOf(csv)).toHaveLength(3)
  expect(csvOf(csv)[1]).toContain("王芳,,待处理,王芳,红,,'=1+1")
  const nothing = { answers: [{ component: 'n', comparison: 'is' as const, value: '没有' }] }
  await expect(recordExports.records({ formId, list: { filters: nothing } })).rejects.toMatchObject({
    message: '没有数据,无法下载',
  })
})

it('lays files beside the sheet under the names of record and question, for those whose tier has it', async () => {
  const who = await app.signUp({ tier: 'flagship' })
  const form = await publish(who, [named, photo])
  const ids = [await storePicture(who), await storePicture(who)]
  const sent = await submit(app, form, { n: '王芳', p: ids.map((fileId) => ({ fileId })) })
  expect(sent.code).toBe(0)
  const { done, entries } = await fileOf(who, who.client.recordExports.records({ formId: form.formId, media: true }))
  const paths = ['files/1-现场 照片-1.jpg', 'files/1-现场 照片-2.jpg']
  expect(Object.keys(entries).sort()).toEqual([...paths, '表单记录.xlsx'])
  expect(await sharp(entries[paths[1] ?? '']).metadata()).toMatchObject({ width: 8, format: 'jpeg' })
  expect(done).toMatchObject({ problem: '', done: 1 })
  const rows = await rowsOf(entries['表单记录.xlsx'] ?? new Uint8Array())
  expect(rows[1]?.[6]).toBe(paths.join('\n'))

  await app.database.pool.query('update account set tier = 1 where id = $1', [who.accountId])
  await expect(who.client.recordExports.records({ formId: form.formId, media: true })).rejects.toMatchObject({
    code: errorCodes.featureMissing,
    data: { needs: 3 },
  })
})

it('lets free accounts take out the last 180 days, and says so', async () => {
  const who = await app.signUp()
  const form = await publish(who, [text('q1')])
  const old = await submit(app, form, { q1: 'old' })
  await submit(app, form, { q1: 'new' })
  await app.database.pool.query(`update form_record set at = at - interval '181 days' where id = $1`, [old.data.id])
  const { done, bytes } = await fileOf(who, who.client.recordExports.records({ formId: form.formId }))
  expect(done.problem).toMatch(/^当前版本只能导出 \d{4}-\d\d-\d\d 以后的记录$/)
  expect((await rowsOf(bytes)).map((row) => row[5])).toEqual(['问题 q1', 'new'])
  const ids = [old.data.id]
  await expect(who.client.recordExports.records({ formId: form.formId, ids: [...ids, ...ids] })).rejects.toMatchObject({
    code: errorCodes.inputInvalid,
  })
})

it('writes who filled a form, and what a report says, as sheets', async () => {
  const who = await app.signUp()
  const form: OpenForm = await publish(who, [named, colour])
  for (const [n, c] of [
    ['王芳', 'r'],
    ['李雷', 'r'],
    ['王芳', 'g'],
  ])
    await submit(app, form, { n, c: { option: c } })
  const { formId } = form
  const fillers = await fileOf(who, who.client.recordExports.fillers({ formId }))
  expect((await rowsOf(fillers.bytes)).slice(1).map((row) => [row[0], row[8]])).toEqual([
    ['王芳', 2],
    ['李雷', 1],
  ])
  const report = csvOf(await plainFile(who, who.client.recordExports.reports({ formId, format: 'csv' })))
  expect(report).toContain('颜色,红,2,67%')
  expect(report.filter((line) => /^记录,\d{4}-/.test(line))).toHaveLength(30)
  // What the report shows with filters and beside other days is what the file holds.
  const answers = [{ component: 'n', comparison: 'is' as const, value: '王芳' }]
  const before = { from: '2020-01-01T00:00:00.000Z', until: '2020-01-03T00:00:00.000Z' }
  const narrowed = csvOf(
    await plainFile(who, who.client.recordExports.reports({ formId, format: 'csv', filters: { answers }, before })),
  )
  expect(narrowed[0]).toBe('题目,项目,数量,占比,之前的数量,之前的占比')
  expect(narrowed).toContain('颜色,红,1,50%,0,')
  expect(narrowed[1]).toBe('统计时间,全部时间,2,,0,')
  expect(narrowed[2]).toMatch(/^对比时间,2020-01-01 – 2020-01-0[23],/)
  const nobody = [{ component: 'n', comparison: 'is' as const, value: '没有' }]
  await expect(who.client.recordExports.reports({ formId, filters: { answers: nobody } })).rejects.toMatchObject({
    message: '没有数据,无法下载',
  })
  const other = await app.signUp()
  for (const start of [
    () => other.client.recordExports.fillers({ formId }),
    () => other.client.recordExports.reports({ formId }),
    () => other.client.recordExports.records({ formId }),
  ])
    await expect(start()).rejects.toMatchObject({ code: errorCodes.notFound })
})
