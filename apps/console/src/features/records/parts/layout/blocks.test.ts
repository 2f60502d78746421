import { expect, it } from 'vitest'
import { blankBlock, faultOf, firstBlocks, movedTo } from './blocks.ts'

it('moves a block to a place, also past the ends', () => {
  const blocks = firstBlocks()
  const kinds = (list: typeof blocks) => list.map(({ block }) => block.kind)
  const [first, second] = blocks
  expect(kinds(movedTo(blocks, first?.id ?? '', 1)).slice(0, 2)).toEqual(['title', 'letterhead'])
  expect(kinds(movedTo(blocks, second?.id ?? '', -1))[0]).toBe('title')
  expect(kinds(movedTo(blocks, first?.id ?? '', 99)).at(-1)).toBe('letterhead')
  expect(movedTo(blocks, 'gone', 1)).toEqual(blocks)
})

it('says what is missing', () => {
  expect(faultOf(blankBlock('text'))).toBe('textMissing')
  expect(faultOf(blankBlock('signLines'))).toBe('labelMissing')
  expect(firstBlocks().map(faultOf)).toEqual(Array(7).fill(undefined))
})
