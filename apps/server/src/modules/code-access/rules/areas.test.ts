import { expect, it } from 'vitest'
import { isArea } from './areas.ts'

it.each(['CN', 'HK', 'TW', 'US', '440000', '440300', '110000', '810000'])('%s is an area', (code) =>
  expect(isArea(code)).toBe(true),
)
it.each(['ZZ', 'EU', 'XA', '000000', '449999', '990000', '440305'])('%s is none', (code) =>
  expect(isArea(code)).toBe(false),
)
