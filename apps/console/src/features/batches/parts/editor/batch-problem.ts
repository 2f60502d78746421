import type { PhraseKey } from '@matai/i18n'
import type { UploadStates } from '../../../files/public.ts'
import { blockProblem, finishedBlocks, pendingUploads } from '@matai/content/draft'
import type { BatchContent } from './batch-content.ts'
import { unknownIn } from './column-names.ts'

/** Where something stands in the way of saving, and what to say there. */
export interface BatchProblem {
  at: 'name' | 'columns' | 'namePattern' | 'blocks' | { block: string }
  phrase: PhraseKey
  /** Names of variables that no column has. */
  unknown?: string[]
}

/** What must be done before a template can be saved; null when nothing. */
export function batchProblem(content: BatchContent, uploads: UploadStates): BatchProblem | null {
  if (content.name.trim() === '') return { at: 'name', phrase: 'errors.nameEmpty' }
  if (content.columns.length === 0) return { at: 'columns', phrase: 'batches.columnsEmpty' }
  const pending = pendingUploads(content.blocks)
  if (pending.some((upload) => (uploads.get(upload)?.step ?? 'failed') === 'failed'))
    return { at: 'blocks', phrase: 'qrCodes.uploadsFailed' }
  if (pending.length > 0) return { at: 'blocks', phrase: 'files.uploadPending' }
  for (const block of content.blocks) {
    const phrase = blockProblem(block, true)
    if (phrase) return { at: { block: block.id }, phrase }
  }
  if (finishedBlocks(content.blocks, true).length === 0) return { at: 'blocks', phrase: 'qrCodes.contentEmpty' }
  if (content.namePattern.trim() === '') return { at: 'namePattern', phrase: 'batches.patternEmpty' }
  const unknown = unknownIn(content)
  return unknown.length > 0 ? { at: 'columns', phrase: 'batches.unknownVariable', unknown } : null
}
