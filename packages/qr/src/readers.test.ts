import { expect, it } from 'vitest'
import { readersOf } from './readers.ts'
import { bodyTypes, eyeTypes } from './style.ts'

it('gives a style with square outlines of its eyes to all readers, whatever its modules are', () => {
  for (const bodyType of bodyTypes)
    for (const eyeType of ['square', 'porthole'] as const) expect(readersOf({ bodyType, eyeType })).toBe('all')
})

it('gives every other outline to phones', () => {
  for (const eyeType of eyeTypes)
    if (eyeType !== 'square' && eyeType !== 'porthole')
      expect(readersOf({ bodyType: 'square', eyeType }), eyeType).toBe('phones')
})
