import { completeStyle } from '@matai/qr'
import { expect, it } from 'vitest'
import { appliedStyle, stylesBefore } from './applied-style.ts'

const plain = completeStyle(null)

it('leaves the line under a code alone unless the style has one', () => {
  expect(appliedStyle(plain)).not.toHaveProperty('embedText')
  expect(appliedStyle({ ...plain, embedText: '消防' })).toHaveProperty('embedText', '消防')
})

it('remembers the styles that codes had in as few groups as there are styles', () => {
  const jade = { ...plain, foreColor: '#0B6B50' }
  const codes = [
    { id: 'a', style: null },
    { id: 'b', style: jade },
    { id: 'c', style: { ...plain } },
    { id: 'd', style: { ...jade } },
  ]
  expect(stylesBefore(codes, plain)).toEqual([
    { ids: ['a', 'c'], style: plain },
    { ids: ['b', 'd'], style: jade },
  ])
})
