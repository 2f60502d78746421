import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf } from './fields.ts'

/** What people are told besides what they do themselves; the sentence is made where it is shown, from kind and details. */
export const noticeKindsOfAccount = [
  'exportDone',
  'exportFailed',
  'archiveDone',
  'archiveFailed',
  'codeBlocked',
  'codeUnblocked',
  'appealAnswered',
  'reportFiled',
  'appealFiled',
  'recordGiven',
  'recordLate',
  'recordsEnding',
  'approvalWanted',
  'consentWanted',
  'consentRule',
  'consentGiven',
  'consentRefused',
  'batchDone',
  'batchPaused',
  'usageHigh',
  'weeklySummary',
  'passwordGuessed',
  'tierChanged',
  'passwordChanged',
  'mobileChanged',
  'emailChanged',
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'wechatBound',
  'wechatUnbound',
  'smsHigh',
  'tierEnding',
  'tierEnded',
  'fileBlocked',
  'fileUnblocked',
  'groupFull',
  'groupDays',
  'groupPlaces',
  'groupDry',
  'couponGuessed',
  'pushPaused',
  'reminderRecord',
  'reminderRecordAt',
  'reminderChanged',
  'reminderState',
  'reminderApproved',
  'reminderRefused',
  'reminderNear',
  'reminderDue',
  'reminderStatus',
  'reminderStatusMany',
  'reminderStatusOff',
  'reminderPlanOpened',
  'reminderPlanWarned',
  'reminderPlanClosed',
  'reminderPlanOverdue',
  'reminderCoupon',
  'reminderStock',
  'reminderLimit',
  'reminderTest',
] as const
/** What concerns a person's access is mailed always: who came in by theft must not be able to switch that off. */
export const securityNotices: readonly (typeof noticeKindsOfAccount)[number][] = [
  'passwordChanged',
  'mobileChanged',
  'emailChanged',
  'newDevice',
  'secondFactorOn',
  'secondFactorOff',
  'wechatBound',
  'wechatUnbound',
]
/** What rules of the account tell: they say themselves by which ways. */
export const reminderNotices: readonly (typeof noticeKindsOfAccount)[number][] = noticeKindsOfAccount.filter((kind) =>
  kind.startsWith('reminder'),
)
/** What only says that something is there to be fetched: many are one piece of news, and count as one. */
export const foldedNotices: readonly (typeof noticeKindsOfAccount)[number][] = ['exportDone']
export type AccountNoticeKind = (typeof noticeKindsOfAccount)[number]

export const AccountNotice = z.object({
  id: z.int(),
  at: instant,
  kind: z.string().describe(`one of ${noticeKindsOfAccount.join(', ')}; there may be more in later editions`),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().describe('address in the console where it can be seen; empty without one'),
  readAt: instant.nullable(),
})
export type AccountNotice = z.infer<typeof AccountNotice>

const NoticeSubscription = z.object({
  email: z.string().nullable().describe('where emails go; null sends none'),
  kinds: z.array(z.object({ kind: z.enum(noticeKindsOfAccount), byEmail: z.boolean() })),
})

/** Days after which a notice is removed, read or not. */
export const noticeDays = 180

export const noticeCalls = {
  list: call({
    path: '/qruser/console/notice/list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(AccountNotice).extend({
      unread: z.int().describe('at most 100 are counted; files that are ready are one together'),
    }),
  }),
  /** Marks notices as read. */
  read: call({
    path: '/qruser/console/notice/read',
    access: 'member',
    input: z.strictObject({ upTo: z.int().positive().describe('this notice and all older ones') }),
    output: z.object({ changed: z.int() }),
  }),
  /** Which kinds the person also gets as an email about this account. */
  getSubscription: call({
    path: '/qruser/console/notice/get_subscription',
    access: 'member',
    input: z.strictObject({}),
    output: NoticeSubscription,
  }),
  setSubscription: call({
    path: '/qruser/console/notice/set_subscription',
    access: 'member',
    input: z.strictObject({ kind: z.enum(noticeKindsOfAccount), byEmail: z.boolean() }),
    output: NoticeSubscription,
  }),
}
