import { expect, it } from 'vitest'
import type { Choice } from '../store/claim.ts'
import { wantedOf } from './choose.ts'

const picture = (id: number, more: Partial<Choice> = {}): Choice => ({ id, weight: 1, hours: [], areas: [], ...more })
const here = {
  now: new Date('2026-11-20T02:00:00Z'), // Friday 10:00 in Shanghai
  zone: 'Asia/Shanghai',
  place: { country: 'CN', region: 440_300 },
  draw: Math.random,
}

it('fills one after the other in their order', () => {
  expect(wantedOf('order', [picture(3), picture(1), picture(2)], here)).toEqual([3, 1, 2])
})

it('draws each picture first as often as its weight says', () => {
  const pictures = [picture(1, { weight: 3 }), picture(2)]
  const firsts = Array.from({ length: 4_000 }, () => wantedOf('weight', pictures, here)[0])
  const share = firsts.filter((id) => id === 1).length / firsts.length
  expect(share).toBeGreaterThan(0.7)
  expect(share).toBeLessThan(0.8)
  expect(wantedOf('random', pictures, { ...here, draw: () => 0.5 })).toEqual([1, 2])
})

it('shows those whose hours it is, then those without hours, and no others', () => {
  const morning = [{ weekdays: [5], from: '08:00', until: '12:00' }]
  const night = [{ weekdays: [5], from: '20:00', until: '23:00' }]
  const pictures = [picture(1, { hours: night }), picture(2), picture(3, { hours: morning })]
  expect(wantedOf('hours', pictures, here)).toEqual([3, 2])
})

it('shows those of the visitor’s area, then those without one', () => {
  const pictures = [picture(1), picture(2, { areas: ['440000'] }), picture(3, { areas: ['110000'] })]
  expect(wantedOf('region', pictures, here)).toEqual([2, 1])
  expect(wantedOf('region', pictures, { ...here, place: { country: '', region: 0 } })).toEqual([1])
})
