import type { QrCode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { qrCodeNameMax } from 'virtual:contract-constants'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { useVersioned } from '../../../../ui/editing/use-versioned.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { filesNamed, finishedBlocks } from '@matai/content/draft'
import { qrCodesChanged } from '../queries.ts'
import { type CodeContent, contentOf, sameContent } from './code-content.ts'
import { contentChanges } from './content-changes.ts'
import { sayChanges } from './say-changes.ts'
import { saveFaults, type SaveFaults } from './save-faults.ts'
import { type SaveProblem, saveProblem } from './save-problem.ts'
import type { Timing } from '../versions/timing-dialog.tsx'
import { useZone } from '../versions/use-zone.ts'
import { scheduledQuery, versionsChanged } from '../versions/version-queries.ts'
import type { Editor, EditorStart } from './use-editor.ts'

const none: SaveFaults = {
  name: undefined,
  kind: undefined,
  target: undefined,
  content: undefined,
  blocks: new Map(),
}

interface SaveOptions {
  editor: Editor
  start: EditorStart
  /** Under which unsaved work is kept. */
  draftKey: string
  /** The code's id; null for a new one. */
  id: string | null
  locked: boolean
  onSaved: (qrCode: QrCode) => Promise<void> | void
}

/** Saving: what stands in its way, what the server says, and what was changed. */
export function useSave({ editor, start, draftKey, id, locked, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { content, uploads, files } = editor
  // Faults belong to what was sent; they go with the next change.
  const [found, setFound] = useState({ content, faults: none })
  const faults = found.content === content ? found.faults : none
  const timed = useRef<string | null>(null)
  const { say } = useZone()
  const beside = useMemo(() => {
    const named = filesNamed(content.blocks)
    return { files: [...files.values()].filter((file) => named.has(file.id)) }
  }, [content.blocks, files])

  /** A version that waits to be published keeps its times when it is written on. */
  async function keptTiming(over: { id: string; version?: number } | null): Promise<Timing> {
    if (!over?.version) return { publishAt: null, endAt: null }
    const { list } = await queries.fetchQuery({ ...scheduledQuery(over.id), staleTime: 30_000 })
    const waiting = list.find(({ number, publishAt }) => number === over.version && Date.parse(publishAt) > Date.now())
    return waiting ?? { publishAt: null, endAt: null }
  }

  const { version } = start.saved
  const versions = useVersioned<QrCode, CodeContent, Timing>({
    draftKey,
    draft: start.draft,
    known: id === null || version === null ? null : { id, version },
    begun: start.saved.content,
    content,
    same: sameContent,
    beside,
    locked,
    check(sent) {
      const problem = saveProblem(sent, uploads)
      setFound({ content, faults: problem ? faultsOf(problem, t(problem.phrase)) : none })
      return problem === null
    },
    // Without times of its own, what waits to be published goes on waiting.
    async send(sent, over, timing) {
      const { publishAt, endAt } = timing ?? (await keptTiming(over))
      timed.current = publishAt
      const times = { ...(publishAt ? { publishAt } : {}), ...(endAt ? { endAt } : {}) }
      return client.qrCodes.save({ ...toSend(sent), ...over, ...times })
    },
    load: (known) => client.qrCodes.getInfo({ id: known }),
    contentOf,
    copied: (sent) => ({ ...sent, name: t('app.copyOf', { name: sent.name.trim() }).slice(0, qrCodeNameMax) }),
    goOn: (qrCode) => {
      qrCodesChanged(queries, qrCode)
      editor.goOn(contentOf(qrCode), qrCode.files)
    },
    restart: (from, qrCode) => editor.startAgain(from, qrCode?.files ?? start.files),
    undo: () => editor.edit({ do: 'undo' }),
    redo: () => editor.edit({ do: 'redo' }),
    onSaved(stored, { sent, before, isNew }) {
      qrCodesChanged(queries, stored)
      versionsChanged(queries, stored.id)
      if (timed.current) toast.success(t('versions.saved', { at: say(timed.current) }))
      else if (!isNew) toast.success(sayChanges(contentChanges(before, sent), t))
      return onSaved(stored)
    },
    onRefused(error, sent) {
      const told = error instanceof CallError ? saveFaults(error.data.issues ?? [], sent) : none
      setFound({ content, faults: told })
      if (!told.name && !told.kind && !told.target && !told.content && told.blocks.size === 0)
        toast.error(sentenceOf(error))
    },
  })
  return { ...versions, faults }
}

function faultsOf({ at }: SaveProblem, words: string): SaveFaults {
  return typeof at === 'string' ? { ...none, [at]: words } : { ...none, blocks: new Map([[at.block, words]]) }
}

function toSend({ name, directoryId, kind, target, blocks }: CodeContent) {
  return {
    ...(directoryId ? { directoryId } : {}),
    name: name.trim(),
    kind,
    ...(kind === 'jump' ? { target: target.trim() } : { blocks: finishedBlocks(blocks) }),
  }
}
