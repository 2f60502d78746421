import { ask, mobile, must, note, one, several, who, yesNo } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const events: readonly FormTemplate[] = [
  {
    key: 'event-registration',
    trade: 'events',
    title: ['活动报名', 'Event registration'],
    questions: [
      who,
      mobile,
      ask('text', '单位', 'Organisation'),
      ask('number', '参加人数', 'People', {
        unit: ['人', 'people'],
        more: { min: '1', max: '20', decimals: 0, initial: '1' },
      }),
      one('需要用餐吗', 'Will you eat with us', yesNo),
      several('对哪些内容感兴趣', 'What interests you', [
        ['主题演讲', 'Talks'],
        ['产品体验', 'Trying products'],
        ['交流晚宴', 'Dinner'],
      ]),
      note,
    ],
  },
  {
    key: 'meeting-sign-in',
    trade: 'events',
    title: ['会议签到', 'Meeting sign-in'],
    questions: [
      who,
      ask('text', '单位', 'Organisation'),
      ask('text', '职务', 'Position'),
      mobile,
      must(ask('signature', '签名', 'Signature')),
    ],
  },
]
