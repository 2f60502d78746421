import type { Block } from '@matai/contract'
import { expect, it } from 'vitest'
import { kindFault, openMethodFault } from './kinds.ts'

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
  for (const tier of ['free', 'enterprise'] as const) expect(openMethodFault('h5', tier)).toBeUndefined()
  expect(openMethodFault('miniProgram', 'free')).toBe('noMiniProgram')
  expect(openMethodFault('plainMiniProgram', 'free')).toBe('tier')
  expect(openMethodFault('plainMiniProgram', 'basic')).toBe('noMiniProgram')
})
