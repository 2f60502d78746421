import { useMemo } from 'react'
import type { LabelDraft } from './model/label-draft.ts'
import type { LabelEditor } from './use-label-editor.ts'

/** What of an editor is to be kept; null when the server has it all. */
export function useUnsavedLabel(
  { content, dirty, files }: LabelEditor,
  version: number | null,
): Omit<LabelDraft, 'savedAt'> | null {
  return useMemo(
    () => (dirty ? { content, files: [...files.values()], version } : null),
    [content, dirty, files, version],
  )
}
