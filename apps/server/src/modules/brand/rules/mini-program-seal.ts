import type { AccountId } from '../../../platform/db/account-id.ts'

/** For what the server's secret gives a key under which secrets of own mini programs are sealed. */
export const miniPrograms = 'own mini programs'

/** Where such a secret belongs: it opens nowhere else. */
export const placeOfMiniProgram = (accountId: AccountId): string => `mini program of ${accountId}`
