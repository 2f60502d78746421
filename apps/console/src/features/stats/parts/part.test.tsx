import { expect, it } from 'vitest'
import { readPart, writePart } from './part.ts'

it('is written into the address and read from it; what a hand has written there is none', () => {
  for (const part of [
    { of: 'country' as const, value: 'CN' },
    { of: 'country' as const, value: '' },
    { of: 'hour' as const, value: '3-14' },
  ])
    expect(readPart(writePart(part))).toEqual(part)
  expect(['', 'CN', ':CN', 'weather:rain'].map(readPart)).toEqual([undefined, undefined, undefined, undefined])
})
