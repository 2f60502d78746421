import { expect, it } from 'vitest'
import { readFormula, writeFormula } from './formula.ts'

const operands = [
  { id: 'a', title: '数量' },
  { id: 'b', title: '单价' },
]
const [amount, price] = [{ answer: 'a' }, { answer: 'b' }]

it.each([
  ['[数量] * [单价]', { product: [amount, price] }],
  ['[数量] + [单价] + 2', { sum: [amount, price, { number: '2' }] }],
  ['([数量] + 1) * [单价]', { product: [{ sum: [amount, { number: '1' }] }, price] }],
  ['[数量] - ([单价] - 1)', { minus: [amount, { minus: [price, { number: '1' }] }] }],
  ['[数量] - [单价] - 1', { minus: [{ minus: [amount, price] }, { number: '1' }] }],
  ['[数量] / ([单价] * 2)', { divide: [amount, { product: [price, { number: '2' }] }] }],
  ['[数量] + -2.5', { sum: [amount, { number: '-2.5' }] }],
])('reads and writes %s', (text, value) => {
  expect(readFormula(text, operands)).toEqual({ value })
  expect(writeFormula(value, operands)).toBe(text)
})

it('takes the signs of a Chinese keyboard', () =>
  expect(readFormula('（[数量]＋1）'.replace('＋', '+'), operands)).toEqual({
    value: { sum: [amount, { number: '1' }] },
  }))

it.each(['', '[数量] +', '2 2', '(1', 'alert(1)', '[数量]]'])('says that it cannot read %j', (text) =>
  expect(readFormula(text, operands)).toEqual({ wrong: 'formRules.formulaWrong' }),
)

it('names what is not there, and what is too deep', () => {
  expect(readFormula('[总价] * 2', operands)).toEqual({ wrong: 'formRules.formulaUnknown', name: '总价' })
  expect(readFormula('1/(1+1/(1+1/2))', operands)).toEqual({ wrong: 'formRules.formulaDeep' })
})
