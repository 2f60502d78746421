import { expect, it } from 'vitest'
import { readMobileRows, withoutHeadings } from './mobile-rows.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }))

it.each([
  ['手机号', '姓名'],
  ['电话', ''],
  ['Phone number', 'Name'],
])('knows headings: %s', (...headings) => {
  const table = rows(headings, ['13800138000'])
  expect(withoutHeadings(table)).toEqual(table.slice(1))
})

it('does without headings', () => {
  const table = rows(['13800138000', '王芳'])
  expect(withoutHeadings(table)).toEqual(table)
  const noPhone = rows(['王芳', '13800138000'])
  expect(withoutHeadings(noPhone)).toEqual(noPhone)
  expect(withoutHeadings([])).toEqual([])
})

it('refuses phones in another column', () => {
  expect(withoutHeadings(rows(['姓名', '手机号'], ['王芳', '13800138000']))).toBeNull()
  const named = rows(['13800138000', '手机维修'])
  expect(withoutHeadings(named)).toEqual(named)
})

it('reads phones as people write them, each once', () => {
  const { good, faults, repeated } = readMobileRows(
    rows(['138 0013-8000', '王芳'], ['+86 13800138000', '又是王芳'], ['+1 415 555 2671']),
  )
  expect(good).toEqual([
    { mobile: '8613800138000', name: '王芳' },
    { mobile: '14155552671', name: '' },
  ])
  expect([faults, repeated]).toEqual([[], 1])
})

it('names the row, the column and the fault', () => {
  const { good, faults } = readMobileRows(
    rows(['1380013800', '甲'], ['', '乙'], ['13800138000', '丙'.repeat(51)], ['x', 'a\u0000b'], ['13900139000']),
  )
  expect(good).toEqual([{ mobile: '8613900139000', name: '' }])
  expect(faults.map(({ row, column, phrase }) => [row, column, phrase])).toEqual([
    [1, 'mobile', 'codeAccess.mobileRowWrong'],
    [2, 'mobile', 'codeAccess.mobileRowEmpty'],
    [3, 'name', 'codeAccess.nameRowWrong'],
    [4, 'mobile', 'codeAccess.mobileRowWrong'],
    [4, 'name', 'codeAccess.nameRowWrong'],
  ])
})
