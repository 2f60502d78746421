import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type CellValue, streamRows } from './stream-rows.ts'

const at = new Date('2026-11-21T08:00:00Z')

async function* some(rows: readonly CellValue[][], atATime: number) {
  for (let from = 0; from < rows.length; from += atATime) yield rows.slice(from, from + atATime)
}

async function sheetsOf(header: CellValue[], rows: AsyncIterable<CellValue[][]>, most?: number) {
  const widths = header.map(() => 12)
  const bytes = await buffer(Readable.from(streamRows({ name: '巡检 "三楼" & <东>', widths, header, rows, at }, most)))
  return (await readXlsx(new Uint8Array(bytes))).sheets
}

it('writes what stands in the cells, and no formula', async () => {
  const wild = [
    ...['=1+1', '<b>&"\'</b>', ' 前后 ', '一\n二\t三', '', '😀', '_x0041_', 'x'.repeat(40_000), '\u0001\r'],
    ...[1.5, -3, 0, Number.NaN, null, '末'],
  ]
  const [sheet] = await sheetsOf(['号', ...wild.map((_, place) => `第 ${place} 列`)], some([[7, ...wild]], 1))
  expect(sheet?.name).toBe('巡检 "三楼" & <东>')
  const row = sheet?.rows[1] ?? []
  expect(row.slice(0, 8)).toEqual([7, ...wild.slice(0, 7)])
  expect(row[8]).toHaveLength(32_767)
  expect(row.slice(9)).toEqual(['\u0001\r', 1.5, -3, 0, null, null, '末'])
})

it('goes on in another sheet where one is full, under the same head, wherever the pieces end', async () => {
  const rows = Array.from({ length: 7 }, (_, number): CellValue[] => [number, `行 ${number}`])
  for (const atATime of [1, 2, 3, 7]) {
    const sheets = await sheetsOf(['号', '话'], some(rows, atATime), 4)
    expect(sheets.map((sheet) => sheet.rows.slice(1).map(([number]) => number))).toEqual([[0, 1, 2], [3, 4, 5], [6]])
    expect(sheets.every((sheet) => sheet.rows[0]?.[1] === '话')).toBe(true)
    expect(new Set(sheets.map(({ name }) => name)).size).toBe(3)
  }
  expect(await sheetsOf(['号'], some(rows.slice(0, 3), 2), 4)).toHaveLength(1)
  expect((await sheetsOf(['号'], some([], 1)))[0]?.rows).toEqual([['号']])
})

it('tells whoever reads why rows could not be had', async () => {
  async function* broken() {
    yield [['一']]
    throw new Error('the database is away')
  }
  await expect(sheetsOf(['号'], broken())).rejects.toThrow('the database is away')
})
