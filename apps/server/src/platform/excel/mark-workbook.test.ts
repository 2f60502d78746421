import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { markedWorkbook } from './mark-workbook.ts'
import { readTable } from './read-table.ts'

const marks = new Map([[3, '电话：不是电话号码']])
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
  const bytes = await markedWorkbook({ bytes: await writeXlsx({ sheets }), heading: '问题', marks })
  const workbook = await readXlsx(bytes ?? new Uint8Array(), { readStyles: true })
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['设备', '别的'])
  expect(workbook.sheets[0]?.rows[2]).toEqual(['A2', '打我', '电话：不是电话号码'])
  expect(workbook.sheets[0]?.cells?.get('1,0')).toMatchObject({ value: 7, style: { numFmt: '000' } })
  expect(workbook.sheets[0]?.columns?.[0]?.width).toBe(33)

  const again = await markedWorkbook({ bytes: bytes ?? new Uint8Array(), heading: '问题', marks: new Map([[2, '新']]) })
  expect(await readTable({ bytes: again ?? new Uint8Array(), rowsAtMost: 9 })).toEqual([
    { row: 1, cells: ['编号', '电话', '问题'] },
    { row: 2, cells: ['007', '110', '新'] },
    { row: 3, cells: ['A2', '打我'] },
  ])
})

it('keeps a CSV a CSV', async () => {
  const bytes = await markedWorkbook({ bytes: Buffer.from('编号,电话\nA1,110\n"A,2",打我\n'), heading: '问题', marks })
  expect(Buffer.from(bytes ?? []).toString()).toBe('\uFEFF编号,电话,问题\r\nA1,110\r\n"A,2",打我,电话：不是电话号码')
})
