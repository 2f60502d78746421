import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawnOut, scoreOf, shuffled } from '../schema.ts'
import { component, form } from './form.fixture.ts'

const radio = component('radio', 'exam_radio')
const boxes = component('boxes', 'exam_checkbox')
const name = component('name', 'name')
const exam = { minutes: 20, passMark: 10 }

it('adds up the points of what was asked', () => {
  const document = form([[name, radio, boxes]], { exam })
  const score = scoreOf(document, { radio: { option: 'a' }, boxes: { options: ['a', 'c'] } })
  expect(score).toMatchObject({ points: 11.67, most: 15, passed: true })
  expect(scoreOf(document, {})).toMatchObject({ points: 0, most: 15, passed: false })
  expect(scoreOf(form([[radio]]), {})?.passed).toBeNull()
  expect(scoreOf(form([[name]]), {})).toBeNull()
})

const bank = form([], {
  pages: [{ id: 'p', draw: 3, components: [name, ...'abcdefgh'.split('').map((id) => component(id, 'exam_radio'))] }],
})

it('draws as many questions as the page says, the same for the same record', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      expect(drawnOut(bank, seed).size).toBe(5)
      expect(drawnOut(bank, seed)).toEqual(drawnOut(bank, seed))
      expect(drawnOut(bank, seed).has('name')).toBe(false)
      expect(scoreOf(bank, {}, seed)?.most).toBe(15)
    }),
  )
})

it('draws every question about as often as any other', () => {
  const times = new Map<string, number>()
  for (let seed = 0; seed < 4_000; seed += 1) {
    for (const id of drawnOut(bank, seed * 7_919)) times.set(id, (times.get(id) ?? 0) + 1)
  }
  for (const count of times.values()) expect(Math.abs(count - 2_500)).toBeLessThan(200)
})

it('keeps all items when it shuffles', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const order = shuffled(items, seed)
      expect([...order].sort()).toEqual([...items].sort())
    }),
  )
})
