import { expect, it } from 'vitest'
import { excerptOf, serialAsked } from './found.ts'

it('shows of a long answer the part around the word', () => {
  expect(excerptOf('三楼\n电梯停了', '电梯')).toBe('三楼 电梯停了')
  const long = `${'前'.repeat(80)}电梯${'后'.repeat(80)}`
  const part = excerptOf(long, '电梯')
  expect(part).toBe(`…${'前'.repeat(12)}电梯${'后'.repeat(46)}…`)
  expect(excerptOf(`${'a'.repeat(80)} END`, 'end').endsWith('END')).toBe(true)
  expect(excerptOf('b'.repeat(90), 'nothing')).toBe(`${'b'.repeat(60)}…`)
})

it('reads a number alone, in its stretch, and behind what a form puts in front of it', () => {
  expect(serialAsked('12')).toEqual({ prefix: '', number: 12, period: undefined })
  expect(serialAsked('№7')).toEqual({ prefix: '', number: 7, period: undefined })
  expect(serialAsked('2026-11-3')).toMatchObject({ prefix: '', number: 3 })
  expect(serialAsked('BX-0012')).toEqual({ prefix: 'BX-', number: 12, period: undefined })
  expect(serialAsked('电梯')).toBeUndefined()
})
