import { type Block, pageRichTextMax, richTextMax } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import { nestingMax, elementsMax } from '../../../platform/rich-text/clean-rich-text.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import { twinAt } from '../rules/content.ts'
import { isTooHeavy } from '../rules/page-weight.ts'

export type CleanBlocks = (blocks: readonly Block[], accountId: AccountId) => Promise<Block[]>

/** Brings blocks into the form in which they are kept: rich text without anything that could act on a visitor. */
export function createCleaning({ richText }: { richText: Pick<RichTextCleaner, 'clean'> }): CleanBlocks {
  return async (blocks, accountId) => {
    const texts = blocks.flatMap((block, place) => (block.type === 'richText' ? [{ place, html: block.html }] : []))
    refuseTwin(blocks)
    refuseMuch(texts)
    if (isTooHeavy(blocks)) failField('blocks', 'blocks.pageTooLarge')
    const cleaned = await richText.clean(
      texts.map(({ html }) => html),
      accountId,
    )
    const kept = [...blocks]
    for (const [at, { place }] of texts.entries()) {
      const block = kept[place]
      const one = cleaned[at]
      if (!one || block?.type !== 'richText') continue
      if ('fault' in one) return refuse(place, ...phraseOf[one.fault])
      // Cleaning writes some letters longer, and what is kept has to be accepted when it is saved again.
      if (one.html.length > richTextMax) refuse(place, 'blocks.textTooLong', { most: richTextMax })
      kept[place] = { ...block, html: one.html }
    }
    refuseMuch(kept.flatMap((block, place) => (block.type === 'richText' ? [{ place, html: block.html }] : [])))
    return kept
  }
}

const phraseOf: Record<'nested' | 'crowded', [PhraseKey, PhraseParams]> = {
  nested: ['blocks.textNested', { most: nestingMax }],
  crowded: ['blocks.textCrowded', { most: elementsMax }],
}

function refuseTwin(blocks: readonly Block[]): void {
  const place = twinAt(blocks)
  if (place < 0) return
  const fields = [{ path: ['blocks', place, 'id'], phrase: 'blocks.idTwice' as const }]
  fail('blocks.idTwice', { fields })
}

/** Names the text with which a page becomes too much. */
function refuseMuch(texts: readonly { place: number; html: string }[]): void {
  let length = 0
  for (const { place, html } of texts) {
    length += html.length
    if (length > pageRichTextMax) refuse(place, 'blocks.textTooMuch', { most: pageRichTextMax })
  }
}

function refuse(place: number, phrase: PhraseKey, params: PhraseParams): never {
  return fail(phrase, { params, fields: [{ path: ['blocks', place, 'html'], phrase, params }] })
}
