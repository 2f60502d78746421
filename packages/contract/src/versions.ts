import { z } from 'zod'
import { block, blockTypes } from '@matai/content/schema'
import { call } from './call.ts'
import { instant, listInput, listOf, qrCodeId, versionNumber } from './fields.ts'
import { StoredFile } from './files.ts'
import { QrCode } from './qr-codes.ts'

/** What visitors see now, will see, saw until something newer or until its end; or were never to see. */
export const versionStates = ['visible', 'scheduled', 'past', 'ended', 'cancelled'] as const
export type VersionState = (typeof versionStates)[number]

const blockType = z.enum(blockTypes)
const excerpt = z.string().describe('a few plain words of the block; empty when it has none')

/** One difference between a version and another. */
export const VersionChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('renamed'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('target'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('added'), type: blockType, excerpt }),
  z.object({ kind: z.literal('removed'), type: blockType, excerpt }),
  z.object({ kind: z.literal('moved'), type: blockType, excerpt }),
  z.object({
    kind: z.literal('changed'),
    type: blockType,
    from: z.string().describe('the words where they first differ; the same as `to` when only the format differs'),
    to: z.string(),
  }),
])
export type VersionChange = z.infer<typeof VersionChange>

export const Version = z.object({
  number: z.int(),
  name: z.string(),
  savedBy: z.object({ id: z.int(), name: z.string() }),
  savedAt: instant,
  publishAt: instant,
  endAt: instant.nullable(),
  state: z.enum(versionStates),
})
export type Version = z.infer<typeof Version>

/** A version in the history, with what it changed of the one before. */
export const VersionItem = Version.extend({ changes: z.array(VersionChange) })
export type VersionItem = z.infer<typeof VersionItem>

export const VersionContent = Version.extend({
  target: z.string().nullable(),
  blocks: z.array(block),
  files: z.array(StoredFile),
})
export type VersionContent = z.infer<typeof VersionContent>

const id = qrCodeId()
const number = versionNumber()

export const versionCalls = {
  list: call({
    path: '/qruser/console/qrcode/version_list',
    access: 'member',
    input: listInput(['newest'], {
      scheduled: z.boolean().default(false).describe('only those that are still to come'),
    }).extend({ id }),
    output: listOf(VersionItem),
  }),
  get: call({
    path: '/qruser/console/qrcode/version_get',
    access: 'member',
    input: z.strictObject({ id, number }),
    output: VersionContent,
  }),
  compare: call({
    path: '/qruser/console/qrcode/version_compare',
    access: 'member',
    input: z.strictObject({ id, from: number, to: number }),
    output: z.object({ changes: z.array(VersionChange) }),
  }),
  restore: call({
    path: '/qruser/console/qrcode/version_restore',
    access: 'member',
    input: z.strictObject({ id, number }),
    output: QrCode,
  }),
  schedule: call({
    path: '/qruser/console/qrcode/version_schedule',
    access: 'member',
    input: z.strictObject({
      id,
      number,
      publishAt: instant.nullable().describe('null: visitors will never see it'),
      endAt: instant.nullable().default(null),
    }),
    output: Version,
  }),
  setEnd: call({
    path: '/qruser/console/qrcode/version_end',
    access: 'member',
    input: z.strictObject({
      id,
      number: number.describe('the version that visitors see now'),
      endAt: instant.nullable().describe('null: it has no end'),
    }),
    output: Version,
  }),
}
