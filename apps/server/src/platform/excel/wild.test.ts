import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'
import type { Table } from './table.ts'
import { textRow, type WrittenSheet, writtenWorkbook } from './workbook.fixture.ts'

/** Without a thread: what is tried here is sound, or refused at once. */
async function read(bytes: Buffer | Uint8Array): Promise<Table> {
  const answer = await parseTable({ bytes, rowsAtMost: 100 })
  if (!answer.ok) throw new Error(answer.why)
  return answer.table
}
const why = async (bytes: Buffer | Uint8Array) => {
  const answer = await parseTable({ bytes, rowsAtMost: 100 })
  return answer.ok ? 'read' : answer.why
}
const cellsOf = async (bytes: Buffer | Uint8Array) => (await read(bytes)).rows.map(({ cells }) => cells)
const one = (rows: string, more: object = {}) => writtenWorkbook({ sheets: [{ name: '表', rows }], ...more })

describe('workbooks that other programs wrote', () => {
  it('share strings with runs and readings, say paths from the root, and name no cells', async () => {
    const shared = [
      '<r><t>A</t></r><r><rPr><b/></rPr><t>-01</t></r>',
      '<t>灭火</t><rPh sb="0" eb="1"><t>ミエ</t></rPh>',
    ]
    const rows = '<row><c t="s"><v>0</v></c><c/><c t="s"><v>1</v></c><c><v>3</v></c></row>'
    expect(await cellsOf(one(rows, { shared, fromRoot: true }))).toEqual([['A-01', '', '灭火', '3']])
  })

  it('hold results of formulas, errors and truths; what nobody calculated is named', async () => {
    const rows = `<row r="1"><c r="A1" t="str"><f>"A"&amp;1</f><v>A1</v></c><c r="B1"><f>1+1</f><v>2</v></c>
      <c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><f>NA()</f><v>#N/A</v></c><c r="E1"><f>SUM(A1)</f></c></row>`
    expect((await read(one(rows))).rows[0]).toEqual({
      row: 1,
      cells: ['A1', '2', 'TRUE', '#N/A', ''],
      faults: { 4: 'uncalculated' },
    })
  })

  it.each([
    [false, 46_347],
    [true, 44_885],
  ])('count days from 1904 or not: %s', async (is1904, day) => {
    const formats = ['yyyy/m/d;@', 'yyyy/m/d\\ h:mm;@', '[$-804]aaaa;@', 'h:mm']
    const numbers = [day, day + 0.354_166_666_7, day, 0.5]
    const rows = `<row r="1">${numbers.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join('')}</row>`
    const [row] = (await read(one(rows, { formats, is1904 }))).rows
    expect(row?.cells).toEqual(['2026/11/21', '2026/11/21 8:30', '星期六', '12:00'])
    expect(row?.moments).toEqual({ 0: '2026-11-21', 1: '2026-11-21 08:30', 2: '2026-11-21' })
  })

  it('hold numbers that are shown in full; of those with lost digits it is said', async () => {
    const written = ['1.3800138E+10', '1.0', '1E-7', '0.30000000000000004', '110101199003078000', '13800138000', '-0']
    const rows = `<row r="1">${written.map((value, at) => `<c${at === 5 ? ' s="0"' : ''}><v>${value}</v></c>`).join('')}</row>`
    const [row] = (await read(one(rows, { formats: ['0.00E+00'] }))).rows
    expect(row?.cells).toEqual(['13800138000', '1', '0.0000001', '0.3', '110101199003078000', '13800138000', '0'])
    expect(row?.faults).toEqual({ 4: 'digitsLost' })
  })

  it('share a cell among rows; each of them has it, and hidden ones are counted', async () => {
    const rows =
      textRow(1, ['楼', '房']) +
      textRow(2, ['一号楼', '101'], ' hidden="1"') +
      '<row r="3"><c r="B3"><v>102</v></c></row>'
    const sheet = { name: '表', rows, after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>' }
    const table = await read(writtenWorkbook({ sheets: [sheet] }))
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['楼', '房'],
      ['一号楼', '101'],
      ['一号楼', '102'],
    ])
    expect(table.hiddenRows).toEqual([2])
  })

  it('end in rows that have nothing but a format', async () => {
    const empty = Array.from({ length: 5_000 }, (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="0"/></row>`).join(
      '',
    )
    const table = await read(one(textRow(1, ['编号']) + textRow(2, ['1']) + empty, { formats: ['@'] }))
    expect([table.rows.length, table.count]).toEqual([2, 2])
  })

  it('have several sheets: the first that is shown and holds something is read, and the others are named', async () => {
    const filled = (name: string, more: Partial<WrittenSheet> = {}) => ({ name, rows: textRow(1, [name]), ...more })
    const sheets = [
      filled('藏', { state: 'hidden' }),
      filled('图', { kind: 'chartsheet' as const }),
      { name: '空', rows: '' },
      filled('甲'),
      filled('乙'),
    ]
    expect(await read(writtenWorkbook({ sheets }))).toMatchObject({
      sheet: '甲',
      otherSheets: ['乙'],
      rows: [{ cells: ['甲'] }],
    })
  })
})

describe('texts', () => {
  it.each([
    [
      'commas in quotes',
      'a,b\n"1,2",3\n',
      [
        ['a', 'b'],
        ['1,2', '3'],
      ],
    ],
    [
      'doubled quotes and lines in a cell',
      'a,b\r\n"x\r\ny","{""k"": 1}"\r\n',
      [
        ['a', 'b'],
        ['x\r\ny', '{"k": 1}'],
      ],
    ],
    [
      'a quote in the middle',
      'a,b\n5" 管,2\n',
      [
        ['a', 'b'],
        ['5" 管', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n1,"",""\n',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
      ],
    ],
    [
      'lines that end in CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2,5\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2,5\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'numbers that Excel shall keep',
      'a,b\n="007",\t0012\n',
      [
        ['a', 'b'],
        ['007', '0012'],
      ],
    ],
  ])('with %s', async (_, text, cells) => expect(await cellsOf(Buffer.from(text))).toEqual(cells))

  it('in UTF-16 without a mark', async () => {
    const text = Buffer.from('编号\t名称\r\n1\t2\r\n', 'utf16le')
    expect(await cellsOf(text)).toEqual([
      ['编号', '名称'],
      ['1', '2'],
    ])
    expect(await cellsOf(Buffer.from(text).swap16())).toEqual([
      ['编号', '名称'],
      ['1', '2'],
    ])
  })
})

describe('what is refused says why', () => {
  it.each([
    ['an open quote', 'a,b\n"x,2\n3,4\n', 'quote'],
    ['a page that is called .xls', '<html xmlns:x="urn:x"><table><tr><td>1</td></tr></table>', 'markup'],
    ['a workbook of 2003 in XML', '<?xml version="1.0"?><Workbook/>', 'markup'],
    ['a NUL', 'a,b\n1,\0\n', 'unreadable'],
  ])('%s', async (_, text, reason) => expect(await why(Buffer.from(text))).toBe(reason))

  it('a password, and a workbook of before 2007', async () => {
    const encryption = { password: 'x', spinCount: 10 }
    expect(await why(await writeXlsx({ sheets: [{ name: 'S', rows: [['a']] }], encryption }))).toBe('protected')
    const container = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    expect(await why(Buffer.concat([container, Buffer.alloc(512), Buffer.from('Workbook', 'utf16le')]))).toBe('old')
    expect(await why(Buffer.concat([container, Buffer.from('WordDocument', 'utf16le')]))).toBe('unreadable')
  })

  it('a million rows that have nothing but a format', async () => {
    const rows = textRow(1, ['编号']) + '<row r="2" s="1" customFormat="1"/>'.repeat(600_000)
    expect(await why(one(rows))).toBe('heavy')
  })
})
