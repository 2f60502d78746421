import { fileId, orNone } from '@matai/kinds'
import { block, caption } from '../block.ts'

export const video = block('video', {
  fileId: fileId({ kind: 'video' }),
  title: caption(),
  posterFileId: orNone(fileId({ kind: 'picture' })),
})
