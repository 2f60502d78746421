import { useMemo } from 'react'
import { filesNamed } from '@matai/content/draft'
import type { Draft } from './draft.ts'
import type { Editor } from './use-editor.ts'

/** What of an editor is to be kept; null when the server has it all. */
export function useUnsavedWork({ content, saved, dirty, files }: Editor): Omit<Draft, 'savedAt'> | null {
  return useMemo(() => {
    if (!dirty) return null
    const named = filesNamed(content.blocks)
    return { content, files: [...files.values()].filter(({ id }) => named.has(id)), version: saved.version }
  }, [content, saved, dirty, files])
}
