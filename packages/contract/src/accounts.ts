import { languages } from '@matai/i18n'
import { z } from 'zod'
import { flags, roles } from './access.ts'
import { invitation, mobile, mobileCode, passWord, secondFactorCode } from './account-fields.ts'
import { call } from './call.ts'
import { idOf, instant, say } from './fields.ts'
import { SealKey } from './seal.ts'
import { TierRights } from './tier-table.ts'

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(say('accounts.emailFormat')))

export const passwordLength = { min: 8, max: 20 } as const
export const usernamePattern = /^[a-zA-Z][\w.-]{3,29}$/

/** What a code from a text message is for, as `sendType` on the wire. */
export const smsPurposes = { register: 0, reset: 1, changeMobile: 2, closeAccount: 3, bindWechat: 4 } as const
export type SmsPurpose = keyof typeof smsPurposes

/** Who may register on a server: everybody with a text message, who was invited, or who can read a mail. */
export const registrationModes = ['open', 'invitation', 'email'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** Letters and digits of an invitation: nobody confuses them, and capitals do not matter. */
export const invitationAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Seconds between two codes for one number, which is what the countdown starts from. */
export const smsCodeInterval = 60

/** Sessions end after 30 days with `isAuto`, else after a day; `tokenExpire` is the moment. */
export const Token = z.object({ token: z.string(), tokenExpire: instant })
export type Token = z.infer<typeof Token>

const nothing = z.strictObject({})
const done = z.object({})

/** What kind of account somebody registers for. */
export const accountTypes = z.literal([1, 2]).default(1).describe('1 personal, 2 enterprise')

export const accountKinds = ['personal', 'enterprise'] as const

export const AccountChoice = z.object({
  id: z.int(),
  name: z.string().describe('its name, else its owner’s number with the middle hidden'),
  isNamed: z.boolean(),
  kind: z.enum(accountKinds),
  role: z.enum(roles),
  viewOnly: z.boolean(),
  vipLevel: z.int(),
})
export type AccountChoice = z.infer<typeof AccountChoice>

export const UserInfo = z.object({
  id: z.int(),
  username: z.string().nullable(),
  mobile: z.string().describe('E.164, middle digits hidden'),
  email: z.string().nullable(),
  vipLevel: z.int(),
  tierUntil: instant.nullable().describe('when the tier ends or ended; from then on the account is free'),
  userType: z.int().describe('0 personal, 1 enterprise'),
  hlHost: z.string().describe('origin that printed codes carry'),
  beautyTemplateId: z.int().nullable(),
  language: z.enum(languages),
  hasPassword: z.boolean(),
  account: AccountChoice,
  accounts: z.array(AccountChoice),
  within: z.boolean().describe('signed in by the company’s own sign-in: works in this account alone'),
  flags: z.array(z.enum(flags)),
  directories: z.array(z.int()).nullable().describe('where the person works, with all below; null: everywhere'),
  viewOnly: z.boolean().describe('looks and changes nothing'),
  seenAs: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .describe('the member as whom the account is looked at'),
  choose: z.boolean().describe('several accounts may be meant, and the person has not said which'),
  invitations: z.int().describe('into accounts, waiting for an answer'),
  tier: TierRights.describe('what the account’s tier has now'),
  zone: z.string().describe('IANA name of the account’s time zone'),
  secondFactor: z.object({
    on: z.boolean(),
    recoveryLeft: z.int().describe('recovery codes that were not used'),
    demanded: z.boolean().describe('whether nobody works in the account without one'),
  }),
  wechat: z.object({
    offered: z.boolean().describe('whether this server has an official account'),
    bound: z.boolean(),
    subscribed: z.boolean().describe('whether notices also come by WeChat'),
    told: z.boolean().describe('whether this server can send notices by it'),
  }),
  operator: z.boolean().describe('whether the person runs this server'),
})
export type UserInfo = z.infer<typeof UserInfo>

export const Session = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

const registerFrom = z.int().min(0).max(99).default(1)
const platForm = z.int().min(0).max(99).default(0)
const signIn = {
  isAuto: z.boolean().default(false),
  loginFrom: z.int().min(0).max(99).default(1),
  passWord,
  newPassWord: passWord
    .optional()
    .describe('the password from now on, where an operator gave one for a single sign-in'),
  secondFactor: secondFactorCode.optional(),
}

const Area = z.object({ code: z.string().describe('administrative code, 6 digits'), name: z.string() })

export const accountCalls = {
  sealKey: call({ path: '/qruser/auth/seal_key', access: 'public', carrier: 'query', input: nothing, output: SealKey }),
  getVerifyCode: call({
    path: '/qruser/auth/get_verify_code',
    access: 'public',
    input: z.strictObject({
      mobile,
      platForm,
      registerFrom,
      sendType: z.literal(Object.values(smsPurposes)),
      sign: z.string().min(1).max(4_096).describe('the mobile, sealed with purpose smsCode'),
    }),
    output: z.object({ retryAfter: z.int().describe('seconds until the next code') }),
  }),
  /** Who may register here, and what an invitation says. */
  registration: call({
    path: '/qruser/auth/registration',
    access: 'public',
    input: z.strictObject({ invitation: invitation.default('') }),
    output: z.object({
      mode: z.enum(registrationModes),
      invitation: z
        .object({
          mobile: z.string().nullable().describe('the only number that may use it, E.164'),
          expiresAt: instant,
        })
        .nullable()
        .describe('null without one, and for one that is unknown, used or too old'),
    }),
  }),
  /** Sends a link for registering, where everybody who can read a mail may. */
  askInvitation: call({
    path: '/qruser/auth/ask_invitation',
    access: 'public',
    input: z.strictObject({
      email,
      sign: z.string().min(1).max(4_096).describe('the email, sealed with purpose smsCode'),
    }),
    output: done,
  }),
  register: call({
    path: '/qruser/auth/register',
    access: 'public',
    input: z.strictObject({
      accountType: accountTypes,
      channelId: z.string().max(64).optional(),
      countryName: z.string().max(64).optional(),
      zone: z.string().max(64).optional().describe('IANA name of the browser’s time zone; the account takes it'),
      mobile,
      mobileCode: mobileCode.optional().describe('from the text message; with an invitation none is needed'),
      invitation: invitation.optional(),
      passWord,
      platForm,
      registerFrom,
    }),
    output: Token,
  }),
  login: call({
    path: '/qruser/auth/login',
    access: 'public',
    input: z.strictObject({ mobile, ...signIn }),
    output: Token,
  }),
  loginByUsername: call({
    path: '/qruser/auth/login_by_username',
    access: 'public',
    input: z.strictObject({ username: z.string().trim().min(1).max(64), ...signIn }),
    output: Token,
  }),
  changeByPassword: call({
    path: '/qruser/auth/change_by_password',
    access: 'public',
    input: z.strictObject({ mobile, mobileCode, passWord }),
    output: done,
  }),
  changePwd: call({
    path: '/qruser/auth/change_pwd',
    access: 'member',
    input: z.strictObject({ oldPassWord: passWord, passWord }),
    output: done,
  }),
  setPwd: call({ path: '/qruser/auth/set_pwd', access: 'member', input: z.strictObject({ passWord }), output: done }),
  changeTel: call({
    path: '/qruser/auth/change_tel',
    access: 'member',
    input: z.strictObject({ mobile, mobileCode, passWord: passWord.describe('the current password, sealed') }),
    output: done,
  }),
  /** Makes a new secret; it asks for nothing before it is confirmed. */
  secondFactorBegin: call({
    path: '/qruser/auth/second_factor_begin',
    access: 'member',
    input: z.strictObject({ passWord: passWord.describe('the current password, sealed') }),
    output: z.object({ secret: z.string().describe('base32'), uri: z.string().describe('what the picture holds') }),
  }),
  /** From now on signing in asks for a code. */
  secondFactorConfirm: call({
    path: '/qruser/auth/second_factor_confirm',
    access: 'member',
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()).describe('shown this once') }),
  }),
  secondFactorRemove: call({
    path: '/qruser/auth/second_factor_remove',
    access: 'member',
    input: z.strictObject({ code: secondFactorCode }),
    output: UserInfo,
  }),
  /** Whether everybody who works in the account needs a second step of signing in. */
  setSecondFactorDemand: call({
    path: '/qruser/auth/set_second_factor_demand',
    access: 'admin',
    input: z.strictObject({ demanded: z.boolean() }),
    output: UserInfo,
  }),
  getUserinfo: call({ path: '/qruser/auth/get_userinfo', access: 'member', input: nothing, output: UserInfo }),
  setProfile: call({
    path: '/qruser/auth/set_profile',
    access: 'member',
    input: z.strictObject({
      username: z.string().trim().regex(usernamePattern, say('accounts.usernameFormat')).optional(),
      language: z.enum(languages).optional(),
    }),
    output: UserInfo,
  }),
  setEmail: call({
    path: '/qruser/auth/set_email',
    access: 'member',
    input: z.strictObject({ email, passWord: passWord.describe('the current password, sealed') }),
    output: done.describe('a link went to the address; opening it proves it'),
  }),
  confirmEmail: call({
    path: '/qruser/auth/confirm_email',
    access: 'member',
    input: z.strictObject({ proof: z.string().min(1).max(2_000).describe('from the link of the mail') }),
    output: UserInfo,
  }),
  removeEmail: call({
    path: '/qruser/auth/remove_email',
    access: 'member',
    input: z.strictObject({ passWord: passWord.describe('the current password, sealed') }),
    output: UserInfo,
  }),
  /** In which zone a day of the account begins, from now on. */
  setTimeZone: call({
    path: '/qruser/console/account/set_time_zone',
    access: 'admin',
    input: z.strictObject({ zone: z.string().trim().min(1).max(64).describe('IANA name') }),
    output: UserInfo,
  }),
  /** What visitors see as the maker of a code. */
  setAccountName: call({
    path: '/qruser/console/account/set_name',
    access: 'admin',
    input: z.strictObject({ name: z.string().trim().max(50).describe('empty shows nothing') }),
    output: UserInfo,
  }),
  changeLogin: call({
    path: '/qruser/auth/change_login',
    access: 'member',
    input: z.strictObject({ accountId: idOf('account') }),
    output: UserInfo,
  }),
  logout: call({ path: '/qruser/auth/loginout', access: 'member', input: nothing, output: done }),
  cancellationAccount: call({
    path: '/qruser/auth/cancellation_account',
    access: 'admin',
    input: z.strictObject({ mobileCode, passWord }),
    output: z.object({ erasedAt: instant.describe('until then, signing in again keeps the account') }),
  }),
  sessionList: call({
    path: '/qruser/auth/session_list',
    access: 'member',
    input: nothing,
    output: z.object({ list: z.array(Session) }),
  }),
  sessionEnd: call({
    path: '/qruser/auth/session_end',
    access: 'member',
    input: z.strictObject({ id: idOf('session') }),
    output: done,
  }),
  /** Signs the person out on every other device. */
  sessionEndOthers: call({
    path: '/qruser/auth/session_end_others',
    access: 'member',
    input: nothing,
    output: z.object({ ended: z.int() }),
  }),
  /** China's provinces with their cities and counties, for programs that let somebody choose one. */
  areaList: call({
    path: '/static/area.json',
    access: 'public',
    carrier: 'query',
    answer: 'plain',
    input: z.object({}),
    output: z.array(Area.extend({ children: z.array(Area.extend({ children: z.array(Area).optional() })).optional() })),
  }),
  getCountry: call({
    path: '/qruser/auth/get_country',
    access: 'public',
    input: nothing,
    output: z.object({
      country: z.string().describe('ISO code, "0" when unknown'),
      province: z.string().describe('in the language of the caller; empty when unknown or outside China'),
      city: z.string(),
    }),
  }),
}
