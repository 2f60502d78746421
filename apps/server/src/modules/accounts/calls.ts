import { contract } from '@matai/contract'
import { areaTree } from '../../platform/geo/area-tree.ts'
import { bind } from '../../platform/http/bind.ts'
import { regionWords } from '../../platform/geo/regions.ts'
import type { PublicContext } from '../../platform/http/context.ts'
import type { Accounts } from './service/accounts.ts'
import type { NewSession } from './service/start-session.ts'

/** What people did who came by an advertisement. */
export function conversionCalls({ conversions }: Pick<Accounts, 'conversions'>) {
  return bind(contract.conversions, { uploadConvertData: (input, context) => conversions.upload(input, context) })
}

export function accountCalls(accounts: Accounts) {
  const signedIn = (session: NewSession, { setToken }: PublicContext) => {
    setToken(session)
    return session
  }
  const signedOut = <Answer>(answer: Answer, { setToken }: PublicContext) => {
    setToken(null)
    return answer
  }

  return bind(contract.accounts, {
    sealKey: async (_, { now }) => ({ key: accounts.sealKey, now: Math.floor(now.getTime() / 1000) }),
    areaList: async () => areaTree(),
    getCountry: async (_, { ip, language }) => ({
      country: await accounts.countryOf(ip),
      ...regionWords(accounts.placeOf(ip).region, language),
    }),
    getVerifyCode: (input, context) => accounts.sendSmsCode(input, context),
    registration: (input, context) => accounts.registrationInfo(input, context),
    askInvitation: async (input, context) => nothing(await accounts.askInvitation(input, context)),
    register: async (input, context) => signedIn(await accounts.register(input, context), context),
    login: async (input, context) => signedIn(await accounts.login(input, context), context),
    loginByUsername: async (input, context) => signedIn(await accounts.loginByUsername(input, context), context),
    changeByPassword: async (input, context) => nothing(await accounts.resetPassword(input, context)),
    changePwd: async (input, context) => nothing(await accounts.changePassword(input, context)),
    setPwd: async (input, context) => nothing(await accounts.setFirstPassword(input, context)),
    changeTel: async (input, context) => nothing(await accounts.changeMobile(input, context)),
    setEmail: async (input, context) => nothing(await accounts.askEmail(input, context)),
    confirmEmail: (input, context) => accounts.confirmEmail(input, context),
    removeEmail: (input, context) => accounts.removeEmail(input, context),
    secondFactorBegin: (input, context) => accounts.beginSecondFactor(input, context),
    secondFactorConfirm: (input, context) => accounts.confirmSecondFactor(input, context),
    secondFactorRemove: (input, context) => accounts.removeSecondFactor(input, context),
    setSecondFactorDemand: (input, context) => accounts.setSecondFactorDemand(input, context),
    getUserinfo: (_, context) => accounts.userInfo(context),
    setProfile: (input, context) => accounts.setProfile(input, context),
    setTimeZone: (input, context) => accounts.setTimeZone(input, context),
    setAccountName: (input, context) => accounts.renameAccount(input, context),
    changeLogin: ({ accountId }, context) => accounts.switchAccount(accountId, context),
    logout: async (_, context) =>
      signedOut(nothing(await accounts.endSession(context.caller.sessionId, context.caller)), context),
    cancellationAccount: async (input, context) => signedOut(await accounts.close(input, context), context),
    sessionList: async (_, { caller, now }) => ({ list: await accounts.listSessions(caller, now) }),
    sessionEndOthers: async (_, { caller }) => ({ ended: await accounts.endOtherSessions(caller) }),
    sessionEnd: async ({ id }, { caller }) => nothing(await accounts.endSession(id, caller)),
  })
}

function nothing(_: void): Record<string, never> {
  return {}
}
