import type { BlockOf } from '../schema.ts'

export const phoneButton: BlockOf<'phoneButton'> = {
  id: 'phoneButton',
  type: 'phoneButton',
  text: '联系维修',
  phone: '0755-8888 6666',
}
