import type { QrCode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { finishedBlocks } from '@matai/content/draft'
import { qrCodesChanged } from '../queries.ts'
import type { CodeContent } from './code-content.ts'
import { contentChanges } from './content-changes.ts'
import { sayChanges } from './say-changes.ts'
import { saveFaults, type SaveFaults } from './save-faults.ts'
import { type SaveProblem, saveProblem } from './save-problem.ts'
import type { Timing } from '../versions/timing-dialog.tsx'
import { useZone } from '../versions/use-zone.ts'
import { scheduledQuery, versionsChanged } from '../versions/version-queries.ts'
import type { Editor } from './use-editor.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

const none: SaveFaults = {
  name: undefined,
  kind: undefined,
  target: undefined,
  content: undefined,
  blocks: new Map(),
}

interface SaveOptions {
  editor: Editor
  /** The code's id; null for a new one. */
  id: string | null
  onSaved: (qrCode: QrCode) => void
}

/** Saving: what stands in its way, what the server says, and what was changed. */
export function useSave({ editor, id, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // Between the answer and the next picture of the screen, what was new has its id here.
  const made = useRef(id)
  // Faults belong to what was sent; they go with the next change.
  const [found, setFound] = useState({ content: editor.content, faults: none })
  const faults = found.content === editor.content ? found.faults : none
  const [conflict, setConflict] = useState(false)
  const [asked, setAsked] = useState<Timing>()
  const { say } = useZone()

  /** A version that waits to be published keeps its times when it is written on. */
  async function keptTiming(): Promise<Timing> {
    const { version } = editor.saved
    const { list } =
      id && version ? await queries.fetchQuery({ ...scheduledQuery(id), staleTime: 30_000 }) : { list: [] }
    const waiting = list.find(({ number, publishAt }) => number === version && Date.parse(publishAt) > Date.now())
    return waiting ?? { publishAt: null, endAt: null }
  }

  /** `over` saves although the server has a newer version; without `timing`, what waits goes on waiting. */
  const { run: save, running: saving } = useSingleFlight(store)
  async function store({ over = false, timing }: { over?: boolean; timing?: Timing | undefined } = {}) {
    const { content, uploads } = editor
    const problem = saveProblem(content, uploads)
    setFound({ content, faults: problem ? faultsOf(problem, t(problem.phrase)) : none })
    if (problem && problem.at !== 'name' && problem.at !== 'target') toast.error(t(problem.phrase))
    if (problem) return
    setConflict(false)
    setAsked(timing)
    try {
      const { publishAt, endAt } = timing ?? (await keptTiming())
      const stored = await client.qrCodes.save({
        ...toSend(content, id ?? made.current, over ? null : editor.saved.version),
        ...(publishAt ? { publishAt } : {}),
        ...(endAt ? { endAt } : {}),
      })
      made.current = stored.id
      const changes = contentChanges(editor.saved.content, content)
      editor.storedAs(content, stored.version)
      qrCodesChanged(queries, stored)
      versionsChanged(queries, stored.id)
      if (publishAt) toast.success(t('versions.saved', { at: say(publishAt) }))
      else if (id) toast.success(sayChanges(changes, t))
      onSaved(stored)
    } catch (error) {
      if (error instanceof CallError && error.code === 1006) setConflict(true)
      else show(error, content)
    }
  }

  function show(error: unknown, content: CodeContent) {
    const told = error instanceof CallError ? saveFaults(error.data.issues ?? [], content) : none
    setFound({ content, faults: told })
    if (!told.name && !told.kind && !told.target && !told.content && told.blocks.size === 0)
      toast.error(sentenceOf(error))
  }

  const saveOver = () => save({ over: true, timing: asked })
  return { save, saveOver, saving, faults, conflict, closeConflict: () => setConflict(false) }
}

function faultsOf({ at }: SaveProblem, words: string): SaveFaults {
  return typeof at === 'string' ? { ...none, [at]: words } : { ...none, blocks: new Map([[at.block, words]]) }
}

function toSend({ name, directoryId, kind, target, blocks }: CodeContent, id: string | null, version: number | null) {
  return {
    ...(id ? { id } : {}),
    ...(version ? { version } : {}),
    ...(directoryId ? { directoryId } : {}),
    name: name.trim(),
    kind,
    ...(kind === 'jump' ? { target: target.trim() } : { blocks: finishedBlocks(blocks) }),
  }
}
