import { expect, it } from 'vitest'
import { toBase64 } from '../../../../ui/file-bytes.ts'
import { matching } from './problems-table.tsx'
import { fileProblem } from './read-workbook.ts'

it('says what is wrong with a file before it is sent', () => {
  expect(fileProblem({ name: '表.XLSX', size: 5 * 1024 ** 2 })).toBe(null)
  expect(fileProblem({ name: 'a.csv', size: 5 * 1024 ** 2 + 1 })).toBe('batches.workbookTooLarge')
  expect(fileProblem({ name: 'a.xls', size: 1 })).toBe(null)
  expect(fileProblem({ name: 'a.numbers', size: 1 })).toBe('batchScreens.fileKind')
  expect(fileProblem({ name: 'a.csv', size: 0 })).toBe('batchScreens.fileEmpty')
})

it('sends every byte, however long the file is', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251)
  const sent = atob(await toBase64(new Blob([bytes])))
  expect(Uint8Array.from(sent, (character) => character.charCodeAt(0))).toEqual(bytes)
})

it('narrows problems by row, column or reason', () => {
  const problems = [
    { row: 5, column: '位置', reason: '必填，不能为空' },
    { row: 12, column: 'Phone', reason: '不是电话号码' },
  ]
  expect(matching(problems, ' phone ')).toEqual([problems[1]])
  expect(matching(problems, '不')).toHaveLength(2)
  expect(matching(problems, '5')).toEqual([problems[0]])
})
