import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sample } from './sample.ts'
import { type ExamFillSettings, schema, scoreOf } from './schema.ts'

const settings = z.parse(schema.settings, sample.settings)
const points = (fire: string, help: string, some: Partial<ExamFillSettings> = {}) =>
  scoreOf({ ...settings, ...some }, { blanks: { fire, help } }).points

it('takes any accepted answer, however it was typed', () => {
  expect(points('119', '一二〇')).toBe(5)
  expect(points(' 1 1 9 ', '120')).toBe(5)
  expect(points(' 1 1 9 ', '120', { ignoreSpaces: false })).toBe(2.5)
})

it('minds the order unless it is told not to, and counts an answer once', () => {
  expect(points('120', '119')).toBe(0)
  expect(points('120', '119', { anyOrder: true })).toBe(5)
  expect(points('119', '119', { anyOrder: true })).toBe(2.5)
})

it('gives nothing for nothing', () => {
  expect(scoreOf(settings, undefined)).toEqual({ points: 0, most: 5 })
  const [blank] = settings.blanks
  if (!blank) throw new Error('the sample has blanks')
  expect(points('', '', { blanks: [{ ...blank, accepted: [''] }] })).toBe(0)
})
