import { choice, fileId, list, record, usually } from '@matai/kinds'
import type * as z from 'zod/mini'
import { block, caption } from '../block.ts'

/** Most pictures of one album. */
export const albumMax = 99

const item = record({ fileId: fileId({ kind: 'picture' }), caption: caption(), alt: caption() })

export type AlbumItem = z.output<typeof item>

/** Pictures side by side, or one after the other under a finger. */
export const album = block('album', {
  layout: usually(choice(['grid', 'swipe']), 'grid'),
  items: list(item, { least: 1, most: albumMax, missing: 'blocks.albumEmpty' }),
})
