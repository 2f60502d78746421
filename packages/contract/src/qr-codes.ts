import { z } from 'zod'
import { flag } from './access.ts'
import { exchanged } from '@matai/content/exchange'
import { block } from '@matai/content/schema'
import { Blocks, pageBytesMax } from './blocks.ts'
import { Brand, BrandDraft } from './brand.ts'
import { call } from './call.ts'
import { waits } from './consents.ts'
import { idOf, instant, listInput, listOf, nameField, qrCodeId, say, versionNumber } from './fields.ts'
import { StoredFile } from './files.ts'
import { CodeStatusMark } from './statuses.ts'
import { Style, StyleChange, StyleDraft } from './style-fields.ts'
import { webAddress, webAddressMax } from '@matai/rules/web-address'

/** Longest name of a live code (specification, section 5). */
export const qrCodeNameMax = 100

export const qrCodeStates = ['normal', 'expired', 'blocked', 'deleted'] as const
export type QrCodeState = (typeof qrCodeStates)[number]

/** A page with content, a redirect, a form, the one home page of an account, a row of a batch. */
export const qrCodeKinds = ['page', 'jump', 'form', 'home', 'batch'] as const
export type QrCodeKind = (typeof qrCodeKinds)[number]
/** Kinds that a person makes one by one. */
export const madeKinds = ['page', 'jump', 'form', 'home'] as const satisfies QrCodeKind[]
export type MadeKind = (typeof madeKinds)[number]

/** How a phone opens a live code: in its browser, or in a mini program with or without our name. */
export const openMethods = ['h5', 'miniProgram', 'plainMiniProgram'] as const
export type OpenMethod = (typeof openMethods)[number]

/** What is there of the thing that a code stands on. */
export const CodeStock = z.object({ quantity: z.string(), unit: z.string(), low: z.boolean() })
export type CodeStock = z.infer<typeof CodeStock>

export const QrCodeItem = z.object({
  id: z.string(),
  url: z.string().describe('the address that is printed'),
  name: z.string(),
  kind: z.enum(qrCodeKinds),
  number: z.string().nullable().describe('such as M16-Z41; null: not made from a batch template'),
  facts: z
    .record(z.string(), z.string())
    .describe('what a code of a batch has for itself, by the names of the columns'),
  state: z.enum(qrCodeStates),
  directoryId: z.int(),
  creator: z.object({ id: z.int(), name: z.string() }),
  scansToday: z.int().describe('visits of people, since midnight in the account’s zone'),
  scansTotal: z.int().describe('visits of people'),
  machinesTotal: z.int().describe('visits of crawlers, link previews, prefetches and HEAD requests'),
  version: z.int(),
  style: Style.nullable(),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant.nullable().describe('null: never'),
  lastScanAt: instant.nullable().describe('as of the last rollup; null: not scanned yet'),
  shared: z.boolean().describe('whether the page offers to be passed on'),
  favourite: z.boolean().describe('marked by the caller'),
  limited: z.boolean().describe('whether access settings keep some visitors out'),
  openMethod: z.enum(openMethods),
  statuses: z.array(CodeStatusMark),
  stock: CodeStock.nullable().describe('null: none is kept'),
  usage: z
    .object({ files: z.int().describe('pictures and files'), media: z.int().describe('sound and films') })
    .describe('bytes of what the content of its newest version names'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type QrCodeItem = z.infer<typeof QrCodeItem>

/** A live code with the content of its newest version, and the files that the content and the style name. */
export const QrCode = QrCodeItem.extend({
  target: z.string().nullable().describe('where a jump leads; null for everything else'),
  blocks: z.array(block),
  files: z.array(StoredFile),
})
export type QrCode = z.infer<typeof QrCode>

const name = nameField(qrCodeNameMax)
const blocks = Blocks.min(1, say('qrCodes.contentEmpty'))
const target = z
  .string()
  .trim()
  .min(1, say('kinds.targetMissing'))
  .max(webAddressMax, say('kinds.targetWrong'))
  .refine((address) => webAddress(address) !== null, say('kinds.targetWrong'))
const ids = (most: number) => z.array(qrCodeId()).min(1, say('qrCodes.selectFirst')).max(most)
const changed = z.object({ changed: z.int() })

export const qrCodeSorts = ['newest', 'oldest', 'updated', 'name', 'scans'] as const
export type QrCodeSort = (typeof qrCodeSorts)[number]

/** What a list of live codes can be narrowed to; what is absent narrows nothing. */
export const QrCodeFilters = z.strictObject({
  directoryId: idOf('directory').optional(),
  withSubdirectories: z.boolean().default(false),
  kind: z.enum(qrCodeKinds).optional(),
  state: z.enum(['normal', 'expired', 'blocked']).optional(),
  creatorId: z.int().positive().optional(),
  createdFrom: instant.optional(),
  createdUntil: instant.optional().describe('this moment no longer belongs to it'),
  scansMin: z.int().nonnegative().optional().describe('as of the last rollup'),
  scansMax: z.int().nonnegative().optional(),
  favourite: z.boolean().optional().describe('true: only those that the caller marked'),
  statusItemId: idOf('statusItem').optional(),
})
export type QrCodeFilters = z.output<typeof QrCodeFilters>

/** How long a code is valid from now on, in the calendar of the account's zone; `date` until a moment. */
export const validities = ['permanent', 'oneDay', 'threeDays', 'oneMonth', 'sixMonths', 'oneYear', 'date'] as const
export type Validity = (typeof validities)[number]

/** Most codes that change their style in one call: each is drawn and read back. */
export const restyledAtOnce = 200

/** Days that a deleted live code keeps its content. */
export const trashDays = 30

export const TrashItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(qrCodeKinds),
  deletedAt: instant,
  purgeAt: instant.describe('when its content is removed for good'),
  scansTotal: z.int().describe('visits of people'),
  can: z.object({ restore: z.boolean() }),
})
export type TrashItem = z.infer<typeof TrashItem>

export const CodeLabel = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  directories: z.array(z.string()).describe('names from the outermost directory to the one it is in'),
  createdAt: instant,
})
export type CodeLabel = z.infer<typeof CodeLabel>

/** Most codes whose content one call exchanges. */
export const exchangedAtOnce = 200

/** A code that an exchange changed: its version before, to go back to, and now. */
const Exchanged = z.object({ id: z.string(), name: z.string(), before: z.int(), version: z.int() })

/** Codes whose names or numbers a search shows while it is typed. */
export const foundAtOnce = 6

export const qrCodeCalls = {
  find: call({
    path: '/qruser/console/qrcode/find',
    access: 'member',
    input: z.strictObject({ keyword: z.string().trim().min(1).max(100).describe('or a printed address') }),
    output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), number: z.string().nullable() })) }),
  }),
  contentParts: call({
    path: '/qruser/console/qrcode/content_parts',
    access: 'member',
    input: z.strictObject({ ids: ids(exchangedAtOnce) }),
    output: z.object({
      parts: z
        .array(
          z.object({
            what: z.enum(exchanged),
            value: z.string().describe('number, address, id of a file, or the block as a text'),
            name: z.string().describe('words that a person knows it by'),
            codes: z.int().describe('codes that hold it'),
            block: z.optional(block),
          }),
        )
        .describe('what can be exchanged, what most codes hold first'),
      fixed: z.int().describe('codes whose content is not written by hand, such as those of a batch'),
    }),
  }),
  contentExchange: call({
    path: '/qruser/console/qrcode/content_exchange',
    access: 'member',
    heavy: true,
    input: z
      .strictObject({
        ids: ids(exchangedAtOnce),
        what: z.enum(exchanged),
        from: z.string().max(200_000).describe('`value` of a part'),
        to: z.string().trim().max(webAddressMax).default('').describe('number, address or id of a file'),
        block: z.optional(block).describe('of a block, in its place'),
        dryRun: z.boolean().default(false).describe('says what would change'),
      })
      .refine(({ what, block: put }) => (what === 'block') === (put !== undefined), {
        path: ['block'],
        ...say('errors.required'),
      }),
    output: z.object({ changed: z.array(Exchanged) }),
  }),
  contentBack: call({
    path: '/qruser/console/qrcode/content_back',
    access: 'member',
    heavy: true,
    input: z.strictObject({
      items: z
        .array(z.strictObject({ id: qrCodeId(), version: versionNumber() }))
        .min(1)
        .max(exchangedAtOnce),
    }),
    output: changed,
  }),
  getCodeList: call({
    path: '/qruser/console/qrcode/get_code_list',
    access: 'member',
    input: listInput(qrCodeSorts, QrCodeFilters.shape),
    output: listOf(QrCodeItem),
  }),
  getInfo: call({
    path: '/qruser/console/qrcode/get_info',
    access: 'member',
    input: z.strictObject({ id: qrCodeId() }),
    output: QrCode,
  }),
  save: call({
    path: '/qruser/console/qrcode/save',
    creates: true,
    access: 'member',
    bodyLimit: pageBytesMax,
    heavy: true,
    input: z.strictObject({
      id: qrCodeId().optional().describe('absent for a new code'),
      version: z
        .int()
        .positive()
        .optional()
        .describe('version that was edited; a newer one on the server is a conflict'),
      name,
      kind: z.enum(qrCodeKinds).optional().describe('of a new code, absent: a page; a live code keeps its kind'),
      directoryId: idOf('directory').optional().describe('absent: the default directory'),
      blocks: Blocks.default([]).describe('at least one; none in a jump; of a form the one way into it'),
      target: target.optional().describe('where a jump leads; nothing else has one'),
      publishAt: instant.optional().describe('absent: at once'),
      endAt: instant.optional().describe('visitors see it no longer from then on; absent: no end'),
    }),
    output: QrCode,
  }),
  duplicate: call({
    path: '/qruser/console/qrcode/duplicate',
    creates: true,
    access: 'member',
    input: z.strictObject({ id: qrCodeId() }),
    output: QrCodeItem.describe('a code of its own with the same content and look; access settings stay behind'),
  }),
  rename: call({
    path: '/qruser/console/qrcode/rename',
    access: 'member',
    input: z.strictObject({ id: qrCodeId(), name }),
    output: QrCodeItem,
  }),
  setStyle: call({
    path: '/qruser/console/qrcode/set_style',
    access: 'member',
    input: z.strictObject({ id: qrCodeId(), style: StyleDraft }),
    output: QrCodeItem,
  }),
  bulkSetStyle: call({
    path: '/qruser/console/qrcode/bath_set_style',
    access: 'member',
    input: z.strictObject({
      ids: ids(restyledAtOnce),
      style: StyleChange.describe('fields left out stay as each code has them'),
    }),
    output: changed,
  }),
  getBrand: call({
    path: '/qruser/console/qrcode/get_brand',
    access: 'member',
    input: z.strictObject({ id: qrCodeId() }),
    output: z.object({ brand: Brand.nullable().describe('null: its page looks as all pages of the account do') }),
  }),
  /** Visitors see it within half a minute. */
  setBrand: call({
    path: '/qruser/console/qrcode/set_brand',
    access: 'member',
    input: z.strictObject({
      ids: ids(1_000),
      brand: BrandDraft.nullable().describe('how their pages look; null: as all pages of the account do'),
    }),
    output: changed,
  }),
  bulkRemove: call({
    path: '/qruser/console/qrcode/bath_remove',
    access: flag('deleteQrCode'),
    input: z.strictObject({ ids: z.array(qrCodeId()).min(1, say('qrCodes.selectToDelete')).max(1_000) }),
    output: z.object({ removed: z.int(), waits }),
  }),
  setExpire: call({
    path: '/qruser/console/qrcode/set_expire',
    access: 'member',
    input: z
      .strictObject({ ids: ids(1_000), validity: z.enum(validities), until: instant.optional() })
      .refine(({ validity, until }) => validity !== 'date' || until, {
        path: ['until'],
        ...say('qrCodes.expiryMissing'),
      }),
    output: changed,
  }),
  bulkSetShare: call({
    path: '/qruser/console/qrcode/bath_change_share',
    access: 'member',
    input: z.strictObject({ ids: ids(1_000), shared: z.boolean() }),
    output: changed,
  }),
  bulkMove: call({
    path: '/qruser/console/qrcode/bath_change_category',
    access: 'member',
    input: z.strictObject({
      ids: z.array(qrCodeId()).min(1, say('qrCodes.selectToMove')).max(1_000),
      directoryId: idOf('directory'),
    }),
    output: changed,
  }),
  bulkSave: call({
    path: '/qruser/console/qrcode/save_bath',
    creates: true,
    access: 'member',
    bodyLimit: 2 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      items: z
        .array(z.strictObject({ name, directoryId: idOf('directory').optional(), blocks }))
        .min(1)
        .max(100)
        .describe('all become live codes, or none'),
    }),
    output: z.object({ list: z.array(QrCodeItem) }),
  }),
  getLabelInfo: call({
    path: '/qruser/console/qrcode/get_label_info',
    access: 'member',
    input: z.strictObject({ ids: ids(200) }),
    output: z.object({ list: z.array(CodeLabel) }),
  }),
  setOpen: call({
    path: '/qruser/console/qrcode/set_open',
    access: 'member',
    input: z.strictObject({ ids: ids(1_000), method: z.enum(openMethods) }),
    output: changed,
  }),
  getCreators: call({
    path: '/qruser/console/qrcode/get_creators',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  setFavourite: call({
    path: '/qruser/console/qrcode/set_favourite',
    access: 'member',
    input: z.strictObject({ ids: ids(1_000), favourite: z.boolean() }),
    output: changed,
  }),
  trashList: call({
    path: '/qruser/console/qrcode/trash_list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(TrashItem),
  }),
  trashRestore: call({
    path: '/qruser/console/qrcode/trash_restore',
    access: flag('deleteQrCode'),
    input: z.strictObject({ ids: ids(1_000) }),
    output: z.object({ restored: z.int() }),
  }),
  preview: call({
    path: '/qruser/console/qrcode/preview',
    access: 'member',
    bodyLimit: pageBytesMax,
    heavy: true,
    input: z.strictObject({
      name: z.string().max(qrCodeNameMax),
      blocks: Blocks.default([]),
      target: target.optional().describe('draws the page before a jump'),
      id: qrCodeId().optional().describe('a code whose page may have a look of its own'),
      kind: z.enum(qrCodeKinds).optional().describe('`home` draws the company at its top'),
    }),
    output: z.object({
      html: z.string().describe('the whole page that a visitor will see'),
      straight: z.boolean().describe('a jump to a trusted host: visitors go there without seeing the page'),
    }),
  }),
}
