import { expect, it } from 'vitest'
import { lengthOf } from './length.ts'

it.each([
  [0, 0, 'seconds'],
  [12.4 / 3_600, 12, 'seconds'],
  [1 / 60, 1, 'minutes'],
  [0.75, 45, 'minutes'],
  [1, 1, 'hours'],
  [47.96, 48, 'hours'],
  [60, 2.5, 'days'],
])('says %d hours as %d %s', (hours, amount, unit) => expect(lengthOf(hours)).toEqual({ amount, unit }))
