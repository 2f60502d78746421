import { z } from 'zod'
import { roles } from './access.ts'
import { accountKinds } from './accounts.ts'
import { call } from './call.ts'
import { fileId, idOf, instant, listInput, listOf, listQuery, nameField, say } from './fields.ts'
import { FileBody } from './exports.ts'
import { fileKinds } from './files.ts'
import { type Tier, tiers } from './tier-table.ts'

const tier = z.enum(tiers as [Tier, ...Tier[]])
const id = idOf('account')
const done = z.object({})
const until = instant.nullable().describe('when the tier ends; null: never')
const mobile = z
  .string()
  .trim()
  .regex(/^\+?\d{6,18}$/, say('accounts.mobileFormat'))
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(say('accounts.emailFormat')))
/** A password for one sign-in, sealed with purpose `password`; whoever signs in with it chooses another one. */
const oncePassword = z.string().min(1, say('accounts.passwordRequired')).max(4_096)

/** `ended`: its tier ended, so the limits of the free one hold. Printed codes resolve in every state. */
export const operatedStates = ['active', 'ended', 'disabled', 'closing'] as const
export const operatedSorts = ['newest', 'number', 'name', 'tier', 'storage', 'signedIn'] as const
export const disableReasonMax = 500
/** Days for which a password that an operator gave lets in. */
export const oncePasswordDays = 7

/** An account as whoever runs the server sees it. */
export const OperatedAccount = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string().describe('its owner’s number, E.164; empty once erased'),
  kind: z.enum(accountKinds),
  tier,
  tierUntil: instant.nullable(),
  state: z.enum(operatedStates),
  storedBytes: z.int(),
  storageLimit: z.int().nullable().describe('bytes that its tier gives it now; null: no limit'),
  lastSignInAt: instant.nullable().describe('of its owner'),
  createdAt: instant,
})
export type OperatedAccount = z.infer<typeof OperatedAccount>

export const OperatedDetails = z.object({
  account: OperatedAccount,
  disabledReason: z.string(),
  qrCodes: z.int(),
  /** Who works in it. */
  people: z.array(
    z.object({
      userId: z.int(),
      mobile: z.string(),
      username: z.string().nullable(),
      email: z.string().nullable(),
      role: z.enum(roles),
      lastSignInAt: instant.nullable(),
      secondFactor: z.boolean().describe('whether signing in asks for a second factor'),
    }),
  ),
  sessions: z.array(z.object({ id: z.int(), name: z.string(), device: z.string(), lastSeenAt: instant })),
})
export type OperatedDetails = z.infer<typeof OperatedDetails>

export const invitationStates = ['open', 'used', 'expired'] as const

/** A way in for one person. The code itself is told once, when it is made. */
export const Invitation = z.object({
  id: z.int(),
  state: z.enum(invitationStates),
  tier: tier.nullable().describe('null: what the settings give new accounts'),
  tierUntil: instant.nullable(),
  mobile: z.string().nullable().describe('the only number that may use it, E.164'),
  note: z.string(),
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
  usedBy: z.string().describe('whose account it became; empty while nobody used it'),
})
export type Invitation = z.infer<typeof Invitation>

/** A limit that somebody met by signing in or by asking for codes; it ends by itself. */
export const LockedName = z.object({
  name: z.string().describe('a mobile number, E.164, or a username'),
  limit: z.string().describe('such as `wrongPassword` or `codeEachDay`; there may be more in later editions'),
  lockedAt: instant,
  until: instant,
  account: z.object({ id: z.int(), name: z.string() }).nullable().describe('the own account of who has the name'),
})
export type LockedName = z.infer<typeof LockedName>

/** An uploaded file of anybody, as whoever runs the server sees it. */
export const OperatedFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(fileKinds),
  mime: z.string(),
  size: z.number().describe('bytes as stored'),
  createdAt: instant,
  blockedAt: instant.nullable().describe('since when its address answers 410'),
  reason: z.string().describe('why it is blocked; empty while it is not'),
  account: OperatedAccount,
})
export type OperatedFile = z.infer<typeof OperatedFile>

export const healthStates = ['ok', 'warning', 'wrong'] as const

/** What was looked at of the server; the text says what to do, in the language of who asks. */
export const HealthFinding = z.object({ state: z.enum(healthStates), text: z.string() })
export type HealthFinding = z.infer<typeof HealthFinding>

const fileReason = z.string().trim().min(1, say('operators.reasonMissing')).max(disableReasonMax)

export const operatorCalls = {
  accountList: call({
    path: '/qruser/operator/account_list',
    access: 'operator',
    input: z.strictObject({
      ...listQuery,
      sort: z.enum(operatedSorts).default('newest'),
      filters: z.strictObject({ tier: tier.optional(), state: z.enum(operatedStates).optional() }).default({}),
    }),
    output: listOf(OperatedAccount),
  }),
  accountShow: call({
    path: '/qruser/operator/account_show',
    access: 'operator',
    input: z.strictObject({ id }),
    output: OperatedDetails,
  }),
  /** A person with an account, without a code from a text message. */
  accountMake: call({
    path: '/qruser/operator/account_make',
    access: 'operator',
    input: z.strictObject({
      mobile,
      name: z.union([nameField(60), z.literal('')]).default(''),
      tier: tier.optional().describe('without it what the settings give new accounts'),
      until: until.default(null),
      passWord: oncePassword,
    }),
    output: OperatedAccount,
  }),
  accountTier: call({
    path: '/qruser/operator/account_tier',
    access: 'operator',
    input: z.strictObject({ id, tier, until: until.default(null) }),
    output: OperatedAccount,
  }),
  /** Nobody works in the account any more; its printed codes go on resolving. */
  accountDisable: call({
    path: '/qruser/operator/account_disable',
    access: 'operator',
    input: z.strictObject({
      id,
      reason: z.string().trim().min(1, say('operators.reasonMissing')).max(disableReasonMax),
    }),
    output: OperatedAccount,
  }),
  accountEnable: call({
    path: '/qruser/operator/account_enable',
    access: 'operator',
    input: z.strictObject({ id }),
    output: OperatedAccount,
  }),
  /** Signs everybody out who works in the account. */
  accountEndSessions: call({
    path: '/qruser/operator/account_end_sessions',
    access: 'operator',
    input: z.strictObject({ id }),
    output: z.object({ ended: z.int() }),
  }),
  /** Gives the account's owner a password for one sign-in. */
  accountPassword: call({
    path: '/qruser/operator/account_password',
    access: 'operator',
    input: z.strictObject({ id, passWord: oncePassword }),
    output: z.object({ until: instant.describe('then it lets nobody in any more') }),
  }),
  /** Numbers and names that are shut out at this moment. */
  lockedList: call({
    path: '/qruser/operator/locked_list',
    access: 'operator',
    input: listInput(['oldest', 'newest', 'name'], {}),
    output: listOf(LockedName),
  }),
  /** Opens every limit that a number or name has met. */
  unlock: call({
    path: '/qruser/operator/unlock',
    access: 'operator',
    input: z.strictObject({ name: z.string().trim().min(1, say('operators.nameMissing')).max(100) }),
    output: done,
  }),
  /** For who lost phone and recovery codes: signing in asks for the password alone, until the person sets a new one up. */
  secondFactorReset: call({
    path: '/qruser/operator/second_factor_reset',
    access: 'operator',
    input: z.strictObject({ userId: z.int().positive() }),
    output: done,
  }),
  invitationList: call({
    path: '/qruser/operator/invitation_list',
    access: 'operator',
    input: listInput(['newest', 'oldest'], { state: z.enum(invitationStates).optional() }),
    output: listOf(Invitation),
  }),
  /** The code and the link are told here and nowhere else. */
  invitationMake: call({
    path: '/qruser/operator/invitation_make',
    access: 'operator',
    input: z.strictObject({
      tier: tier.optional().describe('without it what the settings give new accounts'),
      until: until.default(null),
      mobile: mobile.optional().describe('the only number that may use it'),
      note: z.string().trim().max(200).default(''),
      days: z.int().min(1).max(90).default(7),
    }),
    output: z.object({ invitation: Invitation, code: z.string(), link: z.string() }),
  }),
  /** An invitation that nobody used lets nobody in any more. */
  invitationWithdraw: call({
    path: '/qruser/operator/invitation_withdraw',
    access: 'operator',
    input: z.strictObject({ id: z.int().positive() }),
    output: done,
  }),
  /** Whose a live code or a public page of a directory is. */
  codeOwner: call({
    path: '/qruser/operator/code_owner',
    access: 'operator',
    input: z.strictObject({ code: z.string().trim().min(1, say('abuse.codeMissing')).max(500) }),
    output: z.object({ id: z.string(), name: z.string(), account: OperatedAccount }),
  }),
  /** A file by its id or its address. */
  fileFind: call({
    path: '/qruser/operator/file_find',
    access: 'operator',
    input: z.strictObject({ file: z.string().trim().min(1, say('operators.fileMissing')).max(1_000) }),
    output: OperatedFile,
  }),
  /** Nobody is given the file any more, wherever it stands; its owner is told why. */
  fileBlock: call({
    path: '/qruser/operator/file_block',
    access: 'operator',
    input: z.strictObject({ id: fileId(), reason: fileReason }),
    output: OperatedFile,
  }),
  fileUnblock: call({
    path: '/qruser/operator/file_unblock',
    access: 'operator',
    input: z.strictObject({ id: fileId(), reason: fileReason }),
    output: OperatedFile,
  }),
  /** The file itself, to be saved and looked at; blocked ones as well. */
  fileContent: call({
    path: '/qruser/operator/file_content',
    access: 'operator',
    carrier: 'query',
    answer: 'file',
    input: z.strictObject({ id: fileId() }),
    output: z.object({ mime: z.string(), body: FileBody, fileName: z.string(), size: z.number() }),
  }),
  /** Disk, secret, database, files, addresses, backups and messages of the node that answers; nothing is changed. */
  health: call({
    path: '/qruser/operator/health',
    access: 'operator',
    input: z.strictObject({}),
    output: z.object({ at: instant, findings: z.array(HealthFinding) }),
  }),
  /** Sends a message that says it is a test; a refusal says what the provider said. */
  messageTest: call({
    path: '/qruser/operator/message_test',
    access: 'operator',
    input: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('sms'), to: mobile }),
      z.strictObject({ by: z.literal('mail'), to: email }),
    ]),
    output: done,
  }),
}
