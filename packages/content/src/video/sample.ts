import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const video: BlockOf<'video'> = { id: 'video', type: 'video', fileId, title: '使用方法', posterFileId: null }
