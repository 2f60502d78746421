import { expect, it } from 'vitest'
import { askedOf, levelOf } from './asked.ts'

it('names roles, groups and people in one list, and takes them apart again', () => {
  const level = { people: [{ id: 7, name: '王芳' }], roles: ['editRecord' as const], groups: [{ id: 3, name: '班长' }] }
  expect(askedOf(level)).toEqual(['role editRecord', 'group 3', 'user 7'])
  expect(levelOf(askedOf(level))).toEqual({ roles: ['editRecord'], groupIds: [3], userIds: [7] })
})
