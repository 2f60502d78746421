import { line, list, orEmpty, orNone, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { problem, when, within } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { key, question } from '../../parts/fields.ts'
import { byId, isLast, levelsMax, treeFaults, wayTo } from './tree.ts'

/** Most options on all levels. */
const optionsMax = 2_000

const option = record({
  id: key,
  label: orEmpty(line(100)),
  /** the option above; null on the first level */
  parent: orNone(key),
})

const settings = record({
  ...question,
  options: usually(list(option, { most: optionsMax }), []),
  /** what the levels are called, from the first on */
  levels: usually(list(line(30), { most: levelsMax }), []),
})
export type MultiSelectSettings = z.infer<typeof settings>

/** Ids from the first level down to the last. */
const answer = list(z.string().check(z.maxLength(32)), { most: levelsMax })

export const labelsDown = (way: readonly string[], { options }: MultiSelectSettings): string[] => {
  const known = byId(options)
  return way.map((id) => known.get(id)?.label ?? '')
}

export const leaves = ({ options }: MultiSelectSettings) => {
  const known = byId(options)
  const parents = new Set(options.map(({ parent }) => parent))
  return options
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => ({ id, label: (wayTo(id, known) ?? []).map(({ label }) => label).join(' / ') }))
}

export const schema: SchemaFace<MultiSelectSettings, string[]> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...within('options', when(set.options.length === 0, 'formFaults.optionsMissing')),
    ...set.options.flatMap(({ label }, at) =>
      label.trim() ? [] : [problem('formFaults.optionBlank', {}, ['options', at, 'label'])],
    ),
    ...treeFaults(set.options),
    ...when(new Set(set.options.map(({ id }) => id)).size !== set.options.length, 'formFaults.idTwice'),
  ],
  check: ({ options }, way) => {
    const known = byId(options)
    if (way.some((id) => !known.has(id))) return [problem('formProblems.unknownOption')]
    if (way.some((id, at) => (known.get(id)?.parent ?? null) !== (way[at - 1] ?? null))) {
      return [problem('formProblems.levelBroken')]
    }
    return when(!isLast(way[way.length - 1] ?? '', options), 'formProblems.levelMissing')
  },
  typed: (way, set) => {
    const labels = labelsDown(way, set)
    return [typedText(labels.join(' / ')), ...way.map((id, at) => typedText(labels[at] ?? '', id))]
  },
  fromText: (text, set) => {
    const leaf = leaves(set).find(({ label }) => label === text.trim())
    return leaf && wayTo(leaf.id, byId(set.options))?.map(({ id }) => id)
  },
  choices: ({ options }) => options.map(({ id, label }) => ({ id, label })),
}
