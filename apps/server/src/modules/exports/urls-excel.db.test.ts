import { readXlsx } from 'hucre/xlsx'
import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { fetchZip, makeCodes } from './exports.fixture.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

/** Starts it, works it off, and reads the sheet that came out. */
async function sheetOf(who: SignedUp, input: Parameters<SignedUp['client']['exports']['qrCodeAddresses']>[0]) {
  const { task } = await who.client.exports.qrCodeAddresses(input)
  await app.modules.exports.work()
  const done = await who.client.exports.taskInfo({ id: task.id })
  const { bytes, entries, answer } = await fetchZip(app, who, task.id)
  const [sheet] = (await readXlsx(bytes)).sheets
  return { done, entries, answer, rows: sheet?.rows ?? [] }
}

describe('a workbook with addresses', () => {
  it('has a row for each chosen code, with where it is, what it is and how often it was scanned', async () => {
    const { client } = owner
    const hall = await client.directories.add({ name: '大厅' })
    const desk = await client.directories.add({ name: '前台', parentId: hall.id })
    const page = await client.qrCodes.save({ name: '访客须知', directoryId: desk.id, blocks })
    const jump = await client.qrCodes.save({ kind: 'jump', name: '官网', blocks: [], target: 'https://example.com/' })
    for (let scan = 0; scan < 2; scan += 1)
      await app.fetch(`/q/${page.id}`, { headers: { 'User-Agent': 'Mozilla/5.0 (iPhone)' } })
    const { done, rows, answer } = await sheetOf(owner, { ids: [jump.id, page.id] })
    expect(done).toMatchObject({ kind: 'urlsExcel', state: 'done', done: 2, total: 2, problem: '' })
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /活码网址-\d{4}-\d\d-\d\d\.xlsx/,
    )
    const made = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(rows).toEqual([
      ['名称', '短编号', '地址', '目录', '类型', '状态', '扫码次数', '创建时间'],
      ['官网', jump.id, jump.url, '默认目录', '跳转', '正常', 0, made],
      ['访客须知', page.id, page.url, '大厅 / 前台', '页面', '正常', 2, made],
    ])
  })

  it('has everything that the filters of a list find, in its order', async () => {
    const who = await app.signUp()
    const directory = await who.client.directories.add({ name: '一楼' })
    const codes = await makeCodes(app, who, 12, directory.id)
    await makeCodes(app, who, 3)
    const list = { sort: 'oldest' as const, keyword: '灭火器', filters: { directoryId: directory.id } }
    const { rows } = await sheetOf(who, { list })
    expect(
      rows
        .slice(1)
        .map((row) => row[1])
        .sort(),
    ).toEqual(codes.map(({ id }) => id).sort())
    await expect(who.client.exports.qrCodeAddresses({ list: { keyword: '没有这个' } })).rejects.toMatchObject({
      message: '没有数据,无法下载',
    })
  })

  it('keeps text text, and says what was deleted meanwhile', async () => {
    const who = await app.signUp()
    const code = await who.client.qrCodes.save({ name: '=HYPERLINK("http://x.example","y")', blocks })
    const gone = await who.client.qrCodes.save({ name: '旧的', blocks })
    const { task } = await who.client.exports.qrCodeAddresses({ ids: [code.id, gone.id] })
    await who.client.qrCodes.bulkRemove({ ids: [gone.id] })
    await app.modules.exports.work()
    const done = await who.client.exports.taskInfo({ id: task.id })
    expect(done).toMatchObject({ state: 'done', problem: '1 个活码已被删除，不在表格里' })
    const { bytes, entries } = await fetchZip(app, who, task.id)
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet?.rows[1]?.[0]).toBe('=HYPERLINK("http://x.example","y")')
    expect(sheet?.rows).toHaveLength(2)
    const written = Object.entries(entries).filter(([path]) => path.startsWith('xl/worksheets/'))
    expect(written.length).toBeGreaterThan(0)
    for (const [, xml] of written) expect(strFromU8(xml)).not.toMatch(/<f[ >]/)
  })

  it('is not made from codes of another account', async () => {
    const stranger = await app.signUp()
    const [code] = await makeCodes(app, owner, 1)
    await expect(stranger.client.exports.qrCodeAddresses({ ids: [code?.id ?? ''] })).rejects.toMatchObject({
      code: 1002,
    })
  })
})

it('downloads are found by their names, also before there is a file', async () => {
  const who = await app.signUp()
  const ids = (await makeCodes(app, who, 2)).map(({ id }) => id)
  await who.client.exports.qrCodeAddresses({ ids })
  const found = async (keyword: string, client = who.client) => {
    const { list, total } = await client.exports.taskList({ keyword })
    return [list.map(({ kind }) => kind), total]
  }
  expect(await found('网址')).toEqual([['urlsExcel'], 1])
  expect(await found('addresses', app.clientOf(who.token, 'en'))).toEqual([['urlsExcel'], 1])
  await app.modules.exports.work()
  await who.client.exports.codesZip({ ids })
  expect(await found('')).toEqual([['codesZip', 'urlsExcel'], 2])
  expect(await found('网址-20')).toEqual([['urlsExcel'], 1])
  expect(await found('.XLSX')).toEqual([['urlsExcel'], 1])
  expect(await found('图片')).toEqual([['codesZip'], 1])
  expect(await found('%')).toEqual([[], 0])
})

it('the log tells who took out what, and how many', async () => {
  const who = await app.signUp()
  const codes = await makeCodes(app, who, 3)
  const ids = codes.map(({ id }) => id)
  await app.fetch(`/q/${ids[0]}`, { headers: { 'User-Agent': 'Mozilla/5.0 (iPhone)' } })
  const { client } = who
  const zip = await client.exports.codesZip({ ids })
  const urls = await client.exports.qrCodeAddresses({ ids: ids.slice(0, 2) })
  const data = await client.exports.accountData({})
  await client.stats.exportQrCodes({ range: { preset: 'today' } })
  await expect(client.exports.codesZip({ ids: [] })).rejects.toMatchObject({ code: 1001 })
  const { list } = await client.audit.createlog({ filters: { verb: 'exported' } })
  expect(list.map(({ subject, subjectId, name, details }) => [subject, subjectId, name, details]).reverse()).toEqual([
    ['export', String(zip.task.id), '活码图片', { what: 'codesZip', count: 3 }],
    ['export', String(urls.task.id), '活码网址 Excel', { what: 'urlsExcel', count: 2 }],
    ['export', String(data.task.id), '账号数据', { what: 'accountData', count: 0 }],
    ['export', '', '扫码排行', { what: 'scanRanking', count: 1 }],
  ])
  expect(list.every(({ user }) => user.id === who.userId)).toBe(true)
})
