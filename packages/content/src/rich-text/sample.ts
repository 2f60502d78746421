import type { BlockOf } from '../schema.ts'

export const richText: BlockOf<'richText'> = {
  id: 'richText',
  type: 'richText',
  html: '<p>拔掉保险销，对准火焰根部。</p>',
}
