import { z } from 'zod'
import { fileId } from './fields.ts'

/** Lasts as long as the block, so that editors and visitors' pages can follow it through changes. */
const id = z.string().regex(/^[\w-]{1,32}$/)

/** Longest rich text, in characters of HTML. */
export const richTextMax = 100_000
/** Longest caption or alternative text. */
export const captionMax = 200
/** Most blocks of one code. */
export const blocksMax = 200

/** HTML that is cleaned when saved: paragraphs, headings, lists, quotes, emphasis, colour, alignment, links. */
const RichText = z.strictObject({ id, type: z.literal('richText'), html: z.string().max(richTextMax) })

const Picture = z.strictObject({
  id,
  type: z.literal('picture'),
  fileId: fileId(),
  caption: z.string().trim().max(captionMax).default(''),
  alt: z.string().trim().max(captionMax).default(''),
})

const FileBlock = z.strictObject({
  id,
  type: z.literal('file'),
  fileId: fileId(),
  title: z.string().trim().max(captionMax).default(''),
})

/** A piece of a live code's content; visitors see blocks in the order of the list. */
export const Block = z.discriminatedUnion('type', [RichText, Picture, FileBlock])
export type Block = z.infer<typeof Block>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const Blocks = z.array(Block).max(blocksMax)
