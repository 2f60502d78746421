import type { CallInput, contract } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTable } from '../../platform/excel/read-table.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  catchUp,
  check,
  childrenOf,
  csvOf,
  extinguishers,
  importRows,
  makeTemplate,
  rowsOf,
  work,
} from './batches.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const blocksOf = async (id: string) => (await who.client.qrCodes.getInfo({ id })).blocks
const html = (text: string) => [{ id: 'a', type: 'richText' as const, html: text }]

it('refuses what has no column, by name', async () => {
  await expect(makeTemplate(who, { blocks: html('<p>{{楼层}}</p>') })).rejects.toMatchObject({
    message: '模板用到了“楼层”，但没有这个变量',
    data: { issues: [{ path: ['blocks'] }] },
  })
  await expect(makeTemplate(who, { namePattern: '{{楼层}}' })).rejects.toMatchObject({
    data: { issues: [{ path: ['namePattern'] }] },
  })
  await expect(makeTemplate(who, { name: ' ' })).rejects.toMatchObject({ code: 1001 })
  await expect(makeTemplate(who, { keyColumn: 'nothing' })).rejects.toMatchObject({ code: 1001 })
})

it('brings codes up to a new version in the background, and says so meanwhile', async () => {
  const { id, version } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(150))
  const [first, second] = await childrenOf(who, id)
  await who.client.qrCodes.bulkRemove({ ids: [second?.code.id ?? ''] })
  const saved = await who.client.batches.save({ ...extinguishers, id, version, blocks: html('<h2>{{编号}}</h2>') })
  expect(saved).toMatchObject({ version: 2, updating: true, behind: 150, codes: 149 })
  await expect(who.client.batches.save({ ...extinguishers, id, version, name: '别的' })).rejects.toMatchObject({
    code: 1006,
  })
  await Promise.all([catchUp(app, who, id), catchUp(app, who, id)])
  expect(await who.client.batches.getVariableInfo({ id })).toMatchObject({ updating: false, behind: 0 })
  expect(await blocksOf(first?.code.id ?? '')).toMatchObject([{ html: '<h2>FH-1</h2>' }])
  expect((await who.client.qrCodes.getInfo({ id: first?.code.id ?? '' })).version).toBe(2)
  // What lies in the trash follows too, so that it comes back as the others are.
  await who.client.qrCodes.trashRestore({ ids: [second?.code.id ?? ''] })
  expect(await blocksOf(second?.code.id ?? '')).toMatchObject([{ html: '<h2>FH-2</h2>' }])
  // The same once more is nothing new.
  expect(await who.client.batches.save({ ...extinguishers, id, blocks: html('<h2>{{编号}}</h2>') })).toMatchObject({
    version: 2,
  })
})

it('leaves codes that do not fit a new layout as they are, and says why', async () => {
  const { id } = await makeTemplate(who)
  await importRows(app, who, id, [
    ['FH-1', '很长的位置'.repeat(30), '', ''],
    ['FH-2', '短', '', ''],
  ])
  const blocks = [{ id: 'c', type: 'linkButton' as const, text: '{{位置}}', url: 'https://example.com' }]
  await who.client.batches.save({ ...extinguishers, id, blocks })
  await catchUp(app, who, id)
  const [long, short] = await childrenOf(who, id)
  expect([long?.problem, short?.problem]).toEqual(['位置：填入后超过 30 个字，放不下', ''])
  expect([long?.code.version, short?.code.version]).toEqual([1, 2])
})

it('is deleted without its codes, which are ordinary pages then', async () => {
  const { id } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(2))
  const [child] = await childrenOf(who, id)
  const codeId = child?.code.id ?? ''
  const before = await blocksOf(codeId)
  expect(await who.client.batches.del({ id })).toEqual({ removed: 1, codes: 2 })
  await expect(who.client.batches.getVariableInfo({ id })).rejects.toMatchObject({ code: 1002 })
  expect(await who.client.qrCodes.getInfo({ id: codeId })).toMatchObject({ kind: 'page', blocks: before })
  await who.client.qrCodes.save({ id: codeId, name: '自己写', blocks: html('<p>1</p>') })
})

it('knows rows by another column only where its values are all different', async () => {
  const { id } = await makeTemplate(who, { keyColumn: null })
  await importRows(app, who, id, [...rowsOf(2), ...rowsOf(1)])
  await expect(who.client.batches.save({ ...extinguishers, id })).rejects.toMatchObject({
    message: '有多个活码的“编号”都是“FH-1”，不能用来识别',
  })
  const [first] = await childrenOf(who, id)
  await who.client.qrCodes.bulkRemove({ ids: [first?.code.id ?? ''] })
  await who.client.batches.save({ ...extinguishers, id })
  expect(await check(who, id, csvOf(rowsOf(2)))).toMatchObject({ unchanged: 2 })
})

it('makes a new code for a key whose code lies in the trash', async () => {
  const { id } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(1))
  const [old] = await childrenOf(who, id)
  await who.client.qrCodes.bulkRemove({ ids: [old?.code.id ?? ''] })
  expect(await importRows(app, who, id, rowsOf(1))).toMatchObject({ state: 'done', creates: 1, failed: 0 })
  await who.client.qrCodes.trashRestore({ ids: [old?.code.id ?? ''] })
  expect((await childrenOf(who, id)).map(({ number }) => number.slice(-3))).toEqual(['A01', 'A02'])
})

it('keeps content and kind of its codes to itself', async () => {
  const { id } = await makeTemplate(who, { name: '我的模板' })
  await importRows(app, who, id, rowsOf(1))
  const [child] = await childrenOf(who, id)
  const codeId = child?.code.id ?? ''
  const message = '这个活码由批量模板“我的模板”生成，请在模板里修改'
  const refused = { code: 1006, message }
  await expect(who.client.qrCodes.save({ id: codeId, name: 'x', blocks: html('<p>1</p>') })).rejects.toMatchObject(
    refused,
  )
  await expect(who.client.qrCodes.rename({ id: codeId, name: 'x' })).rejects.toMatchObject(refused)
  await expect(who.client.versions.restore({ id: codeId, number: 1 })).rejects.toMatchObject(refused)
  await expect(who.client.qrCodes.save({ name: 'x', kind: 'batch', blocks: html('<p>1</p>') })).rejects.toMatchObject({
    message: '批量活码只能由批量模板生成',
  })
  const { id: directoryId } = await who.client.directories.add({ name: '别处' })
  await who.client.qrCodes.bulkMove({ ids: [codeId], directoryId })
  await who.client.qrCodes.bulkSetShare({ ids: [codeId], shared: false })
  await who.client.codeAccess.setAuth({ ids: [codeId], settings: { password: 'a1b2' } })
})

it('saves the values of one code', async () => {
  const { id } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(2))
  const [child] = await childrenOf(who, id)
  const qrCodeId = child?.code.id ?? ''
  const saved = await who.client.batches.childSave({ qrCodeId, values: { place: '三楼', day: '2027年1月2日' } })
  expect(saved).toMatchObject({ values: { no: 'FH-1', place: '三楼', day: '2027-01-02' }, code: { version: 2 } })
  const refused = (values: Record<string, string>, message: string) =>
    expect(who.client.batches.childSave({ qrCodeId, values })).rejects.toMatchObject({ message })
  await refused({ no: '' }, '必填，不能为空')
  await refused({ no: 'FH-2' }, `活码 ${(await childrenOf(who, id))[1]?.number} 已使用这个值`)
  await refused({ phone: '打我' }, '不是电话号码')
  await refused({ nothing: 'x' }, '没有这个变量')
  expect(await who.client.batches.childInfo({ qrCodeId })).toMatchObject({ child: saved, template: { id } })
  const many = Array.from({ length: 40 }, (_, at) =>
    who.client.batches.childSave({ qrCodeId, values: { place: `${at}` } }),
  )
  expect(new Set((await Promise.all(many)).map(({ code }) => code.id)).size).toBe(1)
  expect((await who.client.qrCodes.getInfo({ id: qrCodeId })).version).toBe(42)
})

it('finds codes by number, name and values, page by page', async () => {
  const { id, number } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(30))
  const find = async (keyword: string) =>
    (await who.client.batches.childList({ keyword, filters: { id } })).list.map((child) => child.values.no)
  expect(await find('17 楼')).toEqual(['FH-17'])
  expect(await find(`${number}-A03`)).toEqual(['FH-3'])
  expect(await find('灭火器 FH-30')).toEqual(['FH-30'])
  expect(await find('place')).toEqual([])
  const page = await who.client.batches.childList({ pageSize: 20, filters: { id } })
  const next = await who.client.batches.childList({ pageSize: 20, cursor: page.next ?? '', filters: { id } })
  expect([page.total, page.list.length, next.list.length, next.next]).toEqual([30, 20, 10, null])
})

it('forgets codes whose content was removed for good', async () => {
  const { id } = await makeTemplate(who)
  await importRows(app, who, id, rowsOf(1))
  const [child] = await childrenOf(who, id)
  const codeId = child?.code.id ?? ''
  await who.client.qrCodes.bulkRemove({ ids: [codeId] })
  await app.database.pool.query(`update qr_code set deleted_at = now() - interval '40 days' where id = $1`, [codeId])
  await app.modules.qrCodes.trash.purge(app.clock.now())
  const { rows } = await app.database.pool.query('select 1 from batch_child where qr_code_id = $1', [codeId])
  expect(rows).toEqual([])
})

it('lists templates, the one changed last first, and renames them', async () => {
  const other = await app.signUp()
  const [one, two] = [await makeTemplate(other, { name: '一' }), await makeTemplate(other, { name: '二' })]
  await importRows(app, other, one.id, rowsOf(2))
  await other.client.batches.rename({ id: one.id, name: '第一' })
  const { list, total } = await other.client.batches.list({})
  expect(list.map(({ name, codes, number }) => [name, codes, number])).toEqual([
    ['第一', 2, 'A01'],
    ['二', 0, 'A02'],
  ])
  expect(total).toBe(2)
  expect((await other.client.batches.list({ keyword: '二' })).list.map(({ id }) => id)).toEqual([two.id])
  await expect(who.client.batches.rename({ id: one.id, name: 'x' })).rejects.toMatchObject({ code: 1002 })
})

it('starts downloads of its codes', async () => {
  const { id } = await makeTemplate(who)
  await expect(who.client.batches.getDownloadId({ id, what: 'zip' })).rejects.toMatchObject({
    message: '没有可以下载的活码',
  })
  const done = await importRows(app, who, id, rowsOf(3))
  await expect(who.client.batches.getDownloadId({ id, what: 'pdf' })).rejects.toMatchObject({
    message: '请选择打印方式',
  })
  const start = async (what: Omit<CallInput<typeof contract.batches.getDownloadId>, 'id'>) =>
    (await who.client.batches.getDownloadId({ id, importId: done.id, ...what })).task
  const excel = await start({ what: 'excel' })
  await app.modules.exports.work()
  const info = await who.client.exports.taskInfo({ id: excel.id })
  expect(info).toMatchObject({ kind: 'codesExcel', state: 'done', done: 3, problem: '' })
  expect(info.fileName).toMatch(/^灭火器 活码 .*\.xlsx$/)
  const file = await app.fetch(`/qruser/console/export/task_file?id=${excel.id}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  })
  const rows = await readTable({ bytes: new Uint8Array(await file.arrayBuffer()), rowsAtMost: 9 })
  expect(rows?.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['编号', '位置'],
    ['FH-1', '1 楼'],
    ['FH-2', '2 楼'],
    ['FH-3', '3 楼'],
  ])
  expect(await start({ what: 'zip' })).toMatchObject({ kind: 'codesZip', total: 3 })
  const settings = { paper: { kind: 'grid' as const, perPage: 12 } }
  expect(await start({ what: 'pdf', settings })).toMatchObject({ kind: 'labelPdf', total: 3 })
})

it('goes on after a worker died', async () => {
  const { id } = await makeTemplate(who)
  const { id: importId } = await check(who, id, csvOf(rowsOf(1)))
  await who.client.batches.createQrCodes({ importId })
  await app.database.pool.query(`update batch_import set alive_at = '2000-01-01' where id = $1`, [importId])
  const jobs = async () =>
    (await app.database.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'batches:import'`)).rows
      .length
  const before = await jobs()
  await app.modules.batches.watch()
  expect(await jobs()).toBeGreaterThan(before)
  await app.database.pool.query(`update batch_import set alive_at = '2000-01-01', attempt = 9 where id = $1`, [
    importId,
  ])
  await app.modules.batches.watch()
  expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'failed', done: 0 })
  await who.client.batches.createQrCodes({ importId, goOn: true })
  await work(app, who, importId)
  expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'done', done: 1 })
})
