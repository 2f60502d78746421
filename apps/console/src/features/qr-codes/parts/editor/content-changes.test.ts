import { expect, it } from 'vitest'
import { blankText } from '@matai/content/draft'
import { blankContent, type CodeContent } from './code-content.ts'
import { contentChanges } from './content-changes.ts'

const text = (id: string, html = '<p>words</p>') => ({ ...blankText(html), id })
const before: CodeContent = { ...blankContent, name: 'Pump', directoryId: 1, blocks: [text('a'), text('b'), text('c')] }

it('sees no change in equal contents', () => {
  const same = { ...before, blocks: [text('a'), text('b'), text('c')] }
  expect(Object.values(contentChanges(before, same)).every((value) => !value)).toBe(true)
})

it('counts what was added, changed and removed', () => {
  const after = { ...before, blocks: [text('a'), text('c', '<p>new words</p>'), text('d'), text('e')] }
  expect(contentChanges(before, after)).toMatchObject({ added: 2, changed: 1, removed: 1, reordered: false })
})

it('tells a new order from an addition in between', () => {
  expect(contentChanges(before, { ...before, blocks: [text('b'), text('a'), text('c')] }).reordered).toBe(true)
  expect(contentChanges(before, { ...before, blocks: [text('n'), text('a'), text('b'), text('c')] }).reordered).toBe(
    false,
  )
})

it('tells a new name and a new directory', () => {
  expect(contentChanges(before, { ...before, name: 'Valve', directoryId: 2 })).toMatchObject({
    renamed: true,
    moved: true,
    retargeted: false,
  })
  expect(contentChanges(before, { ...before, target: 'https://example.com' }).retargeted).toBe(true)
})
