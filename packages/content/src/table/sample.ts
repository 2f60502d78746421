import type { BlockOf } from '../schema.ts'

export const table: BlockOf<'table'> = {
  id: 'table',
  type: 'table',
  title: '参数',
  header: ['项目', '数值'],
  rows: [['压力', '1.2 MPa']],
}
