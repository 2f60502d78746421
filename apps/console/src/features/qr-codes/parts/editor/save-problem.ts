import { webAddress } from '@matai/rules/web-address'
import type { PhraseKey } from '@matai/i18n'
import type { UploadStates } from '../../../files/public.ts'
import { blockProblem, finishedBlocks, pendingUploads } from '@matai/content/draft'
import type { CodeContent } from './code-content.ts'

/** Where something stands in the way of saving, and what to say there. */
export interface SaveProblem {
  at: 'name' | 'target' | 'content' | { block: string }
  phrase: PhraseKey
}

/** What must be done before the content can be saved; null when nothing. */
export function saveProblem(content: CodeContent, uploads: UploadStates): SaveProblem | null {
  if (content.name.trim() === '') return { at: 'name', phrase: 'errors.nameEmpty' }
  if (content.kind === 'jump') return targetProblem(content.target)
  const pending = pendingUploads(content.blocks)
  const stuck = pending.some((upload) => (uploads.get(upload)?.step ?? 'failed') === 'failed')
  if (stuck) return { at: 'content', phrase: 'qrCodes.uploadsFailed' }
  if (pending.length > 0) return { at: 'content', phrase: 'files.uploadPending' }
  for (const block of content.blocks) {
    const phrase = blockProblem(block)
    if (phrase) return { at: { block: block.id }, phrase }
  }
  const phrase = content.kind === 'form' ? 'codeForms.formMissing' : 'qrCodes.contentEmpty'
  if (finishedBlocks(content.blocks).length === 0) return { at: 'content', phrase }
  return null
}

function targetProblem(target: string): SaveProblem | null {
  if (target.trim() === '') return { at: 'target', phrase: 'kinds.targetMissing' }
  return webAddress(target) === null ? { at: 'target', phrase: 'kinds.targetWrong' } : null
}
