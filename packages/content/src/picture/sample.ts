import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const picture: BlockOf<'picture'> = {
  id: 'picture',
  type: 'picture',
  fileId,
  caption: '正面',
  alt: '一台灭火器',
}
