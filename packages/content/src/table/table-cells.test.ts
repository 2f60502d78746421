import { expect, it } from 'vitest'
import { addColumn, addRow, pasteCells, readCells, removeColumn, removeRow, setCell } from './table-cells.ts'

const table = { id: 't', type: 'table' as const, title: '', header: ['a', 'b'], rows: [['1', '2']] }

it.each([
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r\n1\t\r\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['\tb', [['', 'b']]],
  ['"two\nlines"\t"say ""hi"""', [['two lines', 'say "hi"']]],
  ['one\ntwo', [['one'], ['two']]],
])('reads the cells of %j', (text, cells) => expect(readCells(text)).toEqual(cells))

it('pastes over cells and grows as far as it must', () => {
  const { table: grown, cut } = pasteCells(
    table,
    [
      ['x', 'y'],
      ['z', 'w'],
    ],
    { row: 1, column: 1 },
  )
  expect([grown.header, ...grown.rows]).toEqual([
    ['a', 'b', ''],
    ['1', 'x', 'y'],
    ['', 'z', 'w'],
  ])
  expect(cut).toBe(false)
})

it('says when the rest does not fit', () => {
  const wide = [Array.from({ length: 20 }, () => 'x')]
  const long = Array.from({ length: 80 }, () => ['x'])
  expect(pasteCells(table, wide, { row: 0, column: 0 })).toMatchObject({ cut: true })
  const { table: longest, cut } = pasteCells(table, long, { row: 0, column: 0 })
  expect([longest.rows.length, cut]).toEqual([50, true])
})

it('adds and removes rows and columns, and keeps every row as wide as the headings', () => {
  expect(addRow(table).rows).toEqual([
    ['1', '2'],
    ['', ''],
  ])
  expect(addColumn(table)).toMatchObject({ header: ['a', 'b', ''], rows: [['1', '2', '']] })
  expect(removeRow(table, 1).rows).toEqual([])
  expect(removeColumn(table, 0)).toMatchObject({ header: ['b'], rows: [['2']] })
  expect(setCell(setCell(table, 0, 1, 'B'), 1, 0, 'one')).toMatchObject({ header: ['a', 'B'], rows: [['one', '2']] })
})
