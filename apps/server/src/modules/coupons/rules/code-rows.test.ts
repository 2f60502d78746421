import { expect, it } from 'vitest'
import type { TableRow } from '../../../platform/excel/table.ts'
import { readCodeRows } from './code-rows.ts'

const rows = (...lines: string[][]): TableRow[] => lines.map((cells, at) => ({ row: at + 1, cells }))

it('takes codes and items below the headings', () => {
  const read = readCodeRows(rows(['券码', '券名'], ['shop-0001', ' 咖啡 '], ['SHOP 0002', '']))
  expect(read).toEqual({
    good: [
      { row: 2, code: 'SHOP-0001', item: '咖啡' },
      { row: 3, code: 'SHOP0002', item: '' },
    ],
    faults: [],
  })
})

it('takes a first row that is a code for one', () => {
  expect(readCodeRows(rows(['CODE1'], ['CODE2'])).good.map(({ code }) => code)).toEqual(['CODE1', 'CODE2'])
})

it('names each row that is wrong, and its rule', () => {
  const lost: TableRow = { row: 6, cells: ['1.23457E+19'], faults: { 0: 'digitsLost' } }
  const { good, faults } = readCodeRows([
    ...rows(['AB12'], ['', '咖啡'], ['AB'], ['ab12'], ['CD34', '名'.repeat(51)]),
    lost,
  ])
  expect(good.map(({ code }) => code)).toEqual(['AB12'])
  expect(faults.map(({ row, column, phrase }) => [row, column, phrase])).toEqual([
    [2, 'code', 'coupons.rowEmpty'],
    [3, 'code', 'coupons.rowFormat'],
    [4, 'code', 'coupons.rowTwice'],
    [5, 'item', 'coupons.rowItem'],
    [6, 'code', 'coupons.rowDigits'],
  ])
  expect(faults[2]?.params).toMatchObject({ row: 4, first: 1, code: 'AB12' })
})
