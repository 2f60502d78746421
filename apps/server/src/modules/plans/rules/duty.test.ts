import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dutyOf, isFor } from './duty.ts'

const ids = fc.uniqueArray(fc.nat(50), { maxLength: 6 })

it('gives each of them the same number of windows, one at a time', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 5 }), (people, groupIds, rounds) => {
      const all = people.length + groupIds.length
      const turns = Array.from({ length: all * rounds }, (_, before) => dutyOf({ people, groupIds }, before))
      expect(turns.every((turn) => turn.people.length + turn.groupIds.length === 1)).toBe(true)
      for (const id of people) expect(turns.filter((turn) => turn.people[0] === id)).toHaveLength(rounds)
      for (const id of groupIds) expect(turns.filter((turn) => turn.groupIds[0] === id)).toHaveLength(rounds)
    }),
  )
})

it('is of everybody where nobody is named', () => {
  expect(dutyOf({ people: [], groupIds: [] }, 7)).toEqual({ people: [], groupIds: [] })
})

it.each([
  [{ people: [], groupIds: [] }, { groupIds: [] }, true],
  [{ people: [7], groupIds: [] }, { userId: 7, groupIds: [] }, true],
  [{ people: [7], groupIds: [] }, { groupIds: [7] }, false],
  [{ people: [7], groupIds: [5] }, { groupIds: [4, 5] }, true],
  [{ people: [], groupIds: [5] }, { userId: 5, groupIds: [] }, false],
] as const)('%j is for %j: %s', (duty, who, is) => expect(isFor(duty, who)).toBe(is))
