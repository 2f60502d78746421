import type { AccountId } from '../../platform/db/account-id.ts'
import type { Rate } from '../../platform/rate-limit/rate-limit.ts'

/** A shift photographs what is broken behind one address. */
export const photosOfNetwork: Rate = { limit: 300, windowSeconds: 60, perNetwork: true }

/** Where somebody has work: as a member, as a collaborator, or as both. */
export interface Place {
  accountId: AccountId
  userId: number | undefined
  /** null for who is no collaborator there. */
  groupIds: readonly number[] | null
}

interface Works {
  accountId: AccountId
  userId: number
}
interface Helps {
  accountId: AccountId
  groupIds: readonly number[]
}

/** Every account once, those first of which somebody is a collaborator: this page is about them. */
export function inOneList(works: readonly Works[], helps: readonly Helps[]): Place[] {
  const userAt = new Map(works.map(({ accountId, userId }) => [accountId, userId]))
  const helped = new Set(helps.map(({ accountId }) => accountId))
  return [
    ...helps.map((one) => ({ ...one, userId: userAt.get(one.accountId) })),
    ...works.filter(({ accountId }) => !helped.has(accountId)).map((one) => ({ ...one, groupIds: null })),
  ]
}
