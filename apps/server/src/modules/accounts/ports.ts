import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Which saved style a person's new live codes take; null: the plain one. */
export const chosenStyles =
  port<(tx: Tx, person: { accountId: AccountId; userId: number }) => Promise<number | null>>('accounts.chosenStyles')

/** The directories with all that is below them; those that are gone are missing. */
export const directoriesBelow =
  port<(tx: Tx, accountId: AccountId, ids: readonly number[]) => Promise<number[]>>('accounts.directoriesBelow')

/** What a person has of WeChat. Whoever is erased is forgotten there as well. */
export const wechatOf = port<{
  of(tx: Tx, userId: number): Promise<{ offered: boolean; bound: boolean; subscribed: boolean; told: boolean }>
  forget(tx: Tx, userId: number): Promise<void>
}>('accounts.wechatOf')

/** How many invitations into accounts wait for somebody with a number (E.164). */
export const invitationsFor = port<(tx: Tx, mobile: string, now: Date) => Promise<number>>('accounts.invitationsFor')
