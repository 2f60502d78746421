import { z } from 'zod'
import { call } from './call.ts'
import { fileId, idOf, instant, listInput, listOf, nameField, say } from './fields.ts'
import { StoredFile } from './files.ts'
import { groupCodeNameMax } from './group-codes.ts'

/** Most pictures of one group code. */
export const groupPicturesMax = 100
/** Most pictures that one call adds: each is read. */
export const groupPicturesAtOnce = 20
/** Days that the picture of a WeChat group lives, and people that come in by it. */
export const wechatGroup = { days: 7, most: 200 } as const

const groupId = idOf('groupCode')
const id = idOf('subCode')
const name = nameField(groupCodeNameMax)
const most = z.int().min(1).max(1_000_000).nullable().describe('visitors to whom it is shown; null: without end')
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('errors.wrongFormat'))

const Hours = z
  .array(z.strictObject({ weekdays: z.array(z.int().min(1).max(7)).min(1).max(7), from: clockTime, until: clockTime }))
  .max(6, say('codeAccess.max6Periods'))
  .describe('when it is shown in the mode `hours`, in the account’s zone; weekdays from 1 (Monday); empty: always')
const Areas = z
  .array(z.string().regex(/^([A-Z]{2}|\d{6})$/, say('codeAccess.unknownArea')))
  .max(50)
  .describe('to visitors of which areas it is shown in the mode `region`; empty: to those of no other picture')

export const subCodeStates = ['open', 'full', 'ended', 'paused'] as const

export const SubCode = z.object({
  id: z.int(),
  groupId: z.int(),
  name: z.string(),
  file: StoredFile.nullable().describe('null: the picture was stopped'),
  text: z.string().describe('what its code says'),
  most,
  taken: z.int(),
  until: instant.nullable(),
  weight: z.int(),
  hours: Hours,
  areas: Areas,
  paused: z.boolean(),
  state: z.enum(subCodeStates),
})
export type SubCode = z.infer<typeof SubCode>

/** Why a picture was not taken. */
export const pictureProblems = ['unreadable', 'duplicate', 'ended'] as const
export type PictureProblem = (typeof pictureProblems)[number]

export const groupSubCalls = {
  /** Pictures of a group code, in their order. */
  list: call({
    path: '/qruser/console/groupsub/list',
    access: 'member',
    input: listInput(['order'], { groupId }),
    output: listOf(SubCode),
  }),
  /** Pictures are read: what holds no code, what is there already, and what has ended by its own text is not taken. */
  add: call({
    path: '/qruser/console/groupsub/add',
    access: 'member',
    creates: true,
    heavy: true,
    input: z.strictObject({
      groupId,
      pictures: z
        .array(z.strictObject({ fileId: fileId(), name: name.optional() }))
        .min(1)
        .max(groupPicturesAtOnce),
      most: most.optional().describe('absent: 200 for the picture of a WeChat group, else without end'),
      days: z.int().min(1).max(3_650).nullable().optional().describe('absent: 7 for that of a WeChat group, else null'),
    }),
    output: z.object({
      added: z.array(SubCode),
      refused: z.array(z.object({ fileId: z.string(), problem: z.enum(pictureProblems) })),
    }),
  }),
  edit: call({
    path: '/qruser/console/groupsub/edit',
    access: 'member',
    input: z.strictObject({
      id,
      name: name.optional(),
      fileId: fileId().optional().describe('another picture of the same group: who has a place in it keeps it'),
      until: instant.nullable().optional(),
      weight: z.int().min(1).max(100).optional(),
      hours: Hours.optional(),
      areas: Areas.optional(),
      paused: z.boolean().optional(),
      before: id.nullable().optional().describe('moves it before this one; null: behind all others'),
    }),
    output: SubCode,
  }),
  changeLimit: call({
    path: '/qruser/console/groupsub/change_limit',
    access: 'member',
    input: z.strictObject({ ids: z.array(id).min(1).max(groupPicturesMax), most }),
    output: z.object({ changed: z.int() }),
  }),
  batchDel: call({
    path: '/qruser/console/groupsub/batch_del',
    access: 'member',
    input: z.strictObject({ ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(groupPicturesMax) }),
    output: z.object({ removed: z.int() }),
  }),
}
