import { fileId } from '@matai/kinds'
import { block, caption } from '../block.ts'

export const picture = block('picture', { fileId: fileId({ kind: 'picture' }), caption: caption(), alt: caption() })
