import { z } from 'zod'
import { flag } from './access.ts'
import { Block, Blocks } from './blocks.ts'
import { call } from './call.ts'
import { idOf, instant, listOf, listQuery, nameField, qrCodeId, say } from './fields.ts'
import { StoredFile } from './files.ts'
import { Style, StyleDraft } from './styles.ts'

/** Longest name of a live code (specification, section 5). */
export const qrCodeNameMax = 100

export const qrCodeStates = ['normal', 'expired', 'blocked', 'deleted'] as const
export type QrCodeState = (typeof qrCodeStates)[number]

/** A page with content, a redirect, the one home page of an account. */
export const qrCodeKinds = ['page', 'jump', 'home'] as const
export type QrCodeKind = (typeof qrCodeKinds)[number]

export const QrCodeItem = z.object({
  id: z.string(),
  url: z.string().describe('the address that is printed'),
  name: z.string(),
  kind: z.enum(qrCodeKinds),
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
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type QrCodeItem = z.infer<typeof QrCodeItem>

/** A live code with the content of its newest version, and the files that the content and the style name. */
export const QrCode = QrCodeItem.extend({ blocks: z.array(Block), files: z.array(StoredFile) })
export type QrCode = z.infer<typeof QrCode>

const name = nameField(qrCodeNameMax)
const blocks = Blocks.min(1, say('qrCodes.contentEmpty'))

export const qrCodeCalls = {
  getCodeList: call({
    path: '/qruser/console/qrcode/get_code_list',
    access: 'member',
    input: z.strictObject({
      ...listQuery,
      sort: z.enum(['newest', 'oldest', 'updated']).default('newest'),
      filters: z.strictObject({ directoryId: idOf('directory').optional() }).default({}),
    }),
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
    access: 'member',
    bodyLimit: 8 * 1024 ** 2,
    input: z.strictObject({
      id: qrCodeId().optional().describe('absent for a new code'),
      version: z
        .int()
        .positive()
        .optional()
        .describe('version that was edited; a newer one on the server is a conflict'),
      name,
      directoryId: idOf('directory').optional().describe('absent: the default directory'),
      blocks,
    }),
    output: QrCode,
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
  bathRemove: call({
    path: '/qruser/console/qrcode/bath_remove',
    access: flag('deleteQrCode'),
    input: z.strictObject({ ids: z.array(qrCodeId()).min(1, say('qrCodes.selectToDelete')).max(1_000) }),
    output: z.object({ removed: z.int() }),
  }),
  preview: call({
    path: '/qruser/console/qrcode/preview',
    access: 'member',
    bodyLimit: 8 * 1024 ** 2,
    input: z.strictObject({ name: z.string().max(qrCodeNameMax), blocks: Blocks }),
    output: z.object({ html: z.string().describe('the whole page that a visitor will see') }),
  }),
}
