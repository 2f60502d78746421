import { useCallback, useEffect, useRef } from 'react'
import { forgetDraft, writeDraft } from './draft-store.ts'

const pause = 300

/**
 * Keeps unsaved work in this browser shortly after each change, and forgets it once there is none (null). `wasKept`
 * says that the editor began with work that is kept already. Answers what forgets it at once: what waits to be kept at
 * that moment never is, so nobody finds work again that he has saved.
 */
export function useKeptDraft(key: string, work: object | null, wasKept: boolean): () => Promise<void> {
  // Its moment stays that of the last change.
  const beginning = useRef(wasKept ? work : undefined)
  const isKept = useRef(wasKept)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (work === null ? !isKept.current : work === beginning.current) return
    waiting.current = setTimeout(() => {
      isKept.current = work !== null
      if (work === null) void forgetDraft(key)
      else void writeDraft(key, { ...work, savedAt: new Date().toISOString() })
    }, pause)
    return () => clearTimeout(waiting.current)
  }, [key, work])
  return useCallback(() => {
    clearTimeout(waiting.current)
    isKept.current = false
    return forgetDraft(key)
  }, [key])
}
