import {
  type CallOutput,
  type contract,
  type Invitation,
  type ParsedInput,
  type Tier,
  tierNumbers,
  tierOf,
} from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { daysAfter, maskMobile } from '../rules.ts'
import * as store from '../store/invitations.ts'
import { openMobile } from './fields.ts'
import type { Parts } from './parts.ts'
import { hashInvitation, makeInvitationCode } from './secrets.ts'

type Accounts = typeof contract.accounts
type Visit = Pick<PublicContext, 'now' | 'ip' | 'say' | 'origin'>

/** Where the console takes an invitation. */
const linkOf = (origin: string, code: string) => `${origin}/login?invitation=${code}`
/** Days for which a link that the server mails holds. */
const mailedDays = 1

interface NewInvitation {
  tier: Tier | undefined
  until: Date | null
  mobile: string | undefined
  note: string
  days: number
}

/** Who may register here, and whether an invitation is one. */
export async function registrationInfo(
  parts: Parts,
  input: ParsedInput<Accounts['registration']>,
  visit: Pick<Visit, 'now' | 'ip'>,
): Promise<CallOutput<Accounts['registration']>> {
  const mode = parts.registration
  if (!input.invitation) return { mode, invitation: null }
  const found = await openInvitation(parts, input.invitation, visit)
  return { mode, invitation: found ? { mobile: found.mobile, expiresAt: found.expiresAt.toISOString() } : null }
}

/** Guesses count like wrong passwords of their address. */
export async function openInvitation(
  parts: Parts,
  code: string,
  { now, ip }: Pick<Visit, 'now' | 'ip'>,
): Promise<store.InvitationRow | undefined> {
  await parts.limits.countAddress('wrongPasswordOfAddress', ip, now)
  const found = await store.findInvitation(parts.database.tx, hashInvitation(parts.invitationKey, code), now)
  if (found) await parts.limits.takeBackAddress('wrongPasswordOfAddress', ip)
  return found
}

/**
 * Mails a link for registering. The answer is the same whether or not somebody is registered with the address.
 * Unlogged: nobody has an account yet.
 */
export async function askInvitation(
  parts: Parts,
  input: ParsedInput<Accounts['askInvitation']>,
  { now, ip, say, origin }: Visit,
): Promise<void> {
  if (parts.registration !== 'email') failField('email', 'accounts.invitationNeeded')
  const email = input.email.toLowerCase()
  const signed = await parts.seals.open(input.sign, { purpose: 'smsCode', field: 'sign', now })
  if (signed.trim() !== input.email) failField('sign', 'accounts.signMismatch')
  await parts.limits.countAddress('codesOfAddressEachHour', ip, now)
  await parts.limits.count('mailEachMinute', email, now)
  await parts.limits.count('mailEachDay', email, now)
  const code = makeInvitationCode()
  const codeHash = hashInvitation(parts.invitationKey, code)
  const expiresAt = daysAfter(now, mailedDays)
  await store.insertInvitation(parts.database.tx, { codeHash, email, createdAt: now, expiresAt })
  const link = linkOf(parts.consoleOrigin ?? origin, code)
  try {
    const text = say('accounts.invitationText', { link })
    await parts.mail.send({ to: email, subject: say('accounts.invitationSubject'), text })
  } catch (error) {
    await parts.limits.takeBack('mailEachMinute', email)
    parts.log.warn({ error: (error as Error).message }, 'a mail was not sent')
    fail('accounts.emailSendFailed', { as: 'server' })
  }
}

/** What an operator does with invitations, inside a transaction of the caller. */
export function createInvitations(parts: Parts) {
  return {
    /** The code is told here and nowhere else. */
    async make(
      tx: Tx,
      { tier, until, mobile, note, days }: NewInvitation,
      { now, origin }: Pick<Visit, 'now' | 'origin'>,
    ): Promise<{ invitation: Invitation; code: string; link: string }> {
      const code = makeInvitationCode()
      const id = await store.insertInvitation(tx, {
        codeHash: hashInvitation(parts.invitationKey, code),
        tier: tier === undefined ? null : tierNumbers[tier],
        tierUntil: until,
        mobile: mobile ? openMobile(mobile).e164 : null,
        note,
        createdAt: now,
        expiresAt: daysAfter(now, days),
      })
      const [made] = await store.listInvitations(tx, { id, now, offset: 0, limit: 1 })
      if (!made) throw new Error('an invitation was not found again')
      return { invitation: toInvitation(made, now), code, link: linkOf(parts.consoleOrigin ?? origin, code) }
    },

    async list(query: store.InvitationQuery): Promise<{ list: Invitation[]; total: number }> {
      const { tx } = parts.database
      const [rows, total] = await Promise.all([store.listInvitations(tx, query), store.countInvitations(tx, query)])
      return { list: rows.map((row) => toInvitation(row, query.now)), total }
    },

    withdraw: store.deleteInvitation,
  }
}

type Listed = Awaited<ReturnType<typeof store.listInvitations>>[number]

function toInvitation({ row, name, usedMobile }: Listed, now: Date): Invitation {
  const { id, tier, tierUntil, mobile, note, createdAt, expiresAt, usedAt } = row
  return {
    id,
    state: usedAt ? 'used' : expiresAt <= now ? 'expired' : 'open',
    tier: tier === null ? null : tierOf(tier),
    tierUntil: tierUntil?.toISOString() ?? null,
    mobile,
    note,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    usedBy: usedAt ? name || (usedMobile ? maskMobile(usedMobile) : '') : '',
  }
}
