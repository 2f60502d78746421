import type { LabelData } from '../src/design.ts'

export const place = { id: 'one', x: 0, y: 0, width: 60, height: 10, rotate: 0, locked: false, group: null }

export const exampleData: LabelData = {
  name: '地下二层消防栓',
  number: 'M16-Z41',
  id: 'AbC23xyz',
  address: 'https://example.com/q/AbC23xyz',
  directories: ['总部', '一号楼'],
  state: '正常',
  created: '2025年3月1日',
  printed: '2025年3月2日',
  columns: { 责任人: '张三' },
}
