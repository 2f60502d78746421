import { expect, it } from 'vitest'
import { accountsIn, byAccount } from './by-account.ts'

const rows = [
  { accountId: 12, id: 'a' },
  { accountId: 3, id: 'b' },
  { accountId: 12, id: 'c' },
]

it('gives the rows of each account, in the order of the accounts', () => {
  expect(byAccount(rows)).toEqual([
    [3, [{ accountId: 3, id: 'b' }]],
    [
      12,
      [
        { accountId: 12, id: 'a' },
        { accountId: 12, id: 'c' },
      ],
    ],
  ])
  expect(accountsIn(rows)).toEqual([3, 12])
})
