import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSheet } from '../../platform/excel/sheet.ts'
import { readTable } from '../../platform/excel/read-table.ts'
import { makeBelongings } from '../../testing/samples.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function ownerOfCode(tier: 'free' | 'basic' = 'free') {
  const who = await app.signUp({ tier })
  return { client: who.client, id: String((await makeBelongings(who, app)).qrCode) }
}

async function workbookOf(rows: (string | number)[][]): Promise<string> {
  const columns = [
    { header: '手机号', width: 20 },
    { header: '姓名', width: 20 },
  ]
  return Buffer.from(await writeSheet({ name: '名单', columns, rows })).toString('base64')
}
const csvOf = (text: string) => Buffer.from(text).toString('base64')
const numbers = (count: number) => Array.from({ length: count }, (_, index) => [13800000000 + index])

it('adds the phones of a workbook, and none twice', async () => {
  const { client, id } = await ownerOfCode()
  const workbook = await workbookOf([[13800138000, '王芳'], ['+86 139 0013 9000', '李雷'], ['13800138000']])
  expect(await client.codeAccess.importMobiles({ id, workbook })).toEqual({ added: 2, known: 1, skipped: [] })
  const { list } = await client.codeAccess.listMobiles({ filters: { id } })
  expect(list.map(({ mobile, name }) => [mobile, name])).toEqual([
    ['8613900139000', '李雷'],
    ['8613800138000', '王芳'],
  ])
  expect(await client.codeAccess.importMobiles({ id, workbook: csvOf('13800138000\n13700137000') })).toMatchObject({
    added: 1,
    known: 1,
  })
})

it('names every bad row and adds nothing, or the good ones when asked to', async () => {
  const { client, id } = await ownerOfCode()
  const workbook = await workbookOf([[13800138000], ['123', '甲'], ['', '乙'], [13900139000, 'x'.repeat(51)]])
  await expect(client.codeAccess.importMobiles({ id, workbook })).rejects.toMatchObject({
    code: 1001,
    message: '有 3 行不正确，没有添加任何手机号',
    data: {
      issues: [
        { path: ['rows', 3, 'mobile'], message: '第 3 行的手机号格式不正确：123' },
        { path: ['rows', 4, 'mobile'], message: '第 4 行缺少手机号' },
        { path: ['rows', 5, 'name'] },
      ],
    },
  })
  expect((await client.codeAccess.listMobiles({ filters: { id } })).total).toBe(0)
  const added = await client.codeAccess.importMobiles({ id, workbook, skipBad: true })
  expect(added).toMatchObject({ added: 1, known: 0, skipped: [{ row: 3, column: 'mobile' }, { row: 4 }, { row: 5 }] })
})

it('reads as many rows as the tier allows, headings aside', async () => {
  const { client, id } = await ownerOfCode()
  await expect(client.codeAccess.importMobiles({ id, workbook: await workbookOf(numbers(51)) })).rejects.toMatchObject({
    code: 1005,
    message: '超过最大可编辑行数',
    data: { limit: 50, used: 51 },
  })
  expect(await client.codeAccess.importMobiles({ id, workbook: await workbookOf(numbers(50)) })).toMatchObject({
    added: 50,
  })
  const member = await ownerOfCode('basic')
  const full = { id: member.id, workbook: await workbookOf(numbers(1_000)) }
  expect(await member.client.codeAccess.importMobiles(full)).toMatchObject({ added: 1_000 })
})

it('adds each phone once when many bring the same list at once, in whatever order', async () => {
  const { client, id } = await ownerOfCode('basic')
  const there = csvOf(numbers(500).join('\n'))
  const back = csvOf(numbers(500).reverse().join('\n'))
  const both = [there, back, there, back].map((workbook) => client.codeAccess.importMobiles({ id, workbook }))
  expect((await Promise.all(both)).map(({ added }) => added).sort((a, b) => b - a)).toEqual([500, 0, 0, 0])
})

it.each([
  ['what is no workbook', csvOf('\u0000\u0001'), '无法读取这个文件'],
  ['headings alone', csvOf('手机号,姓名\n'), '表格里没有手机号'],
  ['phones in the second column', csvOf('姓名,手机号\n王芳,13800138000'), '第一列须为手机号'],
])('refuses %s', async (_, workbook, message) => {
  const { client, id } = await ownerOfCode()
  await expect(client.codeAccess.importMobiles({ id, workbook })).rejects.toThrow(message)
})

it('gives a template that it reads itself', async () => {
  const { client } = await ownerOfCode()
  const { body, fileName } = await client.codeAccess.mobileTemplate({})
  expect(fileName).toBe('手机号名单.xlsx')
  expect(await readTable({ bytes: body, rowsAtMost: 9 })).toEqual([{ row: 1, cells: ['手机号', '姓名'] }])
})
