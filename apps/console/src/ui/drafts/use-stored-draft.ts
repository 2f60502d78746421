import { useEffect, useState } from 'react'
import { type Kept, readDraft } from './draft-store.ts'

/** Unsaved work of an earlier visit; undefined while it is being read. */
export function useStoredDraft<Draft extends Kept>(key: string): Draft | null | undefined {
  const [read, setRead] = useState<{ key: string; draft: Draft | null }>()
  useEffect(() => {
    let current = true
    void readDraft<Draft>(key).then((draft) => current && setRead({ key, draft }))
    return () => {
      current = false
    }
  }, [key])
  return read?.key === key ? read.draft : undefined
}
