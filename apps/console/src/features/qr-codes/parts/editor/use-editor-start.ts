import { useQuery } from '@tanstack/react-query'
import { useStoredDraft } from '../../../../ui/drafts/use-stored-draft.ts'
import { useUser } from '../../../../user.ts'
import { qrCodeQuery } from '../queries.ts'
import { blankContent, contentOf } from './code-content.ts'
import type { Start } from '../start/start-of.ts'
import { type Draft, draftKey, newDraftKey } from './draft.ts'
import type { EditorStart } from './use-editor.ts'

/** What an editor begins with: what the server has, and unsaved work of an earlier visit. */
interface Beginning {
  key: string
  start: EditorStart | null
  error: unknown
  retry: () => void
}

/** A new code begins with what was chosen; work that was begun with it goes on. */
export function useNewStart({ key: chosen, content }: Start): Beginning {
  const key = newDraftKey(useUser().account.id, chosen)
  const draft = useCodeDraft(key)
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
