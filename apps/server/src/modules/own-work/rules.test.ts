import { expect, it } from 'vitest'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { inOneList } from './rules.ts'

it('names every account once, with all that somebody is there; where one helps comes first', () => {
  const [one, other, third] = [1, 2, 3].map(mintAccountId) as [never, never, never]
  const works = [one, other].map((accountId) => ({ accountId, userId: 7 }))
  const helps = [third, other].map((accountId) => ({ accountId, groupIds: [5] }))
  expect(inOneList(works, helps)).toEqual([
    { accountId: 3, userId: undefined, groupIds: [5] },
    { accountId: 2, userId: 7, groupIds: [5] },
    { accountId: 1, userId: 7, groupIds: null },
  ])
})
