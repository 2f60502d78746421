import { Blocks } from '@matai/contract'
import { createTranslator, languages } from '@matai/i18n'
import { expect, it } from 'vitest'
import { finishedBlocks } from '@matai/content/draft'
import { templates } from './template-list.ts'

it.each(languages.flatMap((language) => templates.map((template) => ({ language, ...template }))))(
  '$title in $language is content that can be saved once numbers and addresses are filled in',
  ({ language, blocks }) => {
    const made = blocks(createTranslator(language)).map((block) => {
      if (block.type === 'phoneButton') return { ...block, phone: '110' }
      return block.type === 'linkButton' ? { ...block, url: 'https://example.com' } : block
    })
    const sent = finishedBlocks(made)
    expect(sent).toHaveLength(made.length)
    expect(Blocks.parse(sent)).toEqual(sent)
  },
)
