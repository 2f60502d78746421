import { formsIn } from '@matai/content/page'
import { type Block, blocksMax, type QrCodeKind } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

/** Why no form can be put on a code of a kind, or taken off it. */
export function formPlaceFault(kind: QrCodeKind): PhraseKey | undefined {
  if (kind === 'form') return 'codeForms.hasItsOwn'
  return kind === 'jump' ? 'codeForms.noneOnJumps' : undefined
}

/** With `entry` at the end, a way into a form; the very blocks where one leads there already. */
export function withForm(blocks: Block[], formId: number, entry: Block): Block[] {
  return formsIn(blocks).includes(formId) ? blocks : [...blocks, entry]
}

/** Without any way into the form; the very blocks where there is none. */
export function withoutForm(blocks: Block[], formId: number): Block[] {
  const left = blocks.filter((block) => !formsIn([block]).includes(formId))
  return left.length === blocks.length ? blocks : left
}

/** Why a content cannot be kept that a form was put on or taken off. */
export function formContentFault(blocks: readonly Block[]): PhraseKey | undefined {
  if (blocks.length > blocksMax) return 'codeForms.full'
  return blocks.length === 0 ? 'codeForms.onlyThat' : undefined
}
