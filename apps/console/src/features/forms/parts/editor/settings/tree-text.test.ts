import { expect, it } from 'vitest'
import { optionsOf, textOf, type TreeOption } from './tree-text.ts'

let made = 0
const newId = () => `n${++made}`
const options: TreeOption[] = [
  { id: 'a', label: '一号楼', parent: null },
  { id: 'b', label: '一层', parent: 'a' },
  { id: 'c', label: '101', parent: 'b' },
  { id: 'd', label: '二号楼', parent: null },
]

it('reads what it writes, with the same ids', () => {
  const text = textOf(options)
  expect(text).toBe('一号楼\n  一层\n    101\n二号楼')
  expect(optionsOf(text, options, newId)).toEqual(options)
})

it('keeps what stays, renames in place, and takes tabs', () => {
  const changed = optionsOf('二号楼\n一号楼\n\t首层\n\t\t101\n\t\t102', options, newId)
  expect(changed.map(({ id, label, parent }) => [id.replace(/^n\d+$/, 'new'), label, parent])).toEqual([
    ['d', '二号楼', null],
    ['a', '一号楼', null],
    ['b', '首层', 'a'],
    ['c', '101', 'b'],
    ['new', '102', 'b'],
  ])
})

it('loses no line that begins too far in', () => {
  expect(optionsOf('    深\n浅', [], newId).map(({ label, parent }) => [label, parent])).toEqual([
    ['深', null],
    ['浅', null],
  ])
})
