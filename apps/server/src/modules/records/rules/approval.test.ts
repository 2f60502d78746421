import { expect, it } from 'vitest'
import { afterDecision, approversAt, firstStanding } from './approval.ts'

it('goes from level to level, and ends at the first refusal', () => {
  expect(firstStanding(0)).toEqual({ approval: 'none', approvalLevel: 0 })
  expect(firstStanding(2)).toEqual({ approval: 'waiting', approvalLevel: 1 })
  expect(afterDecision(1, 2, true)).toEqual({ approval: 'waiting', approvalLevel: 2 })
  expect(afterDecision(2, 2, true)).toEqual({ approval: 'approved', approvalLevel: 0 })
  expect(afterDecision(1, 3, false)).toEqual({ approval: 'refused', approvalLevel: 0 })
  expect(afterDecision(2, 0, true)).toEqual({ approval: 'approved', approvalLevel: 0 })
})

it('never waits for nobody: where all who were named have left, the administrator decides', () => {
  const members = [
    { userId: 1, role: 'admin' },
    { userId: 2, role: 'subAdmin' },
  ]
  expect(approversAt([{ userIds: [2, 9] }], 1, members)).toEqual([2])
  expect(approversAt([{ userIds: [9] }], 1, members)).toEqual([1])
  expect(approversAt([{ userIds: [] }], 1, members)).toEqual([1])
  expect(approversAt([], 3, members)).toEqual([1])
})
