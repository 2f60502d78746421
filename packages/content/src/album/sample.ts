import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const album: BlockOf<'album'> = {
  id: 'album',
  type: 'album',
  layout: 'grid',
  items: [{ fileId, caption: '正面', alt: '' }],
}
