import type { BlockOf } from '../schema.ts'

export const location: BlockOf<'location'> = {
  id: 'location',
  type: 'location',
  name: '三号楼配电房',
  address: '海滨路 1 号',
  latitude: 22.5,
  longitude: 114.1,
}
