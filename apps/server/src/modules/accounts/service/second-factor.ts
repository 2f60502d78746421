import type { contract, ParsedInput, UserInfo } from '@matai/contract'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { stepOfCode, toBase32, totpUri } from '../../../platform/totp.ts'
import { maskMobile, placeOfSecondFactor as placeOf, recoveryCodes } from '../rules.ts'
import * as store from '../store/second-factors.ts'
import type { SignInVisit } from './dependencies.ts'
import { findSelf } from './find-self.ts'
import { announceSet } from './own-account.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { userInfo } from './profile.ts'
import type { KnownDevice } from './secrets.ts'
import { announceAccess } from './tell.ts'
import { whoIs } from './who-is.ts'

type Accounts = typeof contract.accounts

/** Bytes of a secret: RFC 4226 recommends 20. */
const secretLength = 20
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const open = ({ secondFactors }: Parts, row: store.SecondFactorRow) =>
  Buffer.from(secondFactors.open(row.secret, placeOf(row.userId)), 'base64')

/**
 * Shows a new secret to who has the password; until it is confirmed nothing asks for its codes.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function beginSecondFactor(
  parts: Parts,
  { passWord }: ParsedInput<Accounts['secondFactorBegin']>,
  context: MemberContext,
): Promise<{ secret: string; uri: string }> {
  const user = await findSelf(parts, context.caller)
  await checkOwnPassword(parts, user, { sealed: passWord, field: 'passWord' }, context)
  const bytes = randomBytes(secretLength)
  const sealed = parts.secondFactors.seal(bytes.toString('base64'), placeOf(user.id))
  const begun = await store.beginSecondFactor(parts.database.tx, { userId: user.id, secret: sealed })
  if (!begun) fail('accounts.secondFactorIsOn', { as: 'conflict' })
  const secret = toBase32(bytes)
  return { secret, uri: totpUri({ secret, issuer: context.say('app.name'), name: maskMobile(user.mobile) }) }
}

/**
 * The first right code turns it on; answers the recovery codes, which are stored as hashes.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function confirmSecondFactor(
  parts: Parts,
  { code }: ParsedInput<Accounts['secondFactorConfirm']>,
  context: MemberContext,
): Promise<{ recoveryCodes: string[] }> {
  const { caller, now } = context
  const user = await findSelf(parts, caller)
  const row = await store.findSecondFactor(parts.database.tx, user.id, { confirmed: false })
  if (!row) fail('accounts.secondFactorBeginFirst', { as: 'conflict' })
  const step = stepOfCode(open(parts, row), code, { now, after: 0 })
  if (step === undefined) failField('code', 'accounts.secondFactorWrong')
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
  await parts.database.transact(caller.accountId, async (tx) => {
    const recovery = codes.map((one) => hashRecovery(open(parts, row), one))
    const confirmed = await store.confirmSecondFactor(tx, { userId: user.id, secret: row.secret, step, recovery })
    if (!confirmed) fail('accounts.secondFactorBeginFirst', { as: 'conflict' })
    await announceAccess(parts, tx, user, { change: 'secondFactorOn' })
  })
  context.noteSecurity('secondFactorSet', { ...whoIs(user), accountId: caller.accountId })
  return { recoveryCodes: codes }
}

/**
 * Needs a code as signing in does: a session alone does not take it away.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function removeSecondFactor(
  parts: Parts,
  { code }: ParsedInput<Accounts['secondFactorRemove']>,
  context: MemberContext,
): Promise<UserInfo> {
  const user = await findSelf(parts, context.caller)
  const row = await store.findSecondFactor(parts.database.tx, user.id, { confirmed: true })
  if (!row) fail('accounts.secondFactorIsOff', { as: 'conflict' })
  await checkCode(parts, row, { code, field: 'code', limited: `session ${context.caller.sessionId}` }, context)
  await parts.database.transact(context.caller.accountId, async (tx) => {
    await store.deleteSecondFactor(tx, user.id)
    await announceAccess(parts, tx, user, { change: 'secondFactorOff' })
  })
  context.noteSecurity('secondFactorRemoved', { ...whoIs(user), accountId: context.caller.accountId })
  return userInfo(parts, context)
}

/** The operator's way for who lost phone and recovery codes; false when there was none. */
export async function resetSecondFactor(parts: Parts, tx: Tx, userId: number): Promise<boolean> {
  const removed = await store.deleteSecondFactor(tx, userId)
  if (removed) await announceAccess(parts, tx, { id: userId }, { change: 'secondFactorOff' })
  return removed
}

export async function setSecondFactorDemand(
  parts: Parts,
  { demanded }: ParsedInput<Accounts['setSecondFactorDemand']>,
  context: MemberContext,
): Promise<UserInfo> {
  const { caller } = context
  const own = await store.findSecondFactor(parts.database.tx, caller.userId, { confirmed: true })
  if (demanded && !own) fail('accounts.secondFactorOwnFirst', { as: 'conflict' })
  await parts.database.transact(caller.accountId, async (tx) => {
    if (!(await store.setDemand(tx, caller.accountId, demanded))) return
    const what = demanded ? 'secondFactorDemanded' : 'secondFactorFree'
    await announceSet(parts, tx, caller, { verb: 'changed', details: { what } })
  })
  return userInfo(parts, context)
}

/** Whether who gave the right password needs a code, and has given it; refuses `secondFactor` otherwise. */
export async function passSecondFactor(
  parts: Parts,
  { userId, code, device }: { userId: number; code: string | undefined; device: KnownDevice | undefined },
  visit: SignInVisit,
): Promise<'none' | 'passed' | 'asked'> {
  const row = await store.findSecondFactor(parts.database.tx, userId, { confirmed: true })
  if (!row) return 'none'
  if (code === undefined) return 'asked'
  await checkCode(parts, row, { code, field: 'secondFactor', limited: device && `device ${device.id}` }, visit)
  return 'passed'
}

/**
 * Counts before it compares. A browser that is known is counted by itself, so that thieves do not shut its user out.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
async function checkCode(
  parts: Parts,
  row: store.SecondFactorRow,
  { code, field, limited }: { code: string; field: string; limited: string | undefined },
  { now }: { now: Date },
): Promise<void> {
  const { tx } = parts.database
  const rate = limited === undefined ? 'wrongSecondFactor' : 'wrongSecondFactorOfDevice'
  const whose = limited ?? String(row.userId)
  await parts.limits.count(rate, whose, now)
  const step = stepOfCode(open(parts, row), code, { now, after: row.lastStep })
  const right =
    step === undefined
      ? await store.useRecovery(tx, row.userId, hashRecovery(open(parts, row), code))
      : await store.useStep(tx, row.userId, step)
  if (!right) failField(field, 'accounts.secondFactorWrong')
  await parts.limits.takeBack(rate, whose)
}

function makeRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Fifty random bits; the key is the person's secret, which nobody reads in the database. */
function hashRecovery(key: Buffer, code: string): string {
  return createHmac('sha256', key).update(code.replace('-', '')).digest('base64url')
}
