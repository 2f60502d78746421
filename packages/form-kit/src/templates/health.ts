import { ask, mobile, must, note, one, several, signed, who, yesNo } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const health: readonly FormTemplate[] = [
  {
    key: 'clinic-booking',
    trade: 'health',
    title: ['就诊预约', 'Clinic appointment'],
    questions: [
      must(
        ask('appointment', '就诊时间', 'When', {
          more: {
            slots: [
              { id: 's1', from: '08:30', until: '10:00', capacity: 10 },
              { id: 's2', from: '10:00', until: '11:30', capacity: 10 },
              { id: 's3', from: '14:00', until: '16:00', capacity: 10 },
            ],
            aheadDays: 7,
            closesBefore: 60,
          },
        }),
      ),
      who,
      mobile,
      must(ask('age', '年龄', 'Age')),
      ask('textarea', '主要症状', 'Symptoms'),
    ],
  },
  {
    key: 'health-check',
    trade: 'health',
    title: ['健康登记', 'Health declaration'],
    questions: [
      who,
      mobile,
      must(ask('number', '体温', 'Temperature', { unit: ['℃', '°C'], more: { min: '34', max: '43', decimals: 1 } })),
      must(one('有没有不适', 'Feeling unwell', yesNo)),
      several(
        '哪些症状',
        'Symptoms',
        [
          ['发热', 'Fever'],
          ['咳嗽', 'Cough'],
          ['乏力', 'Weakness'],
          ['其他', 'Other'],
        ],
        { when: [3, 0], required: true },
      ),
      signed,
    ],
  },
  {
    key: 'disinfection',
    trade: 'health',
    title: ['消毒记录', 'Disinfection record'],
    questions: [
      must(ask('text', '消毒区域', 'Area')),
      must(
        one('消毒方式', 'How', [
          ['喷洒', 'Sprayed'],
          ['擦拭', 'Wiped'],
          ['紫外线', 'Ultraviolet'],
        ]),
      ),
      ask('text', '消毒剂和浓度', 'Agent and strength'),
      must(ask('datetime', '消毒时间', 'When', { more: { initialNow: true } })),
      must(ask('name', '操作人', 'Done by')),
      note,
    ],
  },
]
