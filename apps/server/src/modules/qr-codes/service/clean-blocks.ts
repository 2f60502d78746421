import { richTexts, twinAt, withRichTexts } from '@matai/content/page'
import { isTooHeavy } from '@matai/content/page-weight'
import { type Block, pageRichTextMax } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { Path } from '@matai/kinds'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import { nestingMax, elementsMax } from '../../../platform/rich-text/clean-rich-text.ts'
import type { RichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'

export type CleanBlocks = (blocks: readonly Block[], accountId: AccountId) => Promise<Block[]>

/** Brings blocks into the form in which they are kept: rich text without anything that could act on a visitor. */
export function createCleaning({ richText }: { richText: Pick<RichTextCleaner, 'clean'> }): CleanBlocks {
  return async (blocks, accountId) => {
    const texts = richTexts(blocks)
    refuseTwin(blocks)
    refuseMuch(texts)
    if (isTooHeavy(blocks)) failField('blocks', 'blocks.pageTooLarge')
    const cleaned = await richText.clean(
      texts.map(({ html }) => html),
      accountId,
    )
    const kept = texts.map(({ path, html, max }, at) => {
      const one = cleaned[at]
      if (!one) return html
      if ('fault' in one) return refuse(path, ...phraseOf[one.fault])
      // Cleaning writes some letters longer, and what is kept has to be accepted when it is saved again.
      return one.html.length > max ? refuse(path, 'blocks.textTooLong', { most: max }) : one.html
    })
    const clean = withRichTexts(blocks, kept)
    refuseMuch(richTexts(clean))
    return clean
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
function refuseMuch(texts: readonly { path: Path; html: string }[]): void {
  let length = 0
  for (const { path, html } of texts) {
    length += html.length
    if (length > pageRichTextMax) refuse(path, 'blocks.textTooMuch', { most: pageRichTextMax })
  }
}

function refuse(path: Path, phrase: PhraseKey, params: PhraseParams): never {
  return fail(phrase, { params, fields: [{ path: ['blocks', ...path], phrase, params }] })
}
