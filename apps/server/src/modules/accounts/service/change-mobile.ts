import type { contract, ParsedInput } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { setMobile } from '../store/users.ts'
import { openMobile } from './fields.ts'
import { findSelf } from './find-self.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { useSmsCode } from './use-sms-code.ts'

/** The password shows who asks, the code that the new number is theirs. */
export async function changeMobile(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.changeTel>,
  context: MemberContext,
): Promise<void> {
  const { e164: mobile } = openMobile(input.mobile)
  const user = await findSelf(parts, context.caller)
  if (user.mobile === mobile) failField('mobile', 'accounts.sameMobile')
  await checkOwnPassword(parts, user, { sealed: input.passWord, field: 'passWord' }, context)
  await useSmsCode(parts, { mobile, purpose: 'changeMobile', smsCode: input.mobileCode }, context)
  if (!(await setMobile(parts.database.tx, user.id, mobile))) fail('accounts.mobileTaken', { as: 'conflict' })
}
