import { ask, mobile, must, note, one, several, who, yesNo } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const shop: readonly FormTemplate[] = [
  {
    key: 'satisfaction',
    trade: 'shop',
    title: ['顾客满意度', 'Customer satisfaction'],
    questions: [
      must(ask('rating', '对服务满意吗', 'How was the service')),
      must(ask('rating', '对环境满意吗', 'How was the place')),
      must(ask('nps', '会把我们推荐给朋友吗', 'Would you recommend us')),
      several('哪里可以更好', 'What could be better', [
        ['服务态度', 'Friendliness'],
        ['等候时间', 'Waiting'],
        ['价格', 'Prices'],
        ['环境', 'The place'],
      ]),
      ask('textarea', '想对我们说的话', 'Anything else'),
      ask('phone', '手机号', 'Phone'),
    ],
  },
  {
    key: 'complaint',
    trade: 'shop',
    title: ['投诉建议', 'Complaints and ideas'],
    questions: [
      must(
        one('类型', 'Kind', [
          ['投诉', 'Complaint'],
          ['建议', 'Idea'],
          ['表扬', 'Praise'],
        ]),
      ),
      must(ask('textarea', '内容', 'Tell us')),
      ask('image', '照片', 'Photos'),
      ask('name', '称呼', 'Your name'),
      ask('phone', '联系电话', 'Phone'),
    ],
  },
  {
    key: 'table-booking',
    trade: 'shop',
    title: ['餐位预约', 'Table booking'],
    questions: [
      must(
        ask('appointment', '到店时间', 'When', {
          more: {
            slots: [
              { id: 's1', from: '11:00', until: '13:00', capacity: 40 },
              { id: 's2', from: '17:00', until: '19:00', capacity: 40 },
              { id: 's3', from: '19:00', until: '21:00', capacity: 40 },
            ],
            aheadDays: 14,
            partyMax: 12,
          },
        }),
      ),
      who,
      mobile,
      one('需要包间吗', 'A room of your own', yesNo),
      note,
    ],
  },
  {
    key: 'warranty',
    trade: 'shop',
    title: ['产品保修登记', 'Warranty registration'],
    questions: [
      must(ask('scan', '产品序列号', 'Serial number')),
      must(ask('date', '购买日期', 'Bought on')),
      ask('text', '购买店铺', 'Bought at'),
      ask('image', '购买凭证', 'Receipt'),
      who,
      mobile,
      ask('address', '地址', 'Address'),
    ],
  },
]
