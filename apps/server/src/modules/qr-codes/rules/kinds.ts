import type { Block, OpenMethod, QrCodeKind, Tier } from '@matai/contract'
import { hasFeature } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { showsNothing } from '@matai/content/page'

interface Given {
  blocks: Block[]
  target?: string | undefined
}

export interface KindFault {
  field: 'blocks' | 'target'
  phrase: PhraseKey
}

/** What is missing or out of place in what was written for a live code of a kind: a jump has an address, the others content. */
export function kindFault(kind: QrCodeKind, { blocks, target }: Given): KindFault | undefined {
  if (kind === 'jump') {
    if (target === undefined) return { field: 'target', phrase: 'kinds.targetMissing' }
    return blocks.length > 0 ? { field: 'blocks', phrase: 'kinds.jumpHasNoBlocks' } : undefined
  }
  if (target !== undefined) return { field: 'target', phrase: 'kinds.onlyJumps' }
  return showsNothing(blocks) ? { field: 'blocks', phrase: 'qrCodes.contentEmpty' } : undefined
}

/** Why codes cannot open like that: what the tier lacks counts first, then that no mini program is connected. */
export function openMethodFault(method: OpenMethod, tier: Tier): 'tier' | 'noMiniProgram' | undefined {
  if (method === 'h5') return undefined
  return method === 'plainMiniProgram' && !hasFeature(tier, 'noBranding') ? 'tier' : 'noMiniProgram'
}
