import { ask, checklist, inspector, must, note, one, photos, signed, state } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const safety: readonly FormTemplate[] = [
  {
    key: 'extinguisher',
    trade: 'safety',
    title: ['灭火器月检', 'Fire extinguisher, monthly check'],
    questions: [
      inspector,
      checklist('检查项目', 'Checks', [
        ['压力指针在绿区', 'Gauge in the green'],
        ['保险销和铅封完好', 'Pin and seal intact'],
        ['瓶体无锈蚀变形', 'No rust or dents'],
        ['喷管无裂纹堵塞', 'Hose free and sound'],
        ['摆放位置无遮挡', 'Nothing stands in front'],
      ]),
      must(
        one('结论', 'Verdict', [
          ['合格', 'Passed'],
          ['送修', 'To be serviced'],
          ['更换', 'To be replaced'],
        ]),
      ),
      photos,
      note,
      signed,
    ],
  },
  {
    key: 'hydrant',
    trade: 'safety',
    title: ['消火栓巡检', 'Hydrant inspection'],
    questions: [
      inspector,
      checklist('检查项目', 'Checks', [
        ['箱门完好、标识清楚', 'Door and sign in order'],
        ['水带、水枪、扳手齐全', 'Hose, nozzle and key complete'],
        ['阀门不漏水', 'Valve tight'],
        ['报警按钮正常', 'Alarm button works'],
      ]),
      ask('number', '静水压力', 'Static pressure', { unit: ['MPa', 'MPa'], more: { min: '0', max: '3', decimals: 2 } }),
      photos,
      signed,
    ],
  },
  {
    key: 'hazard',
    trade: 'safety',
    title: ['安全隐患上报', 'Hazard report'],
    questions: [
      must(ask('text', '隐患地点', 'Where')),
      must(
        one('类别', 'Kind', [
          ['用电', 'Electricity'],
          ['消防', 'Fire'],
          ['机械', 'Machines'],
          ['高处作业', 'Work at height'],
          ['其他', 'Other'],
        ]),
      ),
      must(
        one('严重程度', 'How serious', [
          ['一般', 'Minor'],
          ['较大', 'Serious'],
          ['重大', 'Critical'],
        ]),
      ),
      must(ask('textarea', '情况说明', 'What is wrong')),
      must(photos),
      ask('name', '上报人', 'Reported by'),
      ask('phone', '联系电话', 'Phone'),
    ],
  },
  {
    key: 'hot-work',
    trade: 'safety',
    title: ['动火作业申请', 'Hot work permit'],
    questions: [
      must(ask('text', '作业地点', 'Place of work')),
      must(ask('datetime', '开始时间', 'Begins')),
      must(ask('datetime', '结束时间', 'Ends')),
      must(ask('name', '作业人', 'Worker')),
      must(ask('name', '监护人', 'Fire watch')),
      checklist('安全措施', 'Precautions', [
        ['周围可燃物已清理', 'Nothing flammable around'],
        ['灭火器材已到位', 'Extinguishers at hand'],
        ['气体检测合格', 'Gas measured'],
      ]),
      must(ask('image', '现场照片', 'Photos')),
      signed,
    ],
  },
  {
    key: 'device',
    trade: 'safety',
    title: ['设备点检', 'Equipment check'],
    questions: [
      inspector,
      must(one('运行状态', 'Condition', state)),
      ask('textarea', '异常说明', 'What is faulty', { when: [1, 1], required: true }),
      ask('number', '运行温度', 'Temperature', { unit: ['℃', '°C'], more: { decimals: 1 } }),
      ask('number', '运行小时', 'Running hours', { unit: ['小时', 'h'], more: { min: '0' } }),
      photos,
      signed,
    ],
  },
]
