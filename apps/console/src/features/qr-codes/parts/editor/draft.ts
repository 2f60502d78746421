import { pendingUploads } from '../blocks/edit-blocks.ts'
import { type CodeContent, sameContent } from './code-content.ts'

/** Unsaved work of one code in this browser. */
export interface Draft {
  content: CodeContent
  /** Version of the code that the work began from; null for a new one. */
  version: number | null
  /** ISO moment of the last change. */
  savedAt: string
}

/** One draft per account and code; new codes share one. */
export function draftKey(accountId: number, qrCodeId: string | null): string {
  return `${accountId}:${qrCodeId ?? 'new'}`
}

/** Whether the draft has anything that the server has not. */
export function isWorthKeeping(content: CodeContent, saved: CodeContent): boolean {
  return !sameContent(content, saved)
}

/** Uploads that a reload cut off: their files are no longer at hand. */
export function cutOffUploads(draft: Draft, known: (upload: string) => boolean): string[] {
  return pendingUploads(draft.content.blocks).filter((upload) => !known(upload))
}
