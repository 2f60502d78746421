import { expect, it } from 'vitest'
import { emptyFields } from './empty-fields.ts'

it('names the columns that are empty on some codes, once', () => {
  const field = { type: 'field', field: 'column', column: '放置位置' }
  const layers = [field, field, { ...field, field: 'name', column: '' }] as never // other measures do not matter
  const codes = new Map([
    ['a', { columns: { 放置位置: '三楼' } }],
    ['b', { columns: { 放置位置: ' ' } }],
    ['c', { columns: {} }],
  ])
  expect(emptyFields({ layers }, codes, ['a', 'b', 'c', 'unknown'])).toEqual([{ column: '放置位置', ids: ['b', 'c'] }])
})
