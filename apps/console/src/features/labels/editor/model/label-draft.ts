import type { Kept } from '../../../../ui/drafts/draft-store.ts'
import type { LabelContent } from './label-state.ts'

export interface LabelFile {
  id: string
  url: string
  width?: number | null
  height?: number | null
}

/** Unsaved work on one label in this browser. */
export interface LabelDraft extends Kept {
  content: LabelContent
  /** Pictures that were uploaded for it. */
  files: LabelFile[]
  /** Version of the template that the work began from; null for a new one. */
  version: number | null
}

/** One draft per account and template; a new one is told by what it began with. */
export function labelDraftKey(accountId: number, about: { id: number } | { begun: string }): string {
  return `${accountId}:label:${'id' in about ? about.id : `new:${about.begun}`}`
}

export function sameContent(one: LabelContent, other: LabelContent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
