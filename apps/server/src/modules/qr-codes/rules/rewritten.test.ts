import { made } from '@matai/content/schema'
import type { Block } from '@matai/contract'
import { expect, it } from 'vitest'
import { rewritten } from './rewritten.ts'
import { visibleAt } from './schedule.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const version = (number: number, from: number, until: number | null = null) => ({
  number,
  publishAt: at(from),
  endAt: until === null ? null : at(until),
  blocks: [made.richText(`v${number}`, { html: '' })] as Block[],
})
const extra = made.formEntry('e', { text: '填写', formId: 1 })
const add = (blocks: Block[]) => [...blocks, extra]

it('what shows, what comes back and what waits have it, each at its time', () => {
  const versions = [version(1, 1), version(2, 2, 9), version(3, 12)]
  const { made: next, replaced } = rewritten(versions, 3, at(5), add)
  expect(next.map(({ number }) => number)).toEqual([4, 5, 6])
  expect(replaced.map(({ number }) => number)).toEqual([3])
  const left = [...versions.filter((one) => !replaced.includes(one)), ...next]
  for (const [hour, first] of [
    [6, 'v2'],
    [10, 'v1'],
    [13, 'v3'],
  ] as const)
    expect(visibleAt(left, at(hour))?.blocks).toMatchObject([{ id: first }, extra])
})

it('nothing is made where nothing changes, and all where one does', () => {
  const versions = [version(1, 1), version(2, 12)]
  expect(rewritten(versions, 2, at(5), (blocks) => blocks).made).toEqual([])
  const some = rewritten(versions, 2, at(5), (blocks) => (blocks[0]?.id === 'v1' ? add(blocks) : blocks))
  expect(some.made.map(({ number, blocks }) => [number, blocks.length])).toEqual([
    [3, 2],
    [4, 1],
  ])
})
