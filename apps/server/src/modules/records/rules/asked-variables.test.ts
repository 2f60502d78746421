import { formDocument } from '@matai/form-kit/schema'
import { expect, it } from 'vitest'
import { askedVariables } from './asked-variables.ts'

it('only what the form fills in leaves the code', () => {
  const { rules } = formDocument.parse({
    title: '巡检',
    pages: [{ id: 'p' }],
    rules: [{ id: 'r', kind: 'fill', target: 'a', from: { is: 'variable', name: '位置' } }],
  })
  expect(askedVariables({ rules }, { 位置: '三号楼', 负责人电话: '13800138000' })).toEqual({ 位置: '三号楼' })
  expect(askedVariables({ rules }, {})).toEqual({})
})
