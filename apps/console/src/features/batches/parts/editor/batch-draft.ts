import type { StoredFile } from '@matai/contract'
import type { Kept } from '../../../../ui/drafts/draft-store.ts'
import type { BatchContent } from './batch-content.ts'

/** Unsaved work on one batch template in this browser. */
export interface BatchDraft extends Kept {
  content: BatchContent
  /** Files that were uploaded for it. */
  files: StoredFile[]
  /** Version of the template that the work began from; null for a new one. */
  version: number | null
}

/** One draft per account and template; new ones share one. */
export function batchDraftKey(accountId: number, id: number | null): string {
  return `${accountId}:batch:${id ?? 'new'}`
}
