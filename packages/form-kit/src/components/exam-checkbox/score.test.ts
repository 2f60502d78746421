import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sample } from './sample.ts'
import { schema, scoreOf } from './schema.ts'

const settings = z.parse(schema.settings, sample.settings)
const points = (partial: 'none' | 'half' | 'share', ...options: string[]) =>
  scoreOf({ ...settings, partial }, { options }).points

it('gives all, some or none of the points', () => {
  expect([points('none', 'a', 'b', 'c'), points('half', 'c', 'b', 'a'), points('share', 'b', 'a', 'c')]).toEqual([
    10, 10, 10,
  ])
  expect([points('none', 'a', 'b'), points('half', 'a'), points('share', 'a')]).toEqual([0, 5, 3.33])
  expect([points('half', 'a', 'd'), points('share', 'a', 'b', 'c', 'd'), points('share')]).toEqual([0, 0, 0])
})

it('never gives more than there is, nor more for fewer right options', () => {
  const chosen = fc.subarray(['a', 'b', 'c', 'd'])
  fc.assert(
    fc.property(chosen, fc.constantFrom('none', 'half', 'share' as const), (options, partial) => {
      const all = scoreOf({ ...settings, partial: partial as 'none' }, { options })
      const fewer = scoreOf({ ...settings, partial: partial as 'none' }, { options: options.slice(1) })
      expect(all.points).toBeLessThanOrEqual(all.most)
      if (options.every((id) => settings.right.includes(id))) expect(fewer.points).toBeLessThanOrEqual(all.points)
    }),
  )
})
