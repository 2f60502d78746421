import { contract } from '@matai/contract'
import { createTranslator } from '@matai/i18n'
import { expect, it } from 'vitest'
import { moduleLabel } from './module-label.ts'

it.each(['zh', 'en'] as const)('names no two modules alike (%s)', (language) => {
  const say = createTranslator(language)
  const names = Object.keys(contract).map((name) => say(moduleLabel(name)))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
