import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'
import type { TestApp } from './test-app.ts'

type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

/** A password under the server's key, as pages send it. */
export const sealed = (app: TestApp) => app.sealed('correct-horse-9', 'password')
/** A number that nobody has. */
export const nobody = '8613900000000'

/** An input of each call about people and their sessions that is right in every field. */
export const accountSamples = {
  'accounts.sealKey': () => ({}),
  'accounts.getVerifyCode': async (_, app) => ({
    mobile: nobody,
    sendType: 1,
    sign: await app.sealed(nobody, 'smsCode'),
  }),
  'accounts.registration': () => ({ invitation: 'ABCDEFGH' }),
  'accounts.askInvitation': async (_, app) => ({
    email: 'nobody@example.com',
    sign: await app.sealed('nobody@example.com', 'smsCode'),
  }),
  'accounts.register': async (_, app) => ({ mobile: nobody, mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.login': async (_, app) => ({ mobile: nobody, passWord: await sealed(app) }),
  'accounts.loginByUsername': async (_, app) => ({ username: 'nobody-here', passWord: await sealed(app) }),
  'accounts.changeByPassword': async (_, app) => ({
    mobile: nobody,
    mobileCode: '000000',
    passWord: await sealed(app),
  }),
  'accounts.changePwd': async (_, app) => ({ oldPassWord: await sealed(app), passWord: await sealed(app) }),
  'accounts.setPwd': async (_, app) => ({ passWord: await sealed(app) }),
  'accounts.changeTel': async (_, app) => ({ mobile: nobody, mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.secondFactorBegin': async (_, app) => ({ passWord: await sealed(app) }),
  'accounts.secondFactorConfirm': () => ({ code: '000000' }),
  'accounts.secondFactorRemove': () => ({ code: '000000' }),
  'accounts.setSecondFactorDemand': () => ({ demanded: false }),
  'accounts.getUserinfo': () => ({}),
  'accounts.setProfile': () => ({ language: 'zh' }),
  'accounts.setEmail': async (_, app) => ({ email: 'nobody@example.com', passWord: await sealed(app) }),
  'accounts.confirmEmail': () => ({ proof: 'none' }),
  'accounts.removeEmail': async (_, app) => ({ passWord: await sealed(app) }),
  'accounts.setTimeZone': () => ({ zone: 'Asia/Shanghai' }),
  'accounts.setAccountName': () => ({ name: '' }),
  'accounts.changeLogin': (own) => ({ accountId: own.account }),
  'accounts.logout': () => ({}),
  'accounts.cancellationAccount': async (_, app) => ({ mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.sessionList': () => ({}),
  'accounts.sessionEndOthers': () => ({}),
  'accounts.sessionEnd': (own) => ({ id: own.session }),
  'accounts.areaList': () => ({}),
  'accounts.getCountry': () => ({}),
} satisfies Record<Extract<CallKey, `accounts.${string}`>, Sample>
