import { Blocks } from '@matai/contract'
import { createTranslator, languages } from '@matai/i18n'
import { expect, it } from 'vitest'
import { finishedBlocks } from '@matai/content/draft'
import { templates } from './template-list.ts'

it.each(languages.flatMap((language) => templates.map((template) => ({ language, ...template }))))(
  '$title in $language is content that can be saved as it comes',
  ({ language, blocks }) => {
    const made = blocks(createTranslator(language))
    const sent = finishedBlocks(made)
    expect(sent).toHaveLength(made.length)
    expect(Blocks.parse(sent)).toEqual(sent)
  },
)
