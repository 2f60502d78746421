import { expect, it } from 'vitest'
import { questionsText } from './question-rows.ts'
import { readQuestions } from './read-questions.ts'

const read = (rows: string[][]) =>
  readQuestions(questionsText(rows)).map(({ title, type, options, right, required }) => ({
    ...{ title, type, options, right },
    ...(required && { required }),
  }))

it('reads a list of exam questions whose columns are named', () => {
  const rows = [
    ['题型', '题目', 'A', 'B', 'C', '答案', '必填'],
    ['单选题', '火警电话是', '110', '119', '', 'B', '是'],
    ['多选题', '灭火步骤', '拔销', '瞄准', '逃跑', 'A,B', ''],
    ['判断题', '电梯可以用来逃生', '', '', '', '错', ''],
  ]
  expect(read(rows)).toEqual([
    { title: '火警电话是', type: 'exam_radio', options: ['110', '119'], right: [1], required: true },
    { title: '灭火步骤', type: 'exam_checkbox', options: ['拔销', '瞄准', '逃跑'], right: [0, 1] },
    { title: '电梯可以用来逃生', type: 'exam_radio', options: ['对', '错'], right: [1] },
  ])
})

it('takes blanks with points and explanations, and no answer of what is open', () => {
  const rows = [
    ['题型', '题目', '答案', '分值', '解析'],
    ['填空题', '火警电话', '119', '5', '全国统一'],
    ['简答题', '如何逃生', '弯腰沿墙走', '20', ''],
  ]
  expect(readQuestions(questionsText(rows))).toMatchObject([
    { title: '火警电话', type: 'exam_fill', blanks: [['119']], points: 5, explanation: '全国统一' },
    { title: '如何逃生', type: 'text', blanks: [], points: null },
  ])
})

it('takes options that stand in one cell, and an answer in words', () => {
  const rows = [
    ['Question', 'Options', 'Answer'],
    ['Which extinguisher is for oil?', 'A. Water; B. Foam', 'Foam'],
  ]
  expect(read(rows)).toEqual([
    { title: 'Which extinguisher is for oil?', type: 'exam_radio', options: ['Water', 'Foam'], right: [1] },
  ])
})

it('takes rows without headings as titles with options', () =>
  expect(
    read([
      ['部门', '生产', '质检', ''],
      ['姓名', '', ''],
    ]),
  ).toEqual([
    { title: '部门', type: 'radio', options: ['生产', '质检'], right: [] },
    { title: '姓名', type: 'name', options: [], right: [] },
  ]))
