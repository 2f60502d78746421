import type { LabelDesign, LabelLayer } from '@matai/label'
import { defaultStyle } from '@matai/qr'
import sharp from 'sharp'
import type { LabelOrder } from './label-order.ts'

const place = { rotate: 0, locked: false, group: null }
const look = {
  ...place,
  size: 4,
  bold: false,
  color: '#16211D',
  align: 'left',
  vertical: 'middle',
  fit: 'wrap',
} as const

/** One layer of every type and more, with text that is too long for where it stands. */
export const layers: LabelLayer[] = [
  {
    ...place,
    id: 'r',
    type: 'rectangle',
    x: 1.5,
    y: 1.5,
    width: 77,
    height: 47,
    fill: null,
    stroke: '#0B6B50',
    thickness: 0.6,
    radius: 3,
  },
  {
    ...look,
    id: 't',
    type: 'text',
    x: 5,
    y: 3.5,
    width: 46,
    height: 7,
    size: 5,
    bold: true,
    color: '#0B6B50',
    text: '设备巡检标签 🔧',
  },
  {
    ...place,
    id: 'l',
    type: 'line',
    x: 5,
    y: 11,
    width: 46,
    height: 1,
    color: '#0B6B50',
    thickness: 0.4,
    dash: 'dashed',
  },
  {
    ...look,
    id: 'n',
    type: 'field',
    field: 'name',
    column: '',
    prefix: '名称：',
    x: 5,
    y: 13,
    width: 44,
    height: 12,
  },
  {
    ...look,
    id: 'd',
    type: 'field',
    field: 'directory',
    column: '',
    prefix: '位置：',
    x: 5,
    y: 26,
    width: 44,
    height: 9,
    size: 3,
  },
  {
    ...look,
    id: 'c',
    type: 'field',
    field: 'column',
    column: '责任人',
    prefix: '责任人：',
    x: 5,
    y: 36,
    width: 30,
    height: 4.5,
    size: 3,
    fit: 'cut',
  },
  { ...place, id: 'p', type: 'picture', fileId: 'logo', fit: 'contain', x: 66, y: 3.5, width: 9, height: 9 },
  { ...place, id: 'q', type: 'code', style: null, x: 50, y: 14, width: 26, height: 26 },
  {
    ...look,
    id: 'v',
    type: 'field',
    field: 'number',
    column: '',
    prefix: 'No. ',
    x: 63,
    y: 27,
    width: 26,
    height: 4,
    rotate: 90,
    size: 2.6,
    align: 'center',
  },
  {
    ...look,
    id: 'f',
    type: 'text',
    x: 50,
    y: 40.5,
    width: 26,
    height: 5,
    size: 3,
    align: 'center',
    text: '扫码查看巡检记录',
  },
]

export const design: LabelDesign = { width: 80, height: 50, bgColor: '#FFFFFF', bgUrl: null, layers }

export async function labelOrder(more: Partial<LabelDesign> = {}): Promise<LabelOrder> {
  const logo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0B6B50' } })
    .png()
    .toBuffer()
  return {
    design: { ...design, ...more },
    data: {
      name: '地下二层车库东北角消防水泵房二号喷淋泵（备用）Grundfos NB-100-200，2019 年安装',
      number: 'M16-Z41',
      id: 'AbC23xyz',
      address: 'https://example.com/q/AbC23xyz',
      directories: ['华东分公司', '一号厂房', '地下二层', '消防水泵房'],
      state: '正常',
      created: '2026年3月1日',
      printed: '2026年11月21日',
      columns: { 责任人: '欧阳张三、李四和夜班全体值守人员' },
    },
    style: { ...defaultStyle, foreColor: '#0B3B2E' },
    pictures: { logo: `data:image/png;base64,${logo.toString('base64')}` },
    format: 'png',
    dpi: 300,
  }
}
