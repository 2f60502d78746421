import { z } from 'zod'
import { flags, roles } from './access.ts'
import { accountKinds } from './accounts.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say } from './fields.ts'
import { typedMobile } from './typed-mobile.ts'

/** Longest name of a member (specification, section 5: 1 to 30). */
export const memberNameMax = 30
/** Most directories that a member is given; what is below them comes along. */
export const memberDirectoriesMax = 200
/** Days for which an invitation into an account holds. */
export const memberInvitationDays = 7

/** Works here; may not any more, because the time is over; was invited; was invited and did not come in time. */
export const memberStates = ['active', 'ended', 'invited', 'expired'] as const
export type MemberState = (typeof memberStates)[number]

const member = idOf('member')
const invitation = idOf('memberInvitation')
const code = z.string().trim().min(6).max(40)
const done = z.object({})

const rights = {
  name: nameField(memberNameMax),
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.union([z.literal(''), z.email(say('accounts.emailFormat'))]))
    .default(''),
  flags: z.array(z.enum(flags)).max(flags.length).default([]),
  directories: z
    .array(idOf('directory'))
    .min(1, say('team.directoriesMissing'))
    .max(memberDirectoriesMax)
    .nullable()
    .default(null)
    .describe('the directories that the member works in, with all below them; null: all'),
  until: instant.nullable().default(null).describe('the last moment of a guest; null: for good'),
  viewOnly: z.boolean().default(false).describe('looks at everything and changes nothing'),
}

const place = z.object({ id: z.int(), name: z.string() })

/** Somebody who works in the account beside its administrator, or was asked to. */
export const Member = z.object({
  id: z.int().nullable().describe('null: was invited and is not here yet'),
  invitationId: z.int().nullable(),
  state: z.enum(memberStates),
  name: z.string(),
  mobile: z.string().nullable().describe('E.164; null: whoever has the link'),
  email: z.string(),
  flags: z.array(z.enum(flags)),
  directories: z.array(place).nullable(),
  until: instant.nullable(),
  viewOnly: z.boolean(),
  since: instant.describe('when the member came, or was invited'),
  expiresAt: instant.nullable().describe('until when an invitation holds'),
})
export type Member = z.infer<typeof Member>

/** What hangs on a member by name, by kind. */
export const MemberHoldings = z.object({
  holdings: z.array(z.object({ kind: z.string(), count: z.int() })),
  heirs: z.array(place).describe('who can take it over, the administrator first'),
})
export type MemberHoldings = z.infer<typeof MemberHoldings>

/** An account in which somebody who signed in is wanted. */
export const WaitingInvitation = z.object({
  id: z.int(),
  account: z.string(),
  name: z.string().describe('what the person is called there'),
  viewOnly: z.boolean(),
  until: instant.nullable(),
  expiresAt: instant,
})
export type WaitingInvitation = z.infer<typeof WaitingInvitation>

const ChosenAccount = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(accountKinds),
  role: z.enum(roles),
  viewOnly: z.boolean(),
  vipLevel: z.int(),
  current: z.boolean(),
})

/** One of the two: somebody who is here, or an invitation. */
const whom = { id: member.optional(), invitationId: invitation.optional() }
const oneOf = ({ id, invitationId }: { id?: number | undefined; invitationId?: number | undefined }) =>
  (id === undefined) !== (invitationId === undefined)
const either = { path: ['id'], ...say('errors.wrongFormat') }

export const teamCalls = {
  /** Everybody who works in the account beside its administrator, and who was invited. */
  list: call({
    path: '/qruser/console/subuser/list',
    access: 'admin',
    input: listInput(['newest', 'name'], { state: z.enum(memberStates).optional() }),
    output: listOf(Member).extend({ most: z.int().describe('members and open invitations that the tier has') }),
  }),
  /** Invites somebody: by text message where a mobile is named, and always by a link that is told here only. */
  add: call({
    path: '/qruser/console/subuser/add',
    access: 'admin',
    feature: 'subAdmins',
    limit: 'subAdmins',
    input: z.strictObject({
      ...rights,
      mobile: typedMobile().optional().describe('the only number that may come; without one whoever has the link'),
      sms: z.boolean().default(true),
    }),
    output: z.object({ member: Member, link: z.string(), sent: z.boolean().describe('a text message went out') }),
  }),
  edit: call({
    path: '/qruser/console/subuser/edit',
    access: 'admin',
    input: z.strictObject({ ...whom, ...rights }).refine(oneOf, either),
    output: Member,
  }),
  /** Ends a membership at once, everywhere; what hung on the person goes to the heir, the administrator without one. */
  del: call({
    path: '/qruser/console/subuser/del',
    access: 'admin',
    input: z.strictObject({ ...whom, heirId: member.optional() }).refine(oneOf, either),
    output: z.object({ handedOver: z.int() }),
  }),
  /** What hangs on a member: for whoever lets somebody go. */
  holdings: call({
    path: '/qruser/console/subuser/holdings',
    access: 'admin',
    input: z.strictObject({ id: member }),
    output: MemberHoldings,
  }),
  /** The accounts in which the person works, and those that wait for an answer. */
  getAccountList: call({
    path: '/qruser/console/subuser/get_account_list',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(ChosenAccount), invitations: z.array(WaitingInvitation) }),
  }),
  /** What a link says before anybody signs in. */
  invitationInfo: call({
    path: '/qruser/console/subuser/invitation_info',
    access: 'public',
    input: z.strictObject({ code }),
    output: z.object({ invitation: WaitingInvitation.nullable().describe('null: unknown, used or too old') }),
  }),
  /** Takes an invitation, and goes there. */
  join: call({
    path: '/qruser/console/subuser/join',
    access: 'member',
    input: z
      .strictObject({ id: invitation.optional(), code: code.optional() })
      .refine((given) => (given.id === undefined) !== (given.code === undefined), either),
    output: z.object({ accountId: z.int() }),
  }),
  decline: call({
    path: '/qruser/console/subuser/decline',
    access: 'member',
    input: z.strictObject({ id: invitation }),
    output: done,
  }),
  /** What hangs on the person who wants to leave. */
  ownHoldings: call({
    path: '/qruser/auth/own_holdings',
    access: 'member',
    input: z.strictObject({}),
    output: MemberHoldings,
  }),
  /** Leaves the account; what hung on the person goes to the heir, the administrator without one. */
  quitCompany: call({
    path: '/qruser/auth/quit_company',
    access: 'member',
    input: z.strictObject({ heirId: member.optional() }),
    output: z.object({ handedOver: z.int() }),
  }),
  /** The session looks at everything as a member does, and changes nothing, until it stops. */
  seeAs: call({
    path: '/qruser/console/subuser/see_as',
    access: 'admin',
    input: z.strictObject({ id: member }),
    output: done,
  }),
  seeAsEnd: call({
    path: '/qruser/auth/see_as_end',
    access: 'member',
    input: z.strictObject({}),
    output: done,
  }),
}
