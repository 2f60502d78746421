import { createTranslator } from '@matai/i18n'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSheet } from '../../platform/excel/sheet.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { base64, check, childrenOf, makeTemplate, work } from './batches.fixture.ts'

let app: TestApp
let who: SignedUp
let id: number
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'basic' })
  id = (await makeTemplate(who, { keyColumn: null })).id
})
afterAll(() => app.close())

const sheetPath = 'xl/worksheets/sheet1.xml'
const headings = ['编号', '位置', '检查日期', '电话']
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`
const top = row(headings)

/** A real workbook with other rows, and with more inside. */
async function workbookWith(rows: string, { head = '', more = {} }: { head?: string; more?: Zippable } = {}) {
  const columns = headings.map((header) => ({ header, width: 9 }))
  const entries = unzipSync(Buffer.from(await writeSheet({ name: '表', columns, rows: [] })))
  const sheet = strFromU8(entries[sheetPath] ?? new Uint8Array())
  const other = sheet.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`)
  const xml = head ? other.replace('?>', () => `?>${head}`) : other
  return base64(zipSync({ ...entries, [sheetPath]: strToU8(xml), ...more }))
}

const unreadable = { code: 1001, message: '无法读取这个文件，请存为 .xlsx 或 .csv 后再上传' }

it('keeps formulas, DDE and links to other workbooks as the text that they show', async () => {
  const dde = '<externalLink xmlns="x"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>'
  const workbook = await workbookWith(
    `${top}<row><c t="str"><f>HYPERLINK("https://evil.example","x")</f><v>显示的字</v></c>${cell("=cmd|'/c calc'!A1")}</row>` +
      `<row><c t="str"><f>[1]Sheet1!A1</f><v>别处的字</v></c>${cell('@SUM(1)')}</row>`,
    { more: { 'xl/externalLinks/externalLink1.xml': strToU8(dde) } },
  )
  const seen = await check(who, id, workbook, 'a.xlsx')
  await who.client.batches.createQrCodes({ importId: seen.id })
  await work(app, who, seen.id)
  expect((await childrenOf(who, id)).map(({ values }) => [values.no, values.place])).toEqual([
    ['显示的字', "=cmd|'/c calc'!A1"],
    ['别处的字', '@SUM(1)'],
  ])
})

it('reads nothing from outside, and unfolds no entities', async () => {
  const outside = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>'
  const laughs =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
  for (const [head, entity] of [
    [outside, '&secret;'],
    [laughs, '&c;'],
  ] as const) {
    const workbook = await workbookWith(`${top}${row([entity, '', '', ''])}`, { head })
    const seen = await check(who, id, workbook).catch((error: unknown) => error)
    expect(JSON.stringify(seen)).not.toMatch(/root:|aaaaaaaaaa/)
  }
})

it('takes a workbook of twenty thousand columns for one with too many', async () => {
  const wide = Array.from({ length: 20_000 }, (_, at) => `列${at}`)
  await expect(check(who, id, await workbookWith(row(wide)))).rejects.toMatchObject(unreadable)
  const known = [...headings, ...Array.from({ length: 500 }, (_, at) => `列${at}`)]
  await expect(check(who, id, await workbookWith(row(known)))).rejects.toMatchObject({
    message: 'Excel数据错误:列必须与模板的变量内容顺序一致',
    data: { canMatchByHeader: true },
  })
})

it.each([
  ['XLSX', 120_000],
  ['XLSX past what is unpacked', 1_048_576],
])('of more rows than a sheet should have is refused, within its memory: %s', async (_, count) => {
  const workbook = await workbookWith(top + '<row><c><v>1</v></c></row>'.repeat(count))
  const before = process.memoryUsage().rss
  const refusal = await check(who, id, workbook).catch((error: { code: number }) => error)
  expect(refusal).toMatchObject({ code: count > 1_000_000 ? 1001 : 1005 })
  expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 ** 2)
})

it('is refused in a sentence when it is too large for us', async () => {
  const csv = (rows: number) => base64(`编号,位置,检查日期,电话\n${'x,,,\n'.repeat(rows)}`)
  await expect(check(who, id, csv(1_100_000))).rejects.toMatchObject({ message: '表格不能超过 5 MB' })
  await expect(check(who, id, csv(20_000))).rejects.toMatchObject({ code: 1005, data: { limit: 1_000, used: 20_000 } })
})

it('reads a list below its title, and counts its rows as the workbook does', async () => {
  const owner = await app.signUp()
  const { id } = await makeTemplate(owner)
  const titled = base64(`灭火器清单\n\n编号,位置,检查日期,电话\nT1,1 楼,46347,110\n,2 楼,,\n`)
  const seen = await check(owner, id, titled)
  expect(seen).toMatchObject({ rows: 2, good: 1, bad: 1, problems: [{ row: 5, column: '编号' }] })
  const english = await app.clientOf(owner.token, 'en').batches.importInfo({ id: seen.id })
  const said = createTranslator('en')('batches.cellMissing')
  expect([seen.problems[0]?.reason, english.problems[0]?.reason]).toEqual(['必填，不能为空', said])
  const fifty = Array.from({ length: 50 }, (_, at) => `N${at},,,`)
  const full = ['清单', '编号,位置,检查日期,电话', ...fifty]
  expect(await check(owner, id, base64(full.join('\n')))).toMatchObject({ rows: 50, good: 50 })
  const over = check(owner, id, base64([...full, 'N50,,,'].join('\n')))
  await expect(over).rejects.toMatchObject({ code: 1005, data: { limit: 50, used: 51 } })
})
