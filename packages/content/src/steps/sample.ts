import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const steps: BlockOf<'steps'> = {
  id: 'steps',
  type: 'steps',
  title: '使用方法',
  steps: [
    { text: '拔掉保险销', fileId },
    { text: '对准火焰根部\n左右扫射', fileId: null },
  ],
}
