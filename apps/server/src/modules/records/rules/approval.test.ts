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

const admin = { userId: 1, role: 'admin' as const, flags: [], viewOnly: false, isInGroup: false }
const helper = (userId: number, more: object = {}) => ({ ...admin, userId, role: 'subAdmin' as const, ...more })

it('never waits for nobody: where all who were named have left, the administrator decides', () => {
  const members = [admin, helper(2)]
  expect(approversAt([{ userIds: [2, 9] }], 1, members)).toEqual([2])
  expect(approversAt([{ userIds: [9] }], 1, members)).toEqual([1])
  expect(approversAt([{ userIds: [] }], 1, members)).toEqual([1])
  expect(approversAt([], 3, members)).toEqual([1])
})

it('asks people by name, by role, by a right that they have, and by their group; who only looks is never asked', () => {
  const members = [
    admin,
    helper(2, { flags: ['editRecord'] }),
    helper(3, { flags: ['deleteQrCode'] }),
    helper(4, { isInGroup: true }),
    helper(5, { flags: ['editRecord'], isInGroup: true, viewOnly: true }),
  ]
  const others = members.map((member) => ({ ...member, isInGroup: false }))
  expect(approversAt([{ userIds: [], roles: ['subAdmin'] }], 1, others)).toEqual([2, 3, 4])
  expect(approversAt([{ userIds: [], roles: ['editRecord'] }], 1, others)).toEqual([2])
  expect(approversAt([{ userIds: [3], roles: ['admin', 'deleteRecord'] }], 1, others)).toEqual([1, 3])
  expect(approversAt([{ userIds: [3] }], 1, members)).toEqual([3, 4])
  expect(approversAt([{ userIds: [5] }], 1, others)).toEqual([1])
  expect(approversAt([{ userIds: [] }], 1, others, true)).toEqual([])
})
