import type { Block } from '@matai/contract'
import { expect, it } from 'vitest'
import { kindFault, lacksOpenMethod } from './kinds.ts'

const blocks: Block[] = [{ id: 'a', type: 'richText', html: '<p>1</p>' }]
const target = 'https://example.com/'

it.each([
  ['page', { blocks }, undefined],
  ['home', { blocks }, undefined],
  ['jump', { blocks: [], target }, undefined],
  ['page', { blocks: [] }, 'blocks'],
  ['home', { blocks: [] }, 'blocks'],
  ['jump', { blocks: [] }, 'target'],
  ['jump', { blocks, target }, 'blocks'],
  ['page', { blocks, target }, 'target'],
  ['home', { blocks, target }, 'target'],
] as const)('a %s of %j has a fault at %s', (kind, given, field) => {
  expect(kindFault(kind, { ...given, blocks: [...given.blocks] })?.field).toBe(field)
})

it('opens in the browser for everybody, elsewhere only with a mini program', () => {
  for (const method of ['h5', 'miniProgram'] as const) expect(lacksOpenMethod(method, 'free')).toBe(false)
  expect(lacksOpenMethod('plainMiniProgram', 'free')).toBe(true)
  expect(lacksOpenMethod('plainMiniProgram', 'basic')).toBe(false)
})
