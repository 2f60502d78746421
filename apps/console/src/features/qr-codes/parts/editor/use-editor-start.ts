import type { QrCodeKind } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStoredDraft } from '../../../../ui/drafts/use-stored-draft.ts'
import { useUser } from '../../../../user.ts'
import { blankText } from '@matai/content/draft'
import { qrCodeQuery } from '../queries.ts'
import { blankContent, contentOf } from './code-content.ts'
import { type Draft, draftKey } from './draft.ts'
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
  const draft = useCodeDraft(key)
  const [content] = useState(() => ({ ...blankContent, directoryId, kind, blocks: [blankText()] }))
  const start = draft === undefined ? null : { saved: { content, version: null }, files: [], draft }
  return { key, start, error: null, retry: () => {} }
}

export function useStoredStart(id: string): Beginning {
  const key = draftKey(useUser().account.id, id)
  const draft = useCodeDraft(key)
  const { data, error, refetch } = useQuery(qrCodeQuery(id))
  const ready = data && draft !== undefined
  const start = ready ? { saved: { content: contentOf(data), version: data.version }, files: data.files, draft } : null
  return { key, start, error, retry: () => void refetch() }
}

/** Undefined while it is being read. */
function useCodeDraft(key: string): Draft | null | undefined {
  const draft = useStoredDraft<Draft>(key)
  // Work of an earlier edition knew pages only.
  return draft && { ...draft, content: { ...blankContent, ...draft.content } }
}
