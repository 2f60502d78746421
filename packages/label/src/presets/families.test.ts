import { createTranslator, languages } from '@matai/i18n'
import { compose, defaultStyle } from '@matai/qr'
import { describe, expect, it } from 'vitest'
import { exampleData } from '../../test/example-label.ts'
import { layoutLabel } from '../layout-label.ts'
import { columnsOf, families, familyLooks } from './families.ts'
import { labelPresets } from './presets.ts'

const address = 'http://192.168.100.200:8080/q/AbC23xyz'
/** The fewest columns of the template that a label of the trade has to show. */
const shownAtLeast = 2

/** Every word of a drawing, whatever lines it was broken into. */
function wordsIn(drawn: unknown): string {
  if (Array.isArray(drawn)) return drawn.map(wordsIn).join('')
  if (typeof drawn !== 'object' || drawn === null) return ''
  const own = 'text' in drawn && typeof drawn.text === 'string' ? drawn.text : ''
  return own + Object.values(drawn).map(wordsIn).join('')
}

describe.each(languages)('labels of a trade in %s', (language) => {
  const say = createTranslator(language)

  it.each(families)('%s shows what the columns of its batch template hold', (family) => {
    const columns = columnsOf(say, family)
    const values = Object.fromEntries(columns.map((name, at) => [name, `V${at}${family.length}W`]))
    const design = labelPresets.find(({ key }) => key === family)?.make(say)
    if (!design) throw new Error(`no label for ${family}`)
    const asked = design.layers.flatMap((layer) =>
      layer.type === 'field' && layer.field === 'column' ? [layer.column] : [],
    )
    expect(columns).toEqual(expect.arrayContaining(asked))
    expect(asked.length).toBeGreaterThanOrEqual(shownAtLeast)
    const code = compose(address, { ...defaultStyle, ...familyLooks[family] })
    const laid = layoutLabel(design, { ...exampleData, address, columns: values }, { code })
    expect(laid.cut).toEqual([])
    const words = wordsIn(laid)
    for (const name of asked) expect(words).toContain(values[name])
  })
})

it.each(languages)('no label in %s asks for what no template of ours has', (language) => {
  const say = createTranslator(language)
  const asking = labelPresets.filter(({ make }) =>
    make(say).layers.some((layer) => layer.type === 'field' && layer.field === 'column'),
  )
  expect(asking.map(({ key }) => key).sort()).toEqual([...families].sort())
})
