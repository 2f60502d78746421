import { expect, it } from 'vitest'
import { readPeople } from './rows.ts'

const rows = (...lines: string[][]) => lines.map((cells, at) => ({ row: at + 1, cells }))

it('takes names, phones and groups below the headings', () => {
  expect(
    readPeople(
      rows(
        ['姓名', '手机号', '身份组'],
        [' 王芳 ', '139 0000 0001', '保安、夜班，保安'],
        ['', '', ''],
        ['李雷', '+86 13900000002', ''],
      ),
    ),
  ).toEqual({
    good: [
      { name: '王芳', mobile: '8613900000001', groups: ['保安', '夜班'] },
      { name: '李雷', mobile: '8613900000002', groups: [] },
    ],
    faults: [],
  })
})

it('names each row that is wrong, and its column', () => {
  const { good, faults } = readPeople(
    rows(
      ['王芳', '13900000001'],
      ['', '13900000002'],
      ['李雷', '12'],
      ['王芳芳', '13900000001'],
      ['赵', '13900000003', '组'.repeat(21)],
    ),
  )
  expect(good.map(({ name }) => name)).toEqual(['王芳'])
  expect(faults.map(({ row, column, phrase }) => [row, column, phrase])).toEqual([
    [2, 'name', 'collaborators.nameRow'],
    [3, 'mobile', 'collaborators.mobileRow'],
    [4, 'mobile', 'collaborators.twiceRow'],
    [5, 'groups', 'collaborators.groupRow'],
  ])
})
