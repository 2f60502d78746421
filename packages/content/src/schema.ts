/**
 * Blocks of content: what visitors see of a live code is a list of them. One folder holds all that is known of a type; this
 * door has the schemas and what follows from them by `@matai/kinds`, `@matai/content/view` how visitors see them.
 */
import { album } from './album/schema.ts'
import { audio } from './audio/schema.ts'
import { coupon } from './coupon/schema.ts'
import { divider } from './divider/schema.ts'
import { file } from './file/schema.ts'
import { formEntry } from './form-entry/schema.ts'
import { linkButton } from './link-button/schema.ts'
import { location } from './location/schema.ts'
import { phoneButton } from './phone-button/schema.ts'
import { picture } from './picture/schema.ts'
import { richText } from './rich-text/schema.ts'
import { steps } from './steps/schema.ts'
import { table } from './table/schema.ts'
import { video } from './video/schema.ts'
import { type Draft, opened } from '@matai/kinds'
import * as z from 'zod/mini'

export { type AlbumItem, albumMax } from './album/schema.ts'
export { buttonTextMax, captionMax } from './block.ts'
export { pageRichTextMax, pageWeightMax } from './page-limits.ts'
export { richTextMax } from './rich-text/schema.ts'
export { cellMax, tableColumnsMax, tableRowsMax } from './table/schema.ts'

/** The schema of every type of block. */
export const blockSchemas = {
  richText,
  picture,
  album,
  audio,
  video,
  file,
  linkButton,
  phoneButton,
  formEntry,
  coupon,
  location,
  table,
  divider,
  steps,
}

type Schemas = typeof blockSchemas
export type BlockType = keyof Schemas
export type BlockOf<Type extends BlockType> = z.output<Schemas[Type]>
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType]
export type DraftBlock = { [Type in BlockType]: Draft<BlockOf<Type>> }[BlockType]
export type DraftBlockOf<Type extends BlockType> = Draft<BlockOf<Type>>

/** Most blocks of one code. */
export const blocksMax = 200

// There is at least one, which the compiler cannot see in a list made of a record.
const all = Object.values(blockSchemas) as [Schemas[BlockType], ...Schemas[BlockType][]]

/** Any block, of a live code or (`openBlock`) of a template whose texts hold variables. */
export const block = z.discriminatedUnion('type', all)
export const openBlock = opened(block)

/** What a live code holds; visitors see blocks in the order of the list. */
export const content = z.array(block)

/** The types, in the order of the map. */
export const blockTypes = Object.keys(blockSchemas) as BlockType[]

type Made = { [Type in BlockType]: (id: string, fields: Omit<BlockOf<Type>, 'id' | 'type'>) => BlockOf<Type> }

/** Makes a block of a type, such as `made.richText('a', { html })`. */
export const made = Object.fromEntries(
  blockTypes.map((type) => [type, (id: string, fields: object) => ({ id, type, ...fields })]),
) as Made
