import type { QrCodeKind } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '../../../../user.ts'
import { blankText } from '../blocks/draft-block.ts'
import { qrCodeQuery } from '../queries.ts'
import { blankContent, contentOf } from './code-content.ts'
import { type Draft, draftKey } from './draft.ts'
import { readDraft } from './draft-store.ts'
import type { EditorStart } from './use-editor.ts'

/** What an editor begins with: what the server has, and unsaved work of an earlier visit. */
interface Beginning {
  key: string
  start: EditorStart | null
  error: unknown
  retry: () => void
}

/** A new code begins with one empty text, so that writing can start at once. */
export function useNewStart(directoryId: number | undefined, kind: QrCodeKind): Beginning {
  const key = draftKey(useUser().account.id, null)
  const draft = useStoredDraft(key)
  const [content] = useState(() => ({ ...blankContent, directoryId, kind, blocks: [blankText()] }))
  const start = draft === undefined ? null : { saved: { content, version: null }, files: [], draft }
  return { key, start, error: null, retry: () => {} }
}

export function useStoredStart(id: string): Beginning {
  const key = draftKey(useUser().account.id, id)
  const draft = useStoredDraft(key)
  const { data, error, refetch } = useQuery(qrCodeQuery(id))
  const ready = data && draft !== undefined
  const start = ready ? { saved: { content: contentOf(data), version: data.version }, files: data.files, draft } : null
  return { key, start, error, retry: () => void refetch() }
}

/** Undefined while it is being read. */
function useStoredDraft(key: string): Draft | null | undefined {
  const [read, setRead] = useState<{ key: string; draft: Draft | null }>()
  useEffect(() => {
    let current = true
    void readDraft(key).then((draft) => {
      // Work of an earlier edition knew pages only.
      const whole = draft && { ...draft, content: { ...blankContent, ...draft.content } }
      if (current) setRead({ key, draft: whole })
    })
    return () => {
      current = false
    }
  }, [key])
  return read?.key === key ? read.draft : undefined
}
