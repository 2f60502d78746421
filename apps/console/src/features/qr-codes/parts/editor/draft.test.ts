import { expect, it } from 'vitest'
import { blankText } from '@matai/content/draft'
import { contentOf, sameContent } from './code-content.ts'
import { draftKey, newDraftKey } from './draft.ts'

const saved = contentOf({
  name: 'Pump',
  directoryId: 1,
  kind: 'page',
  target: null,
  blocks: [{ id: 'a', type: 'picture', fileId: 'f', caption: '', alt: '' }],
})

it('keeps one draft per account and code, and per beginning of new ones', () => {
  const keys = [newDraftKey(1, 'page'), newDraftKey(1, 'fire'), newDraftKey(2, 'page'), draftKey(1, 'abc')]
  expect(new Set(keys).size).toBe(4)
})

it('does not keep what the server has, whatever the order of its keys', () => {
  const same = contentOf({
    name: 'Pump',
    directoryId: 1,
    kind: 'page',
    target: null,
    blocks: [{ alt: '', caption: '', fileId: 'f', type: 'picture', id: 'a' }],
  })
  expect(sameContent(same, saved)).toBe(true)
  expect(sameContent({ ...saved, blocks: [...saved.blocks, blankText('<p>new</p>')] }, saved)).toBe(false)
})
