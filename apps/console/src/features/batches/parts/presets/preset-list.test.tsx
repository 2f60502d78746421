import { BatchBlocks, BatchColumn } from '@matai/contract'
import { fillPage } from '@matai/content/fill-page'
import { hasVariable } from '@matai/rules/variable-text'
import { createTranslator, languages } from '@matai/i18n'
import { expect, it } from 'vitest'
import { finishedBlocks } from '@matai/content/draft'
import { unknownIn, usesOf } from '../editor/column-names.ts'
import { sampleValues } from '../editor/sample-values.ts'
import { blankContent, contentOfPreset, presets } from './preset-list.ts'

const now = new Date('2026-11-21T08:00:00Z')

it.each(languages.flatMap((language) => presets.map((preset) => ({ language, preset, title: preset.title }))))(
  '$title in $language can be saved as it is, and its example is a whole page',
  ({ language, preset }) => {
    const say = createTranslator(language)
    const content = { ...blankContent(say), ...contentOfPreset(preset, say) }
    const blocks = finishedBlocks(content.blocks, true)
    expect(blocks).toHaveLength(content.blocks.length)
    expect(BatchBlocks.parse(blocks)).toEqual(blocks)
    expect(content.columns).toHaveLength(preset.types.length)
    for (const column of content.columns) {
      expect(BatchColumn.parse(column)).toEqual(column)
      expect(usesOf(content, column.name), column.name).toBeGreaterThan(0)
    }
    expect(unknownIn(content)).toEqual([])
    const page = fillPage({ blocks, namePattern: content.namePattern }, sampleValues(content.columns, now))
    expect(page.faults).toEqual([])
    expect(hasVariable(JSON.stringify(page))).toBe(false)
  },
)
