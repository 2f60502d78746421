import { createTranslator, isPhraseKey } from '@matai/i18n'
import { fieldOf } from '@matai/kinds'
import { describe, expect, it } from 'vitest'
import { editorOf, newComponent, paletteGroups } from './editor.ts'
import { componentTypes, schemaOf } from './schema.ts'

let made = 0
const by = { newId: () => `n${++made}`, say: createTranslator('zh') }

describe.each(componentTypes)('%s', (type) => {
  const face = editorOf(type)
  const { settings } = newComponent(type, by)

  it('begins with settings of its own, which only lack what an author has to write', () => {
    const unwritten = ['formFaults.textMissing', 'formFaults.optionsMissing', 'formFaults.questionNoAnswer']
    const faults = schemaOf(type).faults(settings)
    expect(faults.filter(({ phrase }) => !unwritten.includes(phrase))).toEqual([])
  })

  it.each(face.presets ?? [])('begins as $key without a fault', ({ name, begin }) => {
    expect(isPhraseKey(name)).toBe(true)
    expect(schemaOf(type).faults(newComponent(type, by, begin(by)).settings)).toEqual([])
  })

  it('says of every setting what it is called', () => {
    expect(Object.keys(face.settings).toSorted()).toEqual(Object.keys(settings).toSorted())
    for (const { label, hint = label, words = {} } of Object.values(face.settings)) {
      expect([label, hint, ...Object.values(words)].every(isPhraseKey)).toBe(true)
    }
    expect(paletteGroups).toContain(face.group)
  })

  it('has words for all that can be chosen', () => {
    const shape = (schemaOf(type).settings._zod.def as { shape?: Record<string, never> }).shape ?? {}
    for (const [key, schema] of Object.entries(shape)) {
      const inner = (schema as { _zod: { def: { innerType?: never } } })._zod.def.innerType ?? schema
      const field = fieldOf(inner)
      if (field?.is !== 'choice') continue
      expect(Object.keys(face.settings[key]?.words ?? {}).toSorted()).toEqual([...field.values].toSorted())
    }
  })
})
