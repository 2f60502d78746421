import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const file: BlockOf<'file'> = { id: 'file', type: 'file', fileId, title: '检验报告' }
