import { expect, it } from 'vitest'
import { labelDraftKey, sameContent } from './label-draft.ts'

it('keeps one draft per account and template, and one for each beginning of a new one', () => {
  const about = [{ id: 1 }, { id: 2 }, { begun: '80x50' }, { begun: '60x40' }, { begun: 'fire' }]
  const keys = [1, 2].flatMap((account) => about.map((one) => labelDraftKey(account, one)))
  expect(new Set(keys).size).toBe(10)
})

it('does not keep what the server has', () => {
  const design = { width: 60, height: 40, bgColor: '#FFFFFF', bgUrl: null, layers: [] }
  expect(sameContent({ name: 'Pump', design }, { name: 'Pump', design: { ...design } })).toBe(true)
  expect(sameContent({ name: 'Pump', design }, { name: 'Pump', design: { ...design, width: 61 } })).toBe(false)
})
