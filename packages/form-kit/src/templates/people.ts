import { ask, mobile, must, note, one, several, signed, who, yesNo } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const people: readonly FormTemplate[] = [
  {
    key: 'leave',
    trade: 'people',
    title: ['请假申请', 'Request for leave'],
    questions: [
      who,
      ask('employee_id', '工号', 'Employee ID'),
      must(
        one('请假类型', 'Kind of leave', [
          ['事假', 'Personal'],
          ['病假', 'Sick'],
          ['年假', 'Annual'],
          ['调休', 'In lieu'],
        ]),
      ),
      must(ask('datetime', '开始时间', 'From')),
      must(ask('datetime', '结束时间', 'Until')),
      must(ask('textarea', '请假原因', 'Reason')),
      ask('file', '证明材料', 'Papers'),
    ],
  },
  {
    key: 'application',
    trade: 'people',
    title: ['应聘登记', 'Job application'],
    questions: [
      who,
      mobile,
      must(ask('sex', '性别', 'Gender')),
      must(ask('age', '年龄', 'Age')),
      must(ask('text', '应聘岗位', 'Position')),
      one('最高学历', 'Education', [
        ['高中及以下', 'High school or less'],
        ['大专', 'College'],
        ['本科', 'Bachelor'],
        ['硕士及以上', 'Master or more'],
      ]),
      ask('number', '期望月薪', 'Wanted monthly pay', { unit: ['元', 'CNY'], more: { min: '0' } }),
      ask('file', '简历', 'Curriculum vitae'),
    ],
  },
  {
    key: 'new-hire',
    trade: 'people',
    title: ['入职信息', 'New employee'],
    questions: [
      who,
      mobile,
      must(ask('idcard', '身份证号', 'ID card', { more: { masked: true } })),
      must(ask('address', '现住址', 'Address')),
      must(ask('text', '紧急联系人', 'In an emergency call')),
      must(ask('phone', '紧急联系人电话', 'Their phone')),
      must(ask('date', '到岗日期', 'First day')),
      signed,
    ],
  },
  {
    key: 'borrow',
    trade: 'people',
    title: ['物品借用', 'Lending'],
    questions: [
      must(
        one('借还', 'What is done', [
          ['借出', 'Lent'],
          ['归还', 'Returned'],
        ]),
      ),
      who,
      ask('date', '预计归还日期', 'Back by', { when: [0, 0], required: true }),
      one('归还时是否完好', 'Whole when returned', yesNo, { when: [0, 1] }),
      ask('image', '照片', 'Photos'),
      note,
    ],
  },
  {
    key: 'lunch',
    trade: 'people',
    title: ['订餐统计', 'Meal orders'],
    questions: [
      who,
      must(
        several('订哪几餐', 'Which meals', [
          ['早餐', 'Breakfast'],
          ['午餐', 'Lunch'],
          ['晚餐', 'Dinner'],
        ]),
      ),
      one('口味', 'Diet', [
        ['不限', 'Any'],
        ['清淡', 'Light'],
        ['素食', 'Vegetarian'],
        ['清真', 'Halal'],
      ]),
      note,
    ],
  },
]
