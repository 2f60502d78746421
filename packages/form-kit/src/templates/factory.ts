import { ask, checklist, must, note, one, photos, signed, state, who } from './questions.ts'
import type { FormTemplate } from './template.ts'

export const factory: readonly FormTemplate[] = [
  {
    key: 'goods-in',
    trade: 'factory',
    title: ['入库登记', 'Goods in'],
    questions: [
      must(ask('stock', '入库数量', 'Amount in', { more: { direction: 'in' } })),
      ask('text', '供应商', 'Supplier'),
      ask('text', '批号', 'Batch'),
      ask('date', '生产日期', 'Made on'),
      ask('image', '货物照片', 'Photos'),
      must(ask('name', '经手人', 'Handled by')),
    ],
  },
  {
    key: 'goods-out',
    trade: 'factory',
    title: ['出库登记', 'Goods out'],
    questions: [
      must(ask('stock', '出库数量', 'Amount out', { more: { direction: 'out' } })),
      must(ask('text', '领用部门', 'For')),
      ask('text', '用途', 'Purpose'),
      must(ask('name', '领用人', 'Taken by')),
      signed,
    ],
  },
  {
    key: 'quality',
    trade: 'factory',
    title: ['质量检验', 'Quality check'],
    questions: [
      must(ask('text', '产品批号', 'Batch')),
      must(ask('number', '抽检数量', 'Sample', { unit: ['件', 'pcs'], more: { min: '1', decimals: 0 } })),
      must(ask('number', '不合格数量', 'Rejected', { unit: ['件', 'pcs'], more: { min: '0', decimals: 0 } })),
      checklist('检验项目', 'Checks', [
        ['外观', 'Looks'],
        ['尺寸', 'Measures'],
        ['功能', 'Function'],
        ['包装', 'Packing'],
      ]),
      must(
        one('结论', 'Verdict', [
          ['合格', 'Passed'],
          ['返工', 'Rework'],
          ['报废', 'Scrap'],
        ]),
      ),
      photos,
      signed,
    ],
  },
  {
    key: 'handover',
    trade: 'factory',
    title: ['交接班记录', 'Shift handover'],
    questions: [
      must(
        one('班次', 'Shift', [
          ['早班', 'Early'],
          ['中班', 'Late'],
          ['夜班', 'Night'],
        ]),
      ),
      must(ask('name', '交班人', 'Hands over')),
      must(ask('name', '接班人', 'Takes over')),
      must(one('设备状态', 'Machines', state)),
      ask('textarea', '异常情况', 'What is faulty', { when: [3, 1], required: true }),
      ask('textarea', '待办事项', 'To be done'),
      signed,
    ],
  },
  {
    key: 'maintenance',
    trade: 'factory',
    title: ['维修保养记录', 'Maintenance record'],
    questions: [
      must(
        one('类型', 'Kind', [
          ['保养', 'Maintenance'],
          ['维修', 'Repair'],
        ]),
      ),
      must(ask('textarea', '处理内容', 'What was done')),
      ask('auto_table', '更换的零件', 'Parts', {
        columns: [
          { label: ['零件', 'Part'], cell: 'words' },
          { label: ['数量', 'Number'], cell: 'amount' },
        ],
      }),
      ask('number', '费用', 'Cost', { unit: ['元', 'CNY'], more: { min: '0', decimals: 2 } }),
      photos,
      who,
      note,
    ],
  },
]
