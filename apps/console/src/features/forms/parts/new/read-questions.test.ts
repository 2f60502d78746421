import { expect, it } from 'vitest'
import { readQuestions } from './read-questions.ts'

const short = (text: string) => readQuestions(text).map(({ title, type, options }) => [title, type, ...options])

it('reads numbered questions with their options', () => {
  expect(short('1. 设备状态（单选）\nA. 正常\nB. 异常\n\n2、故障部位[多选]\n- 电机\n- 轴承\n3. 备注')).toEqual([
    ['设备状态', 'radio', '正常', '异常'],
    ['故障部位', 'checkbox', '电机', '轴承'],
    ['备注', 'textarea'],
  ])
})

it('knows by a title what is asked for', () => {
  expect(short('姓名\n手机号\n出生日期\n现住址\n人数\n现场照片\n车牌号\n你的看法')).toEqual([
    ['姓名', 'name'],
    ['手机号', 'phone'],
    ['出生日期', 'date'],
    ['现住址', 'address'],
    ['人数', 'number'],
    ['现场照片', 'image'],
    ['车牌号', 'car_number'],
    ['你的看法', 'text'],
  ])
  expect(short('Name\nPhone\nReason')).toEqual([
    ['Name', 'name'],
    ['Phone', 'phone'],
    ['Reason', 'textarea'],
  ])
})

it('takes answers of an exam, below or in the title', () => {
  const exam = readQuestions('1. 火警电话是（B）\nA. 110\nB. 119\n2. 灭火步骤\nA. 拔销\nB. 瞄准\nC. 逃跑\n答案：AB')
  expect(exam.map(({ type, right }) => [type, right])).toEqual([
    ['exam_radio', [1]],
    ['exam_checkbox', [0, 1]],
  ])
  expect(exam[0]?.title).toBe('火警电话是')
})

it('takes blanks, what is right or wrong, points and explanations of an exam', () => {
  const text =
    '1. 火警电话____，急救电话____（10分）\n答案：119；120/一二〇\n解析：119 报火警\n2. 电梯可以逃生\n答案：错\n分值：5\n3. 油锅起火用什么\nA. 水\nB. 锅盖\n答案：锅盖'
  expect(readQuestions(text)).toMatchObject([
    {
      ...{ title: '火警电话____，急救电话____', type: 'exam_fill', points: 10, explanation: '119 报火警' },
      blanks: [['119'], ['120', '一二〇']],
    },
    { type: 'exam_radio', options: ['对', '错'], right: [1], points: 5 },
    { type: 'exam_radio', options: ['水', '锅盖'], right: [1], points: null },
  ])
  expect(readQuestions('满意度（5分）')).toMatchObject([{ title: '满意度（5分）', points: null }])
})

it('takes rows of a sheet, and what must be answered', () => {
  expect(readQuestions('部门*\t生产\t质检\n意见（必填）')).toMatchObject([
    { title: '部门', type: 'radio', options: ['生产', '质检'], required: true },
    { title: '意见', type: 'textarea', required: true },
  ])
})

it('makes nothing of nothing', () => expect(readQuestions(' \n\n')).toEqual([]))
