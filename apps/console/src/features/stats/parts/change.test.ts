import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

it.each([
  [3, 2, 'more', 50],
  [1, 4, 'less', 75],
  [1000, 1001, 'same', 0],
  [3, 0, 'new', 0],
  [0, 0, 'none', 0],
  [0, 8, 'less', 100],
])('%i after %i is %s by %i%%', (now, before, way, percent) => {
  expect(changeOf(now, before)).toEqual({ way, percent })
})
