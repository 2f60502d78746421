import { block, blocksMax, openBlock } from '@matai/content/schema'
import { z } from 'zod'

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
