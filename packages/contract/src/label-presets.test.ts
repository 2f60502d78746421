import { createTranslator } from '@matai/i18n'
import { labelPresets } from '@matai/label/presets'
import { expect, it } from 'vitest'
import { LabelDesign } from './labels.ts'

it.each(labelPresets.map(({ key, make }) => [key, make] as const))('the preset %s can be saved', (_, make) => {
  for (const language of ['zh', 'en'] as const) {
    expect(LabelDesign.safeParse(make(createTranslator(language))).error).toBeUndefined()
  }
})
