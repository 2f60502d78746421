import { fileId } from '@matai/kinds'
import { block, caption } from '../block.ts'

/** A picture or a document to fetch, but nothing that is played (specification, section 5). */
export const file = block('file', { fileId: fileId({ kind: 'file' }), title: caption() })
