import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { wechatOf } from '../ports.ts'
import { eraseMoment } from '../rules.ts'
import { personClosing } from '../events.ts'
import { leaveAccounts, listMemberships, ownsSharedAccount } from '../store/accounts.ts'
import { deleteSecondFactor } from '../store/second-factors.ts'
import { deleteSessions } from '../store/sessions.ts'
import { deleteSmsCodesOf } from '../store/sms-codes.ts'
import { eraseDueUsers, setClosing } from '../store/users.ts'
import { findSelf } from './find-self.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { useSmsCode } from './use-sms-code.ts'

type CancellationAccount = typeof contract.accounts.cancellationAccount

/**
 * Signs the user out everywhere; signing in again within the days of grace keeps everything.
 * Unlogged: nobody is left who could read it.
 */
export async function closeAccount(
  parts: Parts,
  input: ParsedInput<CancellationAccount>,
  context: MemberContext,
): Promise<CallOutput<CancellationAccount>> {
  const { now } = context
  const user = await findSelf(parts, context.caller)
  if (await ownsSharedAccount(parts.database.tx, user.id)) fail('accounts.membersFirst', { as: 'conflict' })
  await checkOwnPassword(parts, user, { sealed: input.passWord, field: 'passWord' }, context)
  await useSmsCode(parts, { mobile: user.mobile, purpose: 'closeAccount', smsCode: input.mobileCode }, context)
  const erasedAt = eraseMoment(now)
  await parts.database.transact(context.caller.accountId, async (tx) => {
    await setClosing(tx, user.id, erasedAt)
    await deleteSessions(tx, user.id)
    for (const { id: accountId } of await listMemberships(tx, user.id))
      await parts.events.announce(tx, personClosing, { accountId, userId: user.id })
  })
  return { erasedAt: erasedAt.toISOString() }
}

/** Forgets the people whose days of grace are over. What they printed keeps resolving. */
export async function eraseClosed({ database, ports }: Parts, now: Date): Promise<void> {
  await database.transact(everybody, async (tx) => {
    const erased = await eraseDueUsers(tx, now)
    await leaveAccounts(
      tx,
      erased.map(({ id }) => id),
    )
    for (const { id, mobile } of erased) {
      await deleteSessions(tx, id)
      await deleteSecondFactor(tx, id)
      for (const wechat of ports.all(wechatOf)) await wechat.forget(tx, id)
      if (mobile) await deleteSmsCodesOf(tx, mobile)
    }
  })
}
