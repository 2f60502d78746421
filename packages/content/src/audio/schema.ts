import { fileId } from '@matai/kinds'
import { block, caption } from '../block.ts'

export const audio = block('audio', { fileId: fileId({ kind: 'audio' }), title: caption() })
