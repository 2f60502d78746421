import type { StoredFile } from '@matai/contract'
import type { CodeContent } from './code-content.ts'

/** Unsaved work of one code in this browser. */
export interface Draft {
  content: CodeContent
  /** Files that were uploaded for it. */
  files: StoredFile[]
  /** Version of the code that the work began from; null for a new one. */
  version: number | null
  /** ISO moment of the last change. */
  savedAt: string
}

/** One draft per account and code. */
export const draftKey = (accountId: number, qrCodeId: string): string => `${accountId}:${qrCodeId}`

/** One draft per account and beginning of new codes. */
export const newDraftKey = (accountId: number, start: string): string => `${accountId}:new:${start}`
