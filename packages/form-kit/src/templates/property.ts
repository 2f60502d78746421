import { ask, checklist, inspector, mobile, must, note, one, photos, signed, who } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const property: readonly FormTemplate[] = [
  {
    key: 'repair',
    trade: 'property',
    title: ['报修', 'Repair report'],
    questions: [
      must(ask('text', '报修地点', 'Where')),
      must(
        one('报修类型', 'Kind', [
          ['水', 'Water'],
          ['电', 'Electricity'],
          ['门窗', 'Doors and windows'],
          ['空调', 'Air conditioning'],
          ['其他', 'Other'],
        ]),
      ),
      must(ask('textarea', '故障说明', 'What is broken')),
      ask('image', '故障照片', 'Photos'),
      who,
      mobile,
      ask('datetime', '方便上门的时间', 'When somebody may come'),
    ],
  },
  {
    key: 'visitor',
    trade: 'property',
    title: ['访客登记', 'Visitor registration'],
    questions: [
      who,
      mobile,
      ask('text', '来访单位', 'From'),
      must(ask('text', '被访人', 'To see')),
      must(
        one('来访事由', 'Purpose', [
          ['拜访', 'Visit'],
          ['面试', 'Interview'],
          ['送货', 'Delivery'],
          ['施工', 'Works'],
        ]),
      ),
      ask('number', '同行人数', 'People', { unit: ['人', 'people'], more: { min: '0', max: '50', decimals: 0 } }),
      ask('car_number', '车牌号', 'Plate'),
      must(
        ask('checkmark', '来访须知', 'House rules', {
          label: ['我已阅读并遵守来访须知', 'I have read the house rules and keep to them'],
        }),
      ),
    ],
  },
  {
    key: 'patrol',
    trade: 'property',
    title: ['保安巡更', 'Guard patrol'],
    questions: [
      must(ask('name', '巡更人', 'Guard')),
      checklist('巡查项目', 'Checks', [
        ['门窗关好', 'Doors and windows shut'],
        ['通道畅通', 'Ways clear'],
        ['照明正常', 'Lights work'],
        ['无可疑情况', 'Nothing suspicious'],
      ]),
      photos,
      note,
    ],
  },
  {
    key: 'cleaning',
    trade: 'property',
    title: ['保洁检查', 'Cleaning check'],
    questions: [
      inspector,
      checklist('检查项目', 'Checks', [
        ['地面', 'Floor'],
        ['台面和镜面', 'Tops and mirrors'],
        ['垃圾桶', 'Bins'],
        ['洗手液和纸', 'Soap and paper'],
        ['气味', 'Smell'],
      ]),
      must(ask('rating', '总体评分', 'Overall')),
      photos,
    ],
  },
  {
    key: 'move-in',
    trade: 'property',
    title: ['房屋交接', 'Handover of a flat'],
    questions: [
      must(ask('text', '房号', 'Flat no.')),
      who,
      mobile,
      ask('number', '水表读数', 'Water meter', { more: { min: '0' } }),
      ask('number', '电表读数', 'Electricity meter', { more: { min: '0' } }),
      ask('auto_table', '交接物品', 'Items', {
        columns: [
          { label: ['物品', 'Item'], cell: 'words' },
          { label: ['数量', 'Number'], cell: 'amount' },
          { label: ['照片', 'Photos'], cell: 'photo' },
        ],
      }),
      signed,
    ],
  },
]
