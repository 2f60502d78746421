import { createTranslator } from '@matai/i18n'
import { expect, it } from 'vitest'
import { pdfProblem } from './pdf-problem.ts'

const say = createTranslator('zh')
const said = (outcome: Parameters<typeof pdfProblem>[0]) => {
  const problem = pdfProblem(outcome, say)
  return problem && say(problem.phrase, problem.params)
}
const fine = { problems: [], readable: 5, total: 5, boxes: [] }
const boxes = [['م'], ['م', 'ไ'], ['م']]
const leftOut = { problems: ['一号门（码太小）'], readable: 3, total: 5 }

it('has nothing to say of a print that is as it was meant', () => expect(said(fine)).toBeNull())

it('names the letters that print as boxes, and how many labels have them', () => {
  expect(said({ ...fine, boxes })).toBe('3 张标签里的 م ไ 无法打印，会显示为方框')
})

it('names what was left out, alone or with the letters', () => {
  const missing = '3 / 5 个能扫，其余没有印：一号门（码太小） 等'
  expect(said({ ...fine, ...leftOut })).toBe(missing)
  expect(said({ ...leftOut, boxes })).toBe(`${missing}；3 张标签里的 م ไ 无法打印，会显示为方框`)
})
