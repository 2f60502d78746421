import { block, blocksMax, openBlock } from '@matai/content/schema'
import { z } from 'zod'

/** Bytes of a call that carries the blocks of a page: a million Chinese characters, read without holding up scans. */
export const pageBytesMax = 3 * 1024 ** 2

export {
  type Block,
  type BlockOf,
  type BlockType,
  blocksMax,
  pageRichTextMax,
  pageWeightMax,
} from '@matai/content/schema'

export const Blocks = z.array(block).max(blocksMax)
/** Blocks of a batch template, whose texts hold variables. */
export const BatchBlocks = z.array(openBlock).max(blocksMax)
