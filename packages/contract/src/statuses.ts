import { z } from 'zod'
import { call } from './call.ts'
import { fileId, idOf, instant, listInput, listOf, nameField, qrCodeId, say, thingSorts } from './fields.ts'

/** Most statuses of an account. */
export const statusesMax = 50
/** Most items of a status (specification, section 5). */
export const statusItemsMax = 20
/** Longest name of a status or of an item. */
export const statusNameMax = 20
/** Live codes whose status one call sets. */
export const statusCodesAtOnce = 5_000
/** Hours within which setting many can be undone. */
export const statusUndoHours = 24

/** Colours on which white letters can be read; each has its name, so that it can be said. */
export const statusColours = {
  green: '#0B7A5B',
  teal: '#0E7490',
  blue: '#175CD3',
  indigo: '#4338CA',
  purple: '#6941C6',
  pink: '#C11574',
  red: '#B42318',
  orange: '#B54708',
  brown: '#7A4A1E',
  grey: '#475467',
} as const
export type StatusColour = keyof typeof statusColours
export const statusColourNames = Object.keys(statusColours) as [StatusColour, ...StatusColour[]]

/** By which items are told apart where colours cannot be seen. */
export const statusShapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross', 'ring', 'bar'] as const
export type StatusShape = (typeof statusShapes)[number]

/**
 * Who may change the status of a code: administrators, everybody of the account with its collaborators, or those who are
 * named. Collaborators do it on the phone, at the page of the code.
 */
export const statusPermissions = ['admin', 'all', 'members'] as const
/** How visitors see it: not at all, as a small tag, across the page. */
export const statusShows = ['hidden', 'tag', 'banner'] as const
export type StatusShow = (typeof statusShows)[number]

const key = z.string().regex(/^[a-z0-9]{1,16}$/, say('errors.wrongFormat'))
const mark = {
  name: z.string(),
  colour: z.enum(statusColourNames),
  shape: z.enum(statusShapes),
  letter: z.string().describe('one or two characters within the shape; may be empty'),
}

/** One of the values that exclude each other. Items of a status differ in shape or letter. */
export const StatusItem = z.object({
  id: z.int(),
  key: z.string().describe('by which the draft knows it'),
  ...mark,
  isDefault: z.boolean().describe('what codes begin with; one of them'),
  isProblem: z.boolean().describe('how long codes stay in it is watched'),
})
export type StatusItem = z.infer<typeof StatusItem>

/** A way from one item to another, by key; from null it leads from any item. */
export const StatusTransition = z.strictObject({
  from: key.nullable().default(null),
  to: key,
  formId: idOf('form').nullable().default(null).describe('only an answer to this form leads there'),
  photo: z.boolean().default(false).describe('by hand it takes a photo'),
  reason: z.boolean().default(false).describe('by hand it takes a reason'),
})
export type StatusTransition = z.infer<typeof StatusTransition>

const draft = {
  name: nameField(statusNameMax),
  items: z
    .array(
      z.strictObject({
        key,
        name: nameField(statusNameMax),
        colour: mark.colour,
        shape: mark.shape,
        letter: z.string().trim().max(2).default(''),
        isDefault: z.boolean().default(false),
        isProblem: z.boolean().default(false),
      }),
    )
    .min(1, say('statuses.itemMissing'))
    .max(statusItemsMax, say('statuses.max20Items'))
    .describe('in their order; one that is left out is removed, and its codes are in no item from then on'),
  permission: z.enum(statusPermissions).default('all'),
  members: z.array(z.int().positive()).max(200).default([]).describe('user ids, of `members`'),
  collaborators: z.array(z.int().positive()).max(200).default([]).describe('ids of collaborators, of `members`'),
  show: z.enum(statusShows).default('tag'),
  stuckHours: z.int().min(1).max(8_760).nullable().default(null).describe('after which a problem is called stuck'),
  transitions: z
    .array(StatusTransition)
    .max(100)
    .nullable()
    .default(null)
    .describe('the changes that are allowed; null: every one'),
}

const person = z.object({ id: z.int(), name: z.string() })

export const Status = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  items: z.array(StatusItem),
  permission: z.enum(statusPermissions),
  members: z.array(person),
  collaborators: z.array(person),
  show: z.enum(statusShows),
  stuckHours: z.int().nullable(),
  transitions: z.array(StatusTransition).nullable(),
  codes: z.int().describe('live codes that have it'),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean(), set: z.boolean() }),
})
export type Status = z.infer<typeof Status>

/** The status of one code as a list shows it; `item` is null when its item was removed. */
export const CodeStatusMark = z.object({
  statusId: z.int(),
  name: z.string(),
  item: z.object({ id: z.int(), ...mark }).nullable(),
})
export type CodeStatusMark = z.infer<typeof CodeStatusMark>

export const CodeStatus = z.object({
  status: Status,
  item: StatusItem.nullable(),
  since: instant,
  until: instant.nullable().describe('when it ends by itself'),
  next: StatusItem.nullable().describe('what comes after that'),
})
export type CodeStatus = z.infer<typeof CodeStatus>

export const statusChangeKinds = [
  'begun',
  'hand',
  'record',
  'plan',
  'ended',
  'undone',
  'itemRemoved',
  'left',
  'refused',
] as const
export type StatusChangeKind = (typeof statusChangeKinds)[number]

export const StatusChange = z.object({
  id: z.int(),
  at: instant,
  kind: z.string().describe(`one of ${statusChangeKinds.join(', ')}; \`refused\` is what an answer could not set`),
  status: z.object({ id: z.int(), name: z.string() }),
  from: z.string().nullable().describe('name of the item before; null: none'),
  to: z.string().nullable(),
  user: person.nullable().describe('null: a collaborator, an answer, or by itself'),
  collaborator: person.nullable().describe('who did it on the phone'),
  recordId: z.int().nullable(),
  formId: z.int().nullable(),
  reason: z.string(),
  photoId: z.string().nullable(),
  until: instant.nullable(),
})
export type StatusChange = z.infer<typeof StatusChange>

export const StatusBoard = z.object({
  status: z.object({ id: z.int(), name: z.string(), stuckHours: z.int().nullable() }),
  at: instant,
  total: z.int(),
  items: z.array(
    StatusItem.extend({
      codes: z.int(),
      oldest: instant.nullable().describe('since when the first of its codes is in it'),
      seconds: z.number().nullable().describe('how long its codes are in it, on average'),
    }),
  ),
  others: z.int().describe('codes whose item was removed'),
  directories: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      counts: z.array(z.object({ itemId: z.int().nullable(), codes: z.int() })),
    }),
  ),
  days: z.array(
    z.object({
      day: z.string().describe('`2026-11-23` in the zone of the account'),
      entered: z.array(z.object({ itemId: z.int(), codes: z.int() })),
    }),
  ),
  stuck: z.object({
    total: z.int(),
    list: z.array(z.object({ id: z.string(), name: z.string(), itemId: z.int(), since: instant })),
  }),
})
export type StatusBoard = z.infer<typeof StatusBoard>

/** A link for a television, without its address: that is shown once. */
export const StatusWall = z.object({
  id: z.int(),
  name: z.string(),
  statuses: z.array(z.object({ id: z.int(), name: z.string() })),
  createdAt: instant,
  seenAt: instant.nullable().describe('when a screen last asked'),
})
export type StatusWall = z.infer<typeof StatusWall>

const statusId = idOf('status')
const itemId = idOf('statusItem')
const removed = z.object({ removed: z.int() })

export const statusCalls = {
  list: call({
    path: '/qruser/console/status/list',
    access: 'member',
    input: listInput(thingSorts, {}),
    output: listOf(Status),
  }),
  add: call({
    path: '/qruser/console/status/add',
    creates: true,
    access: 'admin',
    input: z.strictObject(draft),
    output: Status,
  }),
  edit: call({
    path: '/qruser/console/status/edit',
    access: 'admin',
    input: z.strictObject({
      id: statusId,
      version: z.int().positive().optional().describe('the one that was read; another is a conflict'),
      ...draft,
    }),
    output: Status,
  }),
  /** Codes lose it, their history stays. */
  del: call({
    path: '/qruser/console/status/del',
    access: 'admin',
    input: z.strictObject({ id: statusId }),
    output: removed,
  }),
  /** Sets codes to an item, or takes the status off them. `preview` says what would happen, and nothing does. */
  setOnQrCodes: call({
    path: '/qruser/console/status/batch_set_qrcode',
    access: 'member',
    input: z.strictObject({
      statusId,
      ids: z.array(qrCodeId()).min(1, say('statuses.selectCodes')).max(statusCodesAtOnce),
      itemId: itemId.nullable().describe('null: takes it off'),
      reason: z.string().trim().max(200).default(''),
      photoId: fileId().nullable().default(null),
      until: instant.nullable().default(null).describe('until when; then comes `nextId`'),
      nextId: itemId.nullable().default(null).describe('null: what was before'),
      preview: z.boolean().default(false),
    }),
    output: z.object({
      changed: z.int(),
      same: z.int().describe('codes that had it already'),
      from: z.array(z.object({ item: z.string().nullable(), codes: z.int() })).describe('what changed codes had'),
      refused: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
      undo: z.string().nullable().describe('by which it can be undone; null: nothing changed'),
    }),
  }),
  /** Gives codes back what they had; those that changed since then stay. */
  undoSet: call({
    path: '/qruser/console/status/undo_set',
    access: 'member',
    input: z.strictObject({ undo: z.uuid() }),
    output: z.object({ changed: z.int() }),
  }),
  /** How visitors see statuses. */
  batchSetShow: call({
    path: '/qruser/console/status/batch_set_show',
    access: 'admin',
    input: z.strictObject({ ids: z.array(statusId).min(1).max(statusesMax), show: z.enum(statusShows) }),
    output: z.object({ changed: z.int() }),
  }),
  /** What a live code has, and which statuses it does not have yet. */
  listInfoStatus: call({
    path: '/qruser/console/status/list_info_status',
    access: 'member',
    input: z.strictObject({ qrCodeId: qrCodeId() }),
    output: z.object({ list: z.array(CodeStatus), others: z.array(Status) }),
  }),
  history: call({
    path: '/qruser/console/status/history',
    access: 'member',
    input: listInput(['newest'], { qrCodeId: qrCodeId(), statusId: statusId.optional() }),
    output: listOf(StatusChange),
  }),
  board: call({
    path: '/qruser/console/status/board',
    access: 'member',
    input: z.strictObject({
      statusId,
      stuckHours: draft.stuckHours.describe('what is stuck longer than this; null: as the status says'),
    }),
    output: StatusBoard,
  }),
  wallList: call({
    path: '/qruser/console/status/wall_list',
    access: 'admin',
    input: z.strictObject({}),
    output: z.object({ list: z.array(StatusWall) }),
  }),
  wallAdd: call({
    path: '/qruser/console/status/wall_add',
    creates: true,
    access: 'admin',
    input: z.strictObject({ name: nameField(statusNameMax), statusIds: z.array(statusId).min(1).max(6) }),
    output: StatusWall.extend({ url: z.string().describe('said this once') }),
  }),
  /** Screens that show it go dark at once. */
  wallDel: call({
    path: '/qruser/console/status/wall_del',
    access: 'admin',
    input: z.strictObject({ id: idOf('statusWall') }),
    output: removed,
  }),
}
