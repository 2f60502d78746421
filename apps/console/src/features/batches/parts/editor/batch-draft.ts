import type { StoredFile } from '@matai/contract'
import { useMemo } from 'react'
import type { Kept } from '../../../../ui/drafts/draft-store.ts'
import { filesNamed } from '@matai/content/draft'
import type { BatchContent } from './batch-content.ts'
import type { BatchEditor } from './use-batch-editor.ts'

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

/** What of an editor is to be kept; null when the server has it all. */
export function useUnsavedBatch({ content, saved, dirty, files }: BatchEditor): Omit<BatchDraft, 'savedAt'> | null {
  return useMemo(() => {
    if (!dirty) return null
    const named = filesNamed(content.blocks)
    return { content, files: [...files.values()].filter(({ id }) => named.has(id)), version: saved.version }
  }, [content, saved, dirty, files])
}
