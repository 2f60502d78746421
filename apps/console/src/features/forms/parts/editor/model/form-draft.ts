import type { StoredFile } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import type { Kept } from '../../../../../ui/drafts/draft-store.ts'

/** Unsaved work on one form in this browser. */
export interface FormDraft extends Kept {
  content: FormDocument
  /** Files that were uploaded for it. */
  files: StoredFile[]
  /** Version of the form that the work began from. */
  version: number | null
}

/** One draft per account and form. */
export const formDraftKey = (accountId: number, id: number): string => `${accountId}:form:${id}`
