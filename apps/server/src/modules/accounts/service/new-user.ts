import { tierNumbers } from '@matai/contract'
import type { Language } from '@matai/i18n'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import { accountCreated } from '../events.ts'
import { insertAccount } from '../store/accounts.ts'
import { type InvitationRow, takeInvitation } from '../store/invitations.ts'
import { claimServer } from '../store/server-operator.ts'
import { claimEmail, insertUser } from '../store/users.ts'
import { isZone } from './own-account.ts'
import type { Parts } from './parts.ts'

export interface NewUser {
  /** E.164, proven. */
  mobile: string
  /** Null: the person comes in by something else. */
  passwordHash: string | null
  language: Language
  /** As `accountType` on the wire. */
  accountType: number
  invited: InvitationRow | undefined
  zone: { zone?: string }
}

/** The zone that a browser named, where it is one. */
export async function zoneOf(parts: Parts, zone: string | undefined): Promise<{ zone?: string }> {
  return zone && (await isZone(parts, zone)) ? { zone } : {}
}

/** A person with an account of the wished kind. */
export async function makeUser(
  parts: Parts,
  tx: Tx,
  { mobile, passwordHash, language, accountType, invited, zone }: NewUser,
  now: Date,
): Promise<{ userId: number; accountId: number }> {
  const userId = await insertUser(tx, { mobile, passwordHash, language })
  if (userId === undefined) fail('accounts.alreadyRegistered', { as: 'conflict' })
  const kind = accountType === 2 ? 'enterprise' : 'personal'
  if (parts.operators.length === 0) await claimServer(tx, userId)
  if (invited && !(await takeInvitation(tx, { codeHash: invited.codeHash, userId, now })))
    failField('invitation', 'accounts.invitationWrong')
  const tier = invited?.tier ?? tierNumbers[parts.newAccountTier]
  const tierUntil = invited?.tierUntil ?? null
  const accountId = await insertAccount(tx, { kind, ownerId: userId, tier, tierUntil, ...zone })
  if (invited?.email) await claimEmail(tx, userId, invited.email)
  await parts.events.announce(tx, accountCreated, { accountId })
  return { userId, accountId }
}
