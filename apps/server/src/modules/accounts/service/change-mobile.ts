import type { contract, ParsedInput } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { wechatOf } from '../ports.ts'
import { deleteSessions } from '../store/sessions.ts'
import { setMobile } from '../store/users.ts'
import { openMobile } from './fields.ts'
import { findSelf } from './find-self.ts'
import { noting } from './noting.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { announceAccess, tellFormerContact } from './tell.ts'
import { useSmsCode } from './use-sms-code.ts'
import { whoIs } from './who-is.ts'

/**
 * The password shows who asks, the code that the new number is theirs. Other devices have to sign in again.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function changeMobile(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.changeTel>,
  context: MemberContext,
): Promise<void> {
  const { caller } = context
  const { e164: mobile } = openMobile(input.mobile)
  const user = await findSelf(parts, caller)
  if (user.mobile === mobile) failField('mobile', 'accounts.sameMobile')
  for (const wechat of parts.ports.all(wechatOf))
    if ((await wechat.of(parts.database.tx, user.id)).bound) fail('accounts.unbindWechatFirst', { as: 'conflict' })
  await checkOwnPassword(parts, user, { sealed: input.passWord, field: 'passWord' }, context)
  const who = { ...whoIs(user), accountId: caller.accountId }
  await noting(context, 'mobileRefused', who, async () => {
    await useSmsCode(parts, { mobile, purpose: 'changeMobile', smsCode: input.mobileCode }, context)
    await parts.database.transact(caller.accountId, async (tx) => {
      if (!(await setMobile(tx, user.id, mobile))) fail('accounts.mobileTaken', { as: 'conflict' })
      await deleteSessions(tx, user.id, { but: caller.sessionId })
      await announceAccess(parts, tx, user, { change: 'mobileChanged' })
      await tellFormerContact(tx, { channel: 'sms', to: user.mobile, now: '' }, user.language)
    })
  })
  context.noteSecurity('mobileChanged', who)
}
