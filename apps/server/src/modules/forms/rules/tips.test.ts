import { expect, it } from 'vitest'
import { readTipRows, tipKey } from './tips.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }))

it.each([
  ['王芳', '王芳'],
  [' 王 芳 ', '王芳'],
  ['Anna Bell', 'annabell'],
  ['138 0013 8000', '+8613800138000'],
  ['+86 13800138000', '+8613800138000'],
  ['8613800138000', '+8613800138000'],
])('%j is known as %j', (person, key) => {
  expect(tipKey(person)).toBe(key)
})

it('rows are read with headings or without, the last of a person', () => {
  expect(readTipRows(rows(['姓名或手机号', '提示'], ['王芳', '3 排 5 座'], ['王 芳', '4 排 1 座']))).toEqual({
    good: [{ person: '王 芳', key: '王芳', message: '4 排 1 座' }],
    faults: [],
  })
  expect(readTipRows(rows(['13800138000', '一号考场'])).good).toMatchObject([{ key: '+8613800138000' }])
  expect(readTipRows([])).toEqual({ good: [], faults: [] })
})

it('rows that are wrong are named', () => {
  const { good, faults } = readTipRows(
    rows(['', 'a'], ['王芳', ''], ['长'.repeat(21), 'b'], ['李雷', '字'.repeat(501)]),
  )
  expect(good).toEqual([])
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    [1, 'person'],
    [2, 'message'],
    [3, 'person'],
    [4, 'message'],
  ])
})
