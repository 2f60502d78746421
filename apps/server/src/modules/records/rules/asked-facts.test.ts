import { formDocument } from '@matai/form-kit/schema'
import { expect, it } from 'vitest'
import { askedOfPerson, askedVariables } from './asked-facts.ts'

const rulesFrom = (is: string, name: string) =>
  formDocument.parse({
    title: '巡检',
    pages: [{ id: 'p' }],
    rules: [{ id: 'r', kind: 'fill', target: 'a', from: { is, name } }],
  })

it('only what the form fills in leaves the code', () => {
  const { rules } = rulesFrom('variable', '位置')
  expect(askedVariables({ rules }, { 位置: '三号楼', 负责人电话: '13800138000' })).toEqual({ 位置: '三号楼' })
  expect(askedVariables({ rules }, {})).toEqual({})
})

it('only what the form fills in is told of a person', () => {
  const facts = { name: '王芳', idcard: '11010519491231002X' }
  expect(askedOfPerson(rulesFrom('person', 'name'), facts)).toEqual({ name: '王芳' })
  expect(askedOfPerson(rulesFrom('variable', 'name'), facts)).toEqual({})
})
