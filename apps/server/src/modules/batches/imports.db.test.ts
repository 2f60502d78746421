import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../platform/excel/read-table.ts'
import { writeSheet } from '../../platform/excel/sheet.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  base64,
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
  who = await app.signUp({ tier: 'basic' })
})
afterAll(() => app.close())

const versionsOf = async (id: string) =>
  (await app.database.pool.query('select number from qr_code_version where qr_code_id = $1', [id])).rows.length
/** The container of a workbook that asks for a password. */
const protectedWorkbook = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('EncryptedPackage', 'utf16le'),
])

/** A file that a call answers instead of an envelope. */
async function fileOf(path: string, input: object, { token }: SignedUp = who) {
  const answer = await app.fetch(`/qruser/console/template/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return new Uint8Array(await answer.arrayBuffer())
}

describe('a workbook that is looked through', () => {
  it('creates nothing and names every bad row', async () => {
    const { id } = await makeTemplate(who)
    const rows = [...rowsOf(3), ['', 'x', '明天', '打我'], ['FH-1', '', '', ''], ['FH-9', '长'.repeat(1_001), '', '']]
    const seen = await check(who, id, csvOf(rows))
    expect(seen).toMatchObject({ state: 'checked', rows: 6, good: 3, bad: 3, creates: 3, changes: 0, unchanged: 0 })
    expect(seen.problems.map(({ row, column, reason }) => `${row} ${column}：${reason}`)).toEqual([
      '5 编号：必填，不能为空',
      '5 检查日期：不是日期，请写成 2026-12-24',
      '5 电话：不是电话号码',
      '6 编号：与第 2 行重复',
      '7 位置：超过 1000 个字',
    ])
    expect(await childrenOf(who, id)).toEqual([])
    const marked = await fileOf('import_workbook', { id: seen.id })
    const read = (await readTable({ bytes: marked, rowsAtMost: 9 })) ?? []
    expect(read.map(({ cells }) => cells[4] ?? '')).toEqual([
      '问题',
      '',
      '',
      '',
      '编号：必填，不能为空\n检查日期：不是日期，请写成 2026-12-24\n电话：不是电话号码',
      '编号：与第 2 行重复',
      '位置：超过 1000 个字',
    ])
    // With the column of problems it can be sent again.
    expect(await check(who, id, base64(marked))).toMatchObject({ good: 3, bad: 3 })
  })

  it('has the columns of the template in their order, or by their headings when that is wanted', async () => {
    const { id } = await makeTemplate(who)
    const workbook = base64('位置,编号,电话,检查日期,备注\n1 楼,A1,110,2026-11-21,x\n')
    await expect(check(who, id, workbook)).rejects.toMatchObject({
      code: 1001,
      message: 'Excel数据错误:列必须与模板的变量内容顺序一致',
      data: { canMatchByHeader: true, missing: [], unknown: ['备注'] },
    })
    const seen = await who.client.batches.importExcel({ id, fileName: 'a.csv', workbook, byHeader: true })
    expect(seen).toMatchObject({ good: 1, bad: 0 })
    await expect(check(who, id, base64('编号,地点\nA1,1 楼\n'))).rejects.toMatchObject({
      data: { canMatchByHeader: false, missing: ['位置', '检查日期', '电话'], unknown: ['地点'] },
    })
  })

  it('is read sheet by sheet, and what was left out is told', async () => {
    const { id } = await makeTemplate(who)
    const headings = ['编号', '位置', '检查日期', '电话']
    const sheets = [
      { name: '隐藏', hidden: true, rows: [['不读']] },
      { name: '空', rows: [] },
      { name: '设备', rows: [headings, ['A1', '1 楼'], ['A2', '#N/A']], rowDefs: new Map([[1, { hidden: true }]]) },
      { name: '旧设备', rows: [headings, ['B1', '2 楼']] },
    ]
    const seen = await check(who, id, base64(await writeXlsx({ sheets })), 'a.xlsx')
    expect(seen).toMatchObject({ sheet: '设备', otherSheets: ['旧设备'], hiddenRows: 1, good: 1, bad: 1 })
    expect(seen.problems).toMatchObject([{ row: 3, column: '位置' }])
    expect(seen.problems[0]?.reason).toContain('#N/A')
    const marked = await readXlsx(await fileOf('import_workbook', { id: seen.id }), { readStyles: true })
    expect(marked.sheets.map(({ name }) => name)).toEqual(['隐藏', '空', '设备', '旧设备'])
    expect(marked.sheets[2]?.cells?.get('2,1')?.comment?.text).toBe(seen.problems[0]?.reason)
    const other = base64(await writeXlsx({ sheets: [{ name: '封面', rows: [['x']] }, ...sheets] }))
    await expect(check(who, id, other)).rejects.toMatchObject({
      data: { sheet: '封面', otherSheets: ['设备', '旧设备'] },
    })
  })

  it('has as many rows as the tier allows', async () => {
    const free = await app.signUp()
    const { id } = await makeTemplate(free)
    expect(await check(free, id, csvOf(rowsOf(50)))).toMatchObject({ good: 50 })
    await expect(check(free, id, csvOf(rowsOf(60)))).rejects.toMatchObject({
      code: 1005,
      message: '表格有 60 行，当前版本一次最多导入 50 行，请分成几份上传',
      data: { limit: 50, used: 60 },
    })
  })

  it.each([
    ['nothing', '', '无法读取这个文件，请存为 .xlsx 或 .csv 后再上传'],
    ['headings only', '编号,位置,检查日期,电话\n', '表格里没有数据'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
      '无法读取这个文件，请存为 .xlsx 或 .csv 后再上传',
    ],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      '无法读取这个文件，请存为 .xlsx 或 .csv 后再上传',
    ],
    ['a workbook with a password', protectedWorkbook, '这个表格有打开密码。请在 Excel 或 WPS 里去掉密码，保存后再上传'],
    [
      'a CSV with an open quote',
      '编号,位置\n"A1,1\nA2,2\n',
      'CSV 里有引号没有成对，后面的行分不开。请补上引号，或存为 .xlsx 后再上传',
    ],
    [
      'a broken ZIP',
      Buffer.from('PK\x03\x04 and nothing more', 'latin1'),
      '无法读取这个文件，请存为 .xlsx 或 .csv 后再上传',
    ],
  ])('is refused in a sentence: %s', async (_, content, message) => {
    const { id } = await makeTemplate(who)
    await expect(check(who, id, base64(content))).rejects.toMatchObject({ code: 1001, message })
  })
})

describe('an import', () => {
  it('makes numbered codes in the order of the rows, with style and directory of the template', async () => {
    const directory = await who.client.directories.add({ name: '消防' })
    const template = await makeTemplate(who, { directoryId: directory.id, style: { foreColor: '#0B6B50' } })
    const done = await importRows(app, who, template.id, rowsOf(250))
    expect(done).toMatchObject({ state: 'done', done: 250, failed: 0 })
    const first = await childrenOf(who, template.id)
    // Lists by age, too, have them in the order of the rows.
    const { rows } = await app.database.pool.query(
      `select number from batch_child join qr_code on qr_code.account_id = batch_child.account_id and id = qr_code_id
       where template_id = $1 and place <= 100 order by created_at`,
      [template.id],
    )
    expect(rows.map(({ number }) => number)).toEqual(first.slice(0, rows.length).map(({ number }) => number))
    expect(rows.length).toBeGreaterThan(90)
    expect(first.slice(98, 100).map(({ number }) => number)).toEqual([
      `${template.number}-A99`,
      `${template.number}-B01`,
    ])
    expect(first[0]).toMatchObject({
      number: `${template.number}-A01`,
      problem: '',
      values: { no: 'FH-1', place: '1 楼', day: '2026-11-21', phone: '110' },
      code: { name: '灭火器 FH-1', kind: 'batch', directoryId: directory.id, style: { foreColor: '#0B6B50' } },
    })
    const { blocks } = await who.client.qrCodes.getInfo({ id: first[0]?.code.id ?? '' })
    expect(blocks).toMatchObject([{ html: '<p>FH-1 在 1 楼，2026-11-21</p>' }, { phone: '110' }])
    const listed = (await who.client.directories.list({})).list.find(({ id }) => id === directory.id)
    expect(listed?.qrCodes).toBe(250)
    expect((await who.client.notices.list({})).list[0]).toMatchObject({ kind: 'batchDone' })
  })

  it('is made once, however often it is started and by however many workers it is done', async () => {
    const { id } = await makeTemplate(who)
    const { id: importId } = await check(who, id, csvOf(rowsOf(300)))
    await Promise.all(Array.from({ length: 200 }, () => who.client.batches.createQrCodes({ importId })))
    const { rows } = await app.database.pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'batches:import' and (job.payload ->> 'id')::int = $1`,
      [importId],
    )
    expect(rows[0]?.count).toBe(1)
    await Promise.all([work(app, who, importId), work(app, who, importId), work(app, who, importId)])
    await work(app, who, importId)
    expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'done', done: 300 })
    expect((await who.client.batches.childList({ filters: { id } })).total).toBe(300)
  })

  it('that ends in the middle goes on where it ended', async () => {
    const { id } = await makeTemplate(who)
    const { id: importId } = await check(who, id, csvOf(rowsOf(250)))
    await who.client.batches.createQrCodes({ importId })
    // A connection that dies in the second chunk is what a killed server looks like to the database.
    await app.database.pool.query(`create function pg_temp_fail() returns trigger language plpgsql as $$
      begin if new.place >= 150 then raise exception 'killed'; end if; return new; end $$`)
    await app.database.pool.query(`create trigger fail before insert on batch_child for each row
      when (new.template_id = ${id}) execute function pg_temp_fail()`)
    await expect(work(app, who, importId)).rejects.toThrow()
    expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'running', done: 100 })
    await app.database.pool.query('drop trigger fail on batch_child; drop function pg_temp_fail()')
    await work(app, who, importId)
    expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'done', done: 250 })
    const numbers = await app.database.pool.query(
      `select count(*)::int as all, count(distinct c.number)::int as numbers, max(c.place) as last, count(q.id)::int as codes
       from batch_child c left join qr_code q on q.account_id = c.account_id and q.id = c.qr_code_id where c.template_id = $1`,
      [id],
    )
    expect(numbers.rows[0]).toEqual({ all: 250, numbers: 250, last: 249, codes: 250 })
  })

  it('waits when rows fail, and goes on when that is wanted', async () => {
    const template = await makeTemplate(who)
    const { id } = template
    const rows = rowsOf(250).map((row, at) => (at === 42 ? [row[0] ?? '', '', '', ''] : row))
    const { id: importId } = await check(who, id, csvOf(rows))
    const columns = template.columns.map((column) => ({ ...column, required: column.key !== 'phone' }))
    await who.client.batches.save({ ...extinguishers, id, columns })
    await who.client.batches.createQrCodes({ importId })
    await work(app, who, importId)
    const paused = await who.client.batches.importInfo({ id: importId })
    expect(paused).toMatchObject({ state: 'paused', done: 99, failed: 1 })
    expect(paused.problems).toEqual([
      { row: 44, column: '位置', reason: '必填，不能为空' },
      { row: 44, column: '检查日期', reason: '必填，不能为空' },
    ])
    expect((await who.client.batches.getVariableInfo({ id })).openImportId).toBe(importId)
    expect(await who.client.batches.createQrCodes({ importId })).toMatchObject({ state: 'paused' })
    await who.client.batches.createQrCodes({ importId, goOn: true })
    await work(app, who, importId)
    expect(await who.client.batches.importInfo({ id: importId })).toMatchObject({ state: 'done', done: 249, failed: 1 })
    expect((await who.client.batches.childList({ filters: { id } })).total).toBe(249)
  })

  it('changes rows that are known by their key, and writes nothing for the others', async () => {
    const { id } = await makeTemplate(who)
    await importRows(app, who, id, rowsOf(3))
    const before = await childrenOf(who, id)
    const rows = [...rowsOf(2), ['ＦＨ-3', '别处', '2026-11-22', '119'], ...rowsOf(1, 4)]
    const seen = await check(who, id, csvOf(rows))
    expect(seen).toMatchObject({ creates: 1, changes: 1, unchanged: 2 })
    expect(seen.differences).toContainEqual(expect.objectContaining({ column: '位置', to: '别处' }))
    expect(new Set(seen.differences.map(({ key }) => key))).toEqual(new Set(['ＦＨ-3']))
    await who.client.batches.createQrCodes({ importId: seen.id })
    await work(app, who, seen.id)
    const after = await childrenOf(who, id)
    expect(after.map(({ code }) => code.version)).toEqual([1, 1, 2, 1])
    expect(after.slice(0, 3).map(({ code }) => code.id)).toEqual(before.map(({ code }) => code.id))
    expect(after[2]?.values).toMatchObject({ no: 'ＦＨ-3', place: '别处' })
    const own = await who.client.batches.childList({ filters: { id, importId: seen.id } })
    expect([own.total, own.list.map(({ number }) => number.slice(-3))]).toEqual([2, ['A03', 'A04']])
    expect(await Promise.all(after.map(({ code }) => versionsOf(code.id)))).toEqual([1, 1, 2, 1])
  })
})

it('gives workbooks to fill, with the codes that are there, which can come back', async () => {
  const template = await makeTemplate(who)
  await importRows(app, who, template.id, rowsOf(2))
  const bytes = await fileOf('down_excel', { id: template.id, withCodes: true })
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['活码', '填写说明'])
  expect(sheets[0]?.rows.map((row) => row.slice(0, 5))).toEqual([
    ['编号', '位置', '检查日期', '电话', '活码编号'],
    ['FH-1', '1 楼', '2026-11-21', '110', `${template.number}-A01`],
    ['FH-2', '2 楼', '2026-11-21', '110', `${template.number}-A02`],
  ])
  expect(await check(who, template.id, base64(bytes), 'a.xlsx')).toMatchObject({ creates: 0, changes: 0, unchanged: 2 })
  const empty = await readXlsx(await fileOf('down_excel', { id: template.id }))
  expect(empty.sheets[0]?.rows).toHaveLength(1)
})

it('reads days and numbers of a workbook as people see them', async () => {
  const { id } = await makeTemplate(who)
  const columns = ['编号', '位置', '检查日期', '电话'].map((header) => ({ header, width: 9 }))
  const day = new Date(Date.UTC(2026, 10, 21)) as unknown as string
  const bytes = await writeSheet({ name: '表', columns, rows: [[7, '=1+1', day, 13800138000]] })
  await who.client.batches.createQrCodes({ importId: (await check(who, id, base64(bytes))).id })
  await work(app, who, (await who.client.batches.getVariableInfo({ id })).openImportId ?? 0)
  expect((await childrenOf(who, id))[0]?.values).toEqual({
    no: '7',
    place: '=1+1',
    day: '2026-11-21',
    phone: '13800138000',
  })
})

it('keeps workbooks for seven days', async () => {
  const { id } = await makeTemplate(who)
  const seen = await check(who, id, csvOf(rowsOf(1)))
  expect(seen.hasWorkbook).toBe(true)
  await app.database.pool.query(`update batch_import set expires_at = '2000-01-01' where id = $1`, [seen.id])
  await expect(who.client.batches.createQrCodes({ importId: seen.id })).rejects.toMatchObject({
    message: '表格已超过 7 天，请重新上传',
  })
  await app.modules.batches.purge()
  await expect(who.client.batches.importInfo({ id: seen.id })).rejects.toMatchObject({ code: 1002 })
})

it('shows the number of a code among all live codes, where it is found by it', async () => {
  const owner = await app.signUp()
  const { id } = await makeTemplate(owner)
  await importRows(app, owner, id, rowsOf(3))
  const { client } = owner
  const [, second] = await childrenOf(owner, id)
  const number = second?.number ?? ''
  expect(number).toBe('A01-A02')
  const found = await client.qrCodes.getCodeList({ keyword: number.toLowerCase() })
  expect(found).toMatchObject({ total: 1, list: [{ id: second?.code.id, number, kind: 'batch' }] })
  expect(await client.qrCodes.getInfo({ id: second?.code.id ?? '' })).toMatchObject({ number })
  // A part of it is enough, in either list: of all codes of a template, or of one in each.
  const numbersFor = async (keyword: string) =>
    (await client.qrCodes.getCodeList({ keyword })).list.map((code) => code.number).toSorted()
  const all = ['A01-A01', 'A01-A02', 'A01-A03']
  expect(await numbersFor('a01')).toEqual(all)
  expect(await numbersFor('A01-A0')).toEqual(all)
  for (const keyword of ['A02', '-a02', 'A01-A02']) expect(await numbersFor(keyword)).toEqual([number])
  const own = await client.batches.childList({ keyword: 'a02', filters: { id } })
  expect(own.list.map((child) => child.number)).toEqual([number])
  expect(await client.qrCodes.getCodeList({ keyword: 'A01-A09' })).toMatchObject({ total: 0, list: [] })
  // Numbers begin anew in every account.
  const other = await app.signUp()
  expect((await other.client.qrCodes.getCodeList({ keyword: number })).list).toEqual([])
})
