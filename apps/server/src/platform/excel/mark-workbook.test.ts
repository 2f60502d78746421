import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { markedWorkbook } from './mark-workbook.ts'
import { readTable } from './read-table.ts'

const orderOf = (bytes: Uint8Array, row: number, reason: string) => ({
  bytes,
  heading: '问题',
  names: ['编号', '电话'],
  texts: new Map([[row, reason]]),
  marks: new Map([[row, [{ column: '电话', reason }]]]),
})
const rows = [
  ['编号', '电话'],
  ['A1', '110'],
  ['A2', '打我'],
]

it('gives the same workbook back with one more column', async () => {
  const sheets = [
    { name: '设备', rows, columns: [{ width: 33 }], cells: new Map([['1,0', { value: 7, style: { numFmt: '000' } }]]) },
    { name: '别的', rows: [['=1+1']] },
  ]
  const bytes = await markedWorkbook(orderOf(await writeXlsx({ sheets }), 3, '电话：不是电话号码'))
  const workbook = await readXlsx(bytes ?? new Uint8Array(), { readStyles: true })
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['设备', '别的'])
  expect(workbook.sheets[0]?.rows[2]).toEqual(['A2', '打我', '电话：不是电话号码'])
  expect(workbook.sheets[0]?.cells?.get('1,0')).toMatchObject({ value: 7, style: { numFmt: '000' } })
  expect(workbook.sheets[0]?.columns?.[0]?.width).toBe(33)

  const cell = workbook.sheets[0]?.cells?.get('2,1')
  expect(cell).toMatchObject({
    style: { fill: { fgColor: { rgb: 'FFD9D6' } } },
    comment: { text: '电话：不是电话号码' },
  })
  expect(workbook.sheets[0]?.cells?.get('1,1')?.comment).toBeUndefined()

  const again = await markedWorkbook(orderOf(bytes ?? new Uint8Array(), 2, '新'))
  const { cells } = (await readXlsx(again ?? new Uint8Array(), { readStyles: true })).sheets[0] ?? {}
  expect(cells?.get('2,1')?.style?.fill).toBeUndefined()
  expect([cells?.get('2,1')?.comment, cells?.get('1,1')?.comment?.text]).toEqual([undefined, '新'])
  expect(await readTable({ bytes: again ?? new Uint8Array(), rowsAtMost: 9 })).toEqual([
    { row: 1, cells: ['编号', '电话', '问题'] },
    { row: 2, cells: ['007', '110', '新'] },
    { row: 3, cells: ['A2', '打我', ''] },
  ])
})

it('keeps a CSV a CSV', async () => {
  const given = Buffer.from('编号,电话\nA1,110\n"A,2",打我\n')
  const bytes = await markedWorkbook(orderOf(given, 3, '电话：不是电话号码'))
  expect(Buffer.from(bytes ?? []).toString()).toBe('\uFEFF编号,电话,问题\r\nA1,110\r\n"A,2",打我,电话：不是电话号码')
})

it('marks the sheet that is read, below its titles, and keeps what else is in the workbook', async () => {
  const sheets = [
    { name: '封面', hidden: true, rows: [['不读']] },
    {
      name: '设备',
      rows: [['设备清单', null], [], ['电话', '编号'], ['打我', 'A1']],
      merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
      cells: new Map([
        ['3,0', { value: '打我', style: { font: { italic: true } }, comment: { text: '问过老王' } }],
        ['3,1', { value: 'A1', formula: '"A"&1', formulaResult: 'A1' }],
      ]),
    },
  ]
  const bytes = await markedWorkbook(orderOf(await writeXlsx({ sheets }), 4, '不是电话'))
  const { sheets: given } = await readXlsx(bytes ?? new Uint8Array(), { readStyles: true })
  expect(given.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ['封面', true],
    ['设备', false],
  ])
  expect(given[0]?.rows).toEqual([['不读']])
  expect(given[1]?.rows.map((row) => row[2] ?? null)).toEqual([null, null, '问题', '不是电话'])
  expect(given[1]?.merges).toHaveLength(1)
  expect(given[1]?.cells?.get('3,0')).toMatchObject({
    style: { font: { italic: true }, fill: { fgColor: { rgb: 'FFD9D6' } } },
    comment: { text: '问过老王' },
  })
  expect(given[1]?.cells?.get('3,1')).toMatchObject({ formula: '"A"&1', value: 'A1' })
})
