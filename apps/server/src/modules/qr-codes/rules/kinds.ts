import type { Block, OpenMethod, QrCodeKind, Tier } from '@matai/contract'
import { hasFeature } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { formsIn, showsNothing } from '@matai/content/page'

interface Given {
  blocks: Block[]
  target?: string | undefined
}

export interface KindFault {
  field: 'blocks' | 'target'
  phrase: PhraseKey
}

/**
 * What is missing or out of place in what was written for a live code of a kind: a jump has an address, a form the one way
 * into it, the others content.
 */
export function kindFault(kind: QrCodeKind, { blocks, target }: Given): KindFault | undefined {
  if (kind === 'jump') {
    if (target === undefined) return { field: 'target', phrase: 'kinds.targetMissing' }
    return blocks.length > 0 ? { field: 'blocks', phrase: 'kinds.jumpHasNoBlocks' } : undefined
  }
  if (target !== undefined) return { field: 'target', phrase: 'kinds.onlyJumps' }
  if (kind === 'form' && (blocks.length !== 1 || formsIn(blocks).length !== 1))
    return { field: 'blocks', phrase: 'kinds.formOnly' }
  return showsNothing(blocks) ? { field: 'blocks', phrase: 'qrCodes.contentEmpty' } : undefined
}

/** Whether the tier lacks what codes need to open like that; what a mini program lacks, others know. */
export const lacksOpenMethod = (method: OpenMethod, tier: Tier): boolean =>
  method === 'plainMiniProgram' && !hasFeature(tier, 'noBranding')
