import { sampleFileId as fileId } from '../sample-file.ts'
import type { BlockOf } from '../schema.ts'

export const audio: BlockOf<'audio'> = { id: 'audio', type: 'audio', fileId, title: '讲解' }
