import type { contract, ParsedInput } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Caller, MemberContext, PublicContext } from '../../../platform/http/context.ts'
import type { AccessChange } from '../events.ts'
import { maskMobile } from '../rules.ts'
import { findUser } from '../store/users.ts'
import { changeMobile } from './change-mobile.ts'
import { changePassword, resetPassword, setFirstPassword } from './change-password.ts'
import { closeAccount, eraseClosed } from './close.ts'
import type { AccountDependencies, SignInVisit, Visit } from './dependencies.ts'
import { askEmail, confirmEmail, removeEmail } from './email.ts'
import { findCaller, workerOf } from './find-caller.ts'
import { askInvitation, createInvitations, registrationInfo } from './invitations.ts'
import { accountNamesOf, adminsOf, isMember, namesOf, operatorsOf, standingOf, workplacesOf } from './names.ts'
import { createCarrying } from './carry.ts'
import { createMemberships } from './memberships.ts'
import { letIn, letInMobile, proveMobile } from './let-in.ts'
import type { Locked } from './limits.ts'
import { createOperatedAccounts } from './operated.ts'
import { renameAccount, setTimeZone } from './own-account.ts'
import { checkPasswordIfAny } from './own-password.ts'
import { makeParts } from './parts.ts'
import { setProfile, switchAccount, userInfo } from './profile.ts'
import { purgeExpired } from './purge.ts'
import { sendOwnCode, useOwnCode } from './own-codes.ts'
import { register } from './register.ts'
import { createConversionTelling } from './report-conversions.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setSecondFactorDemand,
} from './second-factor.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { sendVisitCode, useVisitCode } from './visit-codes.ts'
import { login, loginByUsername } from './sign-in.ts'
import { announceAccess, type Former, sendFormer } from './tell.ts'

type Input<Entry extends keyof typeof contract.accounts> = ParsedInput<(typeof contract.accounts)[Entry]>

export type Accounts = ReturnType<typeof createAccounts>

/** People, their accounts and their sessions. */
export function createAccounts(dependencies: AccountDependencies) {
  const parts = makeParts(dependencies)
  const { seals, countries } = dependencies
  return {
    findCaller: (token: string, now: Date) => findCaller(parts, token, now),
    /** As whom a program of somebody comes; undefined when the person may not work there. */
    workerOf: (accountId: AccountId, userId: number, now: Date) => workerOf(parts, accountId, userId, now),
    namesOf,
    accountNamesOf,
    adminsOf,
    isMember,
    workplacesOf,
    standingOf,
    operators: (tx: Tx) => operatorsOf(tx, dependencies.operators),
    /** `phrase` is what the message says; it names `smsCode`. */
    sendVisitCode: (mobile: string, visit: Visit, phrase?: PhraseKey) => sendVisitCode(parts, mobile, visit, phrase),
    useVisitCode: (code: { mobile: string; smsCode: string }, visit: Visit) => useVisitCode(parts, code, visit),
    /** The same to and of the signed-in person. */
    sendOwnCode: (phrase: PhraseKey, context: MemberContext) => sendOwnCode(parts, phrase, context),
    useOwnCode: (smsCode: string, context: MemberContext) => useOwnCode(parts, smsCode, context),
    conversions: createConversionTelling(dependencies),
    /** For who was proven by something else than a password; `proveMobile` answers the number in E.164. */
    letIn: (entry: Parameters<typeof letIn>[1], visit: SignInVisit) => letIn(parts, entry, visit),
    letInMobile: (entry: Parameters<typeof letInMobile>[1], visit: SignInVisit) => letInMobile(parts, entry, visit),
    proveMobile: (proof: Parameters<typeof proveMobile>[1], visit: SignInVisit) => proveMobile(parts, proof, visit),
    checkOwnPassword: (sealed: string | undefined, context: MemberContext) =>
      checkPasswordIfAny(parts, sealed, context),
    announceAccess: (tx: Tx, userId: number, change: AccessChange) =>
      announceAccess(parts, tx, { id: userId }, { change }),
    /** As the person's own number, with its middle hidden. */
    maskedMobileOf: async (userId: number) =>
      maskMobile((await findUser(parts.database.tx, { id: userId }))?.mobile ?? ''),
    sealKey: seals.publicKey,
    operated: createOperatedAccounts(parts),
    memberships: createMemberships(parts),
    carry: createCarrying(parts),
    invitations: createInvitations(parts),
    registrationInfo: (input: Input<'registration'>, visit: Pick<PublicContext, 'now' | 'ip'>) =>
      registrationInfo(parts, input, visit),
    askInvitation: (input: Input<'askInvitation'>, context: PublicContext) => askInvitation(parts, input, context),
    placeOf: dependencies.placeOf,
    countryOf: (ip: string) => countries.countryOf(ip),
    sendSmsCode: (input: Input<'getVerifyCode'>, visit: SignInVisit) => sendSmsCode(parts, input, visit),
    register: (input: Input<'register'>, visit: SignInVisit) => register(parts, input, visit),
    login: (input: Input<'login'>, visit: SignInVisit) => login(parts, input, visit),
    loginByUsername: (input: Input<'loginByUsername'>, visit: SignInVisit) => loginByUsername(parts, input, visit),
    resetPassword: (input: Input<'changeByPassword'>, visit: SignInVisit) => resetPassword(parts, input, visit),
    changePassword: (input: Input<'changePwd'>, context: MemberContext) => changePassword(parts, input, context),
    setFirstPassword: (input: Input<'setPwd'>, context: MemberContext) => setFirstPassword(parts, input, context),
    changeMobile: (input: Input<'changeTel'>, context: MemberContext) => changeMobile(parts, input, context),
    askEmail: (input: Input<'setEmail'>, context: MemberContext) => askEmail(parts, input, context),
    confirmEmail: (input: Input<'confirmEmail'>, context: MemberContext) => confirmEmail(parts, input, context),
    removeEmail: (input: Input<'removeEmail'>, context: MemberContext) => removeEmail(parts, input, context),
    beginSecondFactor: (input: Input<'secondFactorBegin'>, context: MemberContext) =>
      beginSecondFactor(parts, input, context),
    confirmSecondFactor: (input: Input<'secondFactorConfirm'>, context: MemberContext) =>
      confirmSecondFactor(parts, input, context),
    removeSecondFactor: (input: Input<'secondFactorRemove'>, context: MemberContext) =>
      removeSecondFactor(parts, input, context),
    setSecondFactorDemand: (input: Input<'setSecondFactorDemand'>, context: MemberContext) =>
      setSecondFactorDemand(parts, input, context),
    /** For who lost phone and recovery codes, by the operator; false when there was nothing to take away. */
    resetSecondFactor: (tx: Tx, userId: number) => resetSecondFactor(parts, tx, userId),
    userInfo: (context: MemberContext) => userInfo(parts, context),
    setProfile: (input: Input<'setProfile'>, context: MemberContext) => setProfile(parts, input, context),
    setTimeZone: (input: Input<'setTimeZone'>, context: MemberContext) => setTimeZone(parts, input, context),
    renameAccount: (input: Input<'setAccountName'>, context: MemberContext) => renameAccount(parts, input, context),
    switchAccount: (accountId: number, context: MemberContext) => switchAccount(parts, accountId, context),
    listSessions: (caller: Caller, now: Date) => listSessions(parts, caller, now),
    endSession: (id: number, caller: Caller) => endSession(parts, id, caller),
    endOtherSessions: (caller: Caller) => endOtherSessions(parts, caller),
    close: (input: Input<'cancellationAccount'>, context: MemberContext) => closeAccount(parts, input, context),
    eraseClosed: (now: Date) => eraseClosed(parts, now),
    /** Numbers and names that meet a limit now, for the operator. */
    lockedNow: (now: Date): Promise<Locked[]> => parts.limits.lockedNow(now),
    /** Opens every limit that a number (E.164) or username has met; false when it had met none. */
    unlock: (name: string): Promise<boolean> => parts.limits.unlock(name),
    /** Counts one text message of the server: whether it may go. */
    countSms: (now: Date) => parts.limits.countSms(now),
    tellFormer: (former: Former, now: Date) => sendFormer(parts, former, now),
    purgeExpired: (now: Date) => purgeExpired(dependencies, parts.limits, now),
  }
}
