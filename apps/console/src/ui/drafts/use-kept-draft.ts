import { useEffect, useRef } from 'react'
import { forgetDraft, writeDraft } from './draft-store.ts'

const pause = 300

/**
 * Keeps unsaved work in this browser shortly after each change, and forgets it once there is none (null). `wasKept`
 * says that the editor began with work that is kept already.
 */
export function useKeptDraft(key: string, work: object | null, wasKept: boolean): void {
  // Its moment stays that of the last change.
  const beginning = useRef(wasKept ? work : undefined)
  const isKept = useRef(wasKept)
  useEffect(() => {
    if (work === null ? !isKept.current : work === beginning.current) return
    const timer = setTimeout(() => {
      isKept.current = work !== null
      if (work === null) void forgetDraft(key)
      else void writeDraft(key, { ...work, savedAt: new Date().toISOString() })
    }, pause)
    return () => clearTimeout(timer)
  }, [key, work])
}
