import type { contract, ParsedInput, UserInfo } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { failField } from '../../../platform/failure.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { accountChanged, accountSet } from '../events.ts'
import { isZoneName } from '../rules.ts'
import { setAccountName, setZone, zoneExists } from '../store/accounts.ts'
import { accountNamesOf } from './names.ts'
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
  if (zone !== caller.zone) {
    await parts.database.transact(caller.accountId, async (tx) => {
      await setZone(tx, caller.accountId, zone)
      await announceSet(parts, tx, caller, { verb: 'changed', details: { what: 'zone', from: caller.zone, to: zone } })
    })
  }
  return userInfo(parts, { ...context, caller: { ...caller, zone } })
}

/** What visitors read below a code. An empty name shows nothing. */
export async function renameAccount(
  parts: Parts,
  { name }: ParsedInput<Accounts['setAccountName']>,
  context: MemberContext,
): Promise<UserInfo> {
  const { caller } = context
  await parts.database.transact(caller.accountId, async (tx) => {
    const before = await setAccountName(tx, caller.accountId, name)
    if (before !== name) await announceSet(parts, tx, caller, { verb: 'renamed', details: { from: before } })
  })
  return userInfo(parts, context)
}

/** For the log of the account. */
export async function announceSet(
  { events }: Pick<Parts, 'events'>,
  tx: Tx,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  deed: { verb: 'renamed' | 'changed'; details: Record<string, string> },
): Promise<void> {
  const name = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
  await events.announce(tx, accountSet, { accountId, userId, name, ...deed })
  await events.announce(tx, accountChanged, { accountId })
}
