import { expect, it } from 'vitest'
import { startHistory } from '../../../../ui/history.ts'
import type { BatchContent } from './batch-content.ts'
import { type BatchEdit, editBatch } from './edit-batch.ts'

const column = (key: string) => ({ key, name: key, type: 'text' as const, required: false, note: '' })
const content: BatchContent = {
  name: '',
  columns: [column('a'), column('b'), column('c')],
  keyColumn: null,
  namePattern: '{{a}}',
  directoryId: null,
  labelTemplateId: null,
  style: null,
  blocks: [],
}
const after = (...edits: BatchEdit[]) => edits.reduce(editBatch, startHistory(content))
const keys = ({ present }: ReturnType<typeof after>) => present.columns.map(({ key }) => key).join('')

it('moves columns by keyboard and by mouse alike, and back', () => {
  const moved = after({ do: 'moveColumn', key: 'a', to: 9, at: 1 })
  expect(keys(moved)).toBe('bca')
  expect(keys(editBatch(moved, { do: 'undo' }))).toBe('abc')
})

it('asks for a value in the column that rows are known by', () => {
  const { present } = after({ do: 'chooseKey', keyColumn: 'b', at: 1 })
  expect(present.columns.map(({ required }) => required)).toEqual([false, true, false])
})

it('makes one step of letters typed in one field, and two of two fields', () => {
  const typed = after(
    { do: 'set', field: 'name', text: '灭', at: 1 },
    { do: 'set', field: 'name', text: '灭火', at: 200 },
    { do: 'changeColumn', key: 'a', change: { note: '如' }, at: 300 },
    { do: 'changeColumn', key: 'b', change: { note: '如' }, at: 400 },
  )
  expect(typed.past).toHaveLength(3)
})

it('gives an uploaded file to every moment, so that undo does not lose it', () => {
  const block = { id: 'p', type: 'picture' as const, fileId: null, upload: 'u', caption: '', alt: '' }
  const arrived = after(
    { do: 'add', blocks: [block], at: 1 },
    { do: 'set', field: 'name', text: 'x', at: 2 },
    {
      do: 'fileArrived',
      upload: 'u',
      fileId: 'f',
    },
  )
  expect(editBatch(arrived, { do: 'undo' }).present.blocks[0]).toMatchObject({ fileId: 'f', upload: null })
})
