import { expect, test } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const mobile = '+8613912345678'

test.each([
  ['password', 'common'],
  ['PassWord', 'common'],
  ['iloveyou', 'common'],
  ['woaini1314', 'common'],
  ['football1', 'common'],
  ['11111111', 'repeated'],
  ['aaaaaaaa', 'repeated'],
  ['        ', 'repeated'],
  ['\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000', 'repeated'],
  ['abababab', 'repeated'],
  ['12341234', 'repeated'],
  ['12345678', 'sequence'],
  ['1234567890', 'sequence'],
  ['87654321', 'sequence'],
  ['abcdefgh', 'sequence'],
  ['QWERTYUIOP', 'sequence'],
  ['13912345678', 'ownNumber'],
  ['8613912345678', 'ownNumber'],
  ['+8613912345678', 'ownNumber'],
  ['a13912345678', 'ownNumber'],
  ['12345678', 'sequence', '+8613900001111'],
])('%s is refused: %s', (password, weakness, own = '+8613800001111' as string) => {
  expect(weaknessOf(password, weakness === 'ownNumber' ? mobile : own)).toBe(weakness)
})

test.each(['correct-horse-9', 'matai-demo', '消防栓三号楼五层', 'zh0ng-guo-r3n', '39127456', 'aB3$xY9!'])(
  '%s is taken',
  (password) => {
    expect(weaknessOf(password, mobile)).toBeUndefined()
    expect(weaknessOf(password, null)).toBeUndefined()
  },
)
