import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { Style } from './style-fields.ts'

/** Longest name of a group code and of a picture in it (specification, section 5). */
export const groupCodeNameMax = 50
/** Longest text that visitors read when every picture is full. */
export const groupWordsMax = 500

/** How the next picture is chosen. */
export const groupModes = ['order', 'random', 'weight', 'hours', 'region'] as const
export type GroupMode = (typeof groupModes)[number]

/** Why somebody should look after a group code; the first that holds. */
export const groupWarnings = ['empty', 'full', 'days', 'places', 'dry'] as const
export type GroupWarning = (typeof groupWarnings)[number]

const id = idOf('groupCode')
const folderId = idOf('groupFolder').nullable()
const name = nameField(groupCodeNameMax)
const mode = z.enum(groupModes)

export const GroupCode = z.object({
  id: z.int(),
  name: z.string(),
  folderId: z.int().nullable(),
  mode,
  words: z.string().describe('what visitors read when every picture is full'),
  formId: z.int().nullable().describe('the form in which they leave how to reach them then'),
  style: Style.nullable().describe('how the code is drawn on paper and in pictures; null: plain'),
  files: z.array(StoredFile).describe('pictures that the style names'),
  pictures: z.int().describe('pictures that can be shown now'),
  taken: z.int().describe('places that visitors have taken'),
  left: z.int().nullable().describe('places left in pictures that can be shown now; null: without end'),
  endsAt: instant.nullable().describe('when the last picture ends; null: never'),
  dryAt: instant.nullable().describe('when, as fast as in the last two days, no place will be left'),
  warning: z.enum(groupWarnings).nullable(),
  path: z.string().describe('on the host of the printed codes'),
  url: z.string().describe('the whole address, as it is printed'),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type GroupCode = z.infer<typeof GroupCode>

const GroupDay = z.object({
  day: z.string().describe('of the account’s zone, YYYY-MM-DD'),
  visits: z.int().describe('visits of persons that saw a picture'),
  places: z.int().describe('places that were taken'),
  full: z.int().describe('visits of persons for whom nothing was left'),
  machines: z.int().describe('crawlers, previews, prefetches: they take no place'),
})

export const groupCodeCalls = {
  list: call({
    path: '/qruser/console/group/list_wexin_group',
    access: 'member',
    input: listInput(thingSorts, { folderId: idOf('groupFolder').optional() }),
    output: listOf(GroupCode),
  }),
  /** One group code. */
  info: call({
    path: '/qruser/console/group/info',
    access: 'member',
    input: z.strictObject({ id }),
    output: GroupCode,
  }),
  /** Addresses of group codes, as they are printed. */
  getQrcodeList: call({
    path: '/qruser/console/group/get_qrcode_list',
    access: 'member',
    input: z.strictObject({ ids: z.array(id).min(1, say('exports.selectToDownload')).max(200) }),
    output: z.object({ list: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })) }),
  }),
  save: call({
    path: '/qruser/console/group/save',
    access: 'member',
    limit: 'groupCodes',
    creates: true,
    input: z.strictObject({
      id: id.optional().describe('absent: a new one'),
      name,
      folderId: folderId.default(null),
      mode: mode.default('order'),
      words: z.string().trim().max(groupWordsMax, say('groupCodes.wordsTooLong')).default(''),
      formId: idOf('form').nullable().default(null),
      style: Style.nullable().default(null),
    }),
    output: GroupCode,
  }),
  rename: call({
    path: '/qruser/console/group/rename_groupmain',
    access: 'member',
    input: z.strictObject({ id, name }),
    output: GroupCode,
  }),
  setChange: call({
    path: '/qruser/console/group/set_change',
    access: 'member',
    input: z.strictObject({ id, mode }),
    output: GroupCode,
  }),
  del: call({
    path: '/qruser/console/group/del_groupmain',
    access: flag('deleteQrCode'),
    input: z.strictObject({ ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(200) }),
    output: z.object({ removed: z.int() }),
  }),
  /** What visitors did in the last days. */
  statis: call({
    path: '/qruser/console/group/statis',
    access: 'member',
    input: z.strictObject({ id, days: z.int().min(1).max(90).default(30) }),
    output: z.object({
      days: z.array(GroupDay).describe('the oldest first'),
      pictures: z.array(z.object({ id: z.int(), name: z.string(), visits: z.int(), places: z.int() })),
    }),
  }),
}
