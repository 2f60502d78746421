import { z } from 'zod'
import { hasVariable } from './batch-values.ts'
import { buttonTextMax, cellMax, richTextMax, tableColumnsMax, tableRowsMax } from './block-limits.ts'
import { fileId, say } from './fields.ts'
import { phonePattern, plainDigits, plainPhone } from '@matai/kinds/plain-text'
import { webAddress, webAddressMax } from '@matai/kinds/web-address'

/** Lasts as long as the block, so that editors and visitors' pages can follow it through changes. */
const id = z.string().regex(/^[\w-]{1,32}$/)

/** Longest caption or alternative text. */
export const captionMax = 200
/** Most blocks of one code. */
export const blocksMax = 200
/** Most pictures of one album. */
export const albumMax = 99
const caption = z.string().trim().max(captionMax).default('')
const buttonText = (max: number) => z.string().trim().min(1, say('blocks.textMissing')).max(max)
/** Longest text on a button whose variables are still to be filled. */
const openTextMax = 200

/** HTML that is cleaned when saved: paragraphs, headings, lists, quotes, emphasis, colour, alignment, links. */
const RichText = z.strictObject({ id, type: z.literal('richText'), html: z.string().max(richTextMax) })

const Picture = z.strictObject({ id, type: z.literal('picture'), fileId: fileId(), caption, alt: caption })

const AlbumItem = z.strictObject({ fileId: fileId(), caption, alt: caption })
export type AlbumItem = z.infer<typeof AlbumItem>

/** Pictures side by side, or one after the other under a finger. */
const Album = z.strictObject({
  id,
  type: z.literal('album'),
  layout: z.enum(['grid', 'swipe']).default('grid'),
  items: z.array(AlbumItem).min(1, say('blocks.albumEmpty')).max(albumMax),
})

const Audio = z.strictObject({ id, type: z.literal('audio'), fileId: fileId(), title: caption })

const Video = z.strictObject({
  id,
  type: z.literal('video'),
  fileId: fileId(),
  title: caption,
  posterFileId: fileId().nullable().default(null),
})

const FileBlock = z.strictObject({ id, type: z.literal('file'), fileId: fileId(), title: caption })

/** Whether a text is still to be filled, so that nothing can be said about it. */
type IsOpen = (text: string) => boolean

const linkButton = (isOpen: IsOpen, textMax: number) =>
  z.strictObject({
    id,
    type: z.literal('linkButton'),
    text: buttonText(textMax),
    url: z
      .string()
      .trim()
      .max(webAddressMax)
      .refine((url) => isOpen(url) || webAddress(url) !== null, say('qrCodes.unsafeLink')),
  })

const phoneButton = (isOpen: IsOpen, textMax: number) =>
  z.strictObject({
    id,
    type: z.literal('phoneButton'),
    text: buttonText(textMax),
    phone: z
      .string()
      .overwrite((phone) => (isOpen(phone) ? phone.trim() : plainDigits(phone)))
      .max(100, say('blocks.phoneWrong'))
      .overwrite((phone) => (isOpen(phone) ? phone : plainPhone(phone)))
      .refine((phone) => isOpen(phone) || phonePattern.test(phone), say('blocks.phoneWrong')),
  })

/** Where something is. Coordinates are those of the maps that people in the country use (GCJ-02). */
const Location = z
  .strictObject({
    id,
    type: z.literal('location'),
    name: z.string().trim().min(1, say('blocks.placeMissing')).max(100),
    address: caption,
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), say('blocks.coordinatesHalf'))

const row = z.array(z.string().trim().max(cellMax)).min(1).max(tableColumnsMax)

/** Plain text in rows and columns under a row of headings. */
const Table = z
  .strictObject({
    id,
    type: z.literal('table'),
    title: caption,
    header: row,
    rows: z.array(row).max(tableRowsMax),
  })
  .refine(({ header, rows }) => rows.every(({ length }) => length === header.length), say('blocks.tableUneven'))

const Divider = z.strictObject({ id, type: z.literal('divider'), look: z.enum(['line', 'space']).default('line') })

/** A piece of a live code's content; visitors see blocks in the order of the list. */
const blockOf = (isOpen: IsOpen, textMax: number) =>
  z.discriminatedUnion('type', [
    RichText,
    Picture,
    Album,
    Audio,
    Video,
    FileBlock,
    linkButton(isOpen, textMax),
    phoneButton(isOpen, textMax),
    Location,
    Table,
    Divider,
  ])

export const Block = blockOf(() => false, buttonTextMax)
export type Block = z.infer<typeof Block>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const Blocks = z.array(Block).max(blocksMax)
/** Blocks of a batch template, whose texts hold variables. */
export const BatchBlocks = z.array(blockOf(hasVariable, openTextMax)).max(blocksMax)
