import { BatchBlocks, BatchColumn } from '@matai/contract'
import { fillPage } from '@matai/content/fill-page'
import { families, labelPresets } from '@matai/label/presets'
import { hasVariable } from '@matai/rules/variable-text'
import { createTranslator, languages } from '@matai/i18n'
import { expect, it } from 'vitest'
import { finishedBlocks } from '@matai/content/draft'
import { unknownIn, usesOf } from '../editor/column-names.ts'
import { sampleValues } from '../editor/sample-values.ts'
import { blankContent, contentOfPreset, presets, titleOf } from './preset-list.ts'

const now = new Date('2026-11-21T08:00:00Z')

it.each(languages.flatMap((language) => presets.map((preset) => ({ language, preset, title: titleOf(preset) }))))(
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

it('has a template for every family, and the label of the family asks for its variables alone', () => {
  expect(presets.map(({ key }) => key).sort()).toEqual([...families].sort())
  for (const language of languages) {
    const say = createTranslator(language)
    for (const preset of presets) {
      const { columns, family, style } = contentOfPreset(preset, say)
      expect(style).not.toBeNull()
      const design = labelPresets.find(({ key }) => key === family)?.make(say)
      const asked = (design?.layers ?? []).flatMap((layer) =>
        layer.type === 'field' && layer.field === 'column' ? [layer.column] : [],
      )
      expect(asked.length, preset.key).toBeGreaterThan(1)
      expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(asked))
    }
  }
})
