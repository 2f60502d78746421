import { expect, it } from 'vitest'
import { codesOf } from './codes-file.tsx'

it('takes the first column of a file, without its heading', () => {
  expect(codesOf('\uFEFF券码,面额\r\n"AB12",10\r\nCD34,20\r\n\r\n')).toBe('AB12\nCD34')
  expect(codesOf('AB12\nCD34')).toBe('AB12\nCD34')
  expect(codesOf('')).toBe('')
})
