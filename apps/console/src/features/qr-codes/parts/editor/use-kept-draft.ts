import { useEffect, useRef } from 'react'
import { filesNamed } from '../blocks/file-slots.ts'
import { forgetDraft, writeDraft } from './draft-store.ts'
import type { Editor } from './use-editor.ts'

const pause = 300

/** Keeps unsaved work in this browser shortly after each change, and forgets it once there is none. */
export function useKeptDraft(key: string, { content, saved, dirty, files }: Editor): void {
  const hadDraft = useRef<boolean | null>(null)
  useEffect(() => {
    // What stands at the beginning is kept already, with the moment when it was written.
    const unchanged = hadDraft.current === null || (!dirty && !hadDraft.current)
    hadDraft.current ??= dirty
    if (unchanged) return
    const timer = setTimeout(() => {
      hadDraft.current = dirty
      const named = filesNamed(content.blocks)
      const kept = [...files.values()].filter(({ id }) => named.has(id))
      if (!dirty) void forgetDraft(key)
      else {
        void writeDraft(key, { content, files: kept, version: saved.version, savedAt: new Date().toISOString() })
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [key, content, saved, dirty, files])
}
