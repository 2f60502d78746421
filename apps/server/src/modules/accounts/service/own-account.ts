import type { contract, ParsedInput, UserInfo } from '@matai/contract'
import { failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isZoneName } from '../rules.ts'
import { setAccountName, setZone, zoneExists } from '../store/accounts.ts'
import type { Parts } from './parts.ts'
import { userInfo } from './profile.ts'

type Accounts = typeof contract.accounts

/** Whether server and database both count days in it: one of them alone would stop the other. */
export async function isZone({ database }: Pick<Parts, 'database'>, zone: string): Promise<boolean> {
  return isZoneName(zone) && (await zoneExists(database.tx, zone))
}

/** Days that were counted stay as they were counted. */
export async function setTimeZone(
  parts: Parts,
  { zone }: ParsedInput<Accounts['setTimeZone']>,
  context: MemberContext,
): Promise<UserInfo> {
  if (!(await isZone(parts, zone))) failField('zone', 'accounts.zoneUnknown')
  const { caller } = context
  await setZone(parts.database.tx, caller.accountId, zone)
  return userInfo(parts, { ...context, caller: { ...caller, zone } })
}

/** What visitors read below a code. An empty name shows nothing. */
export async function renameAccount(
  parts: Parts,
  { name }: ParsedInput<Accounts['setAccountName']>,
  context: MemberContext,
): Promise<UserInfo> {
  await setAccountName(parts.database.tx, context.caller.accountId, name)
  return userInfo(parts, context)
}
