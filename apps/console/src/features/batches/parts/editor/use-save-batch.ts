import type { BatchTemplate, Issue } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { finishedBlocks } from '@matai/content/draft'
import { batchesChanged, batchQuery } from '../queries.ts'
import { type BatchContent, layoutOf } from './batch-content.ts'
import { type BatchProblem, batchProblem } from './batch-problem.ts'
import type { BatchEditor } from './use-batch-editor.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** What is wrong where, in the reader's language; blocks by id. */
export interface BatchFaults {
  name?: string | undefined
  columns?: string | undefined
  namePattern?: string | undefined
  blocks?: string | undefined
  inBlocks: ReadonlyMap<string, string>
}

const none: BatchFaults = { inBlocks: new Map() }

interface SaveOptions {
  editor: BatchEditor
  /** Null for a new template. */
  id: number | null
  onSaved: (template: BatchTemplate) => void
}

/** Saving: what stands in its way, and what the server says. */
export function useSaveBatch({ editor, id, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // Between the answer and the next picture of the screen, what was new has its id here.
  const made = useRef(id)
  // Faults belong to what was sent; they go with the next change.
  const [found, setFound] = useState({ content: editor.content, faults: none })
  const faults = found.content === editor.content ? found.faults : none
  const [conflict, setConflict] = useState(false)

  /** `over` saves although the server has a newer version. */
  const { run: save, running: saving } = useSingleFlight(store)
  async function store(over = false) {
    const { content, uploads } = editor
    const problem = batchProblem(content, uploads)
    setFound({ content, faults: problem ? faultsOf(problem, t) : none })
    if (problem) return toast.error(sayProblem(problem, t))
    setConflict(false)
    try {
      const stored = await client.batches.save(toSend(content, id ?? made.current, over ? null : editor.saved.version))
      made.current = stored.id
      editor.storedAs(content, stored.version)
      queries.setQueryData(batchQuery(stored.id).queryKey, stored)
      batchesChanged(queries)
      toast.success(
        stored.updating ? t('batchScreens.savedUpdating', { count: stored.behind }) : t('batchScreens.saved'),
      )
      onSaved(stored)
    } catch (error) {
      if (error instanceof CallError && error.code === 1006) setConflict(true)
      else show(error, content)
    }
  }

  function show(error: unknown, content: BatchContent) {
    const issues = error instanceof CallError ? (error.data.issues ?? []) : []
    setFound({ content, faults: toldFaults(issues, content) })
    toast.error(issues[0]?.message ?? sentenceOf(error))
  }

  return { save, saving, faults, conflict, closeConflict: () => setConflict(false) }
}

function sayProblem({ phrase, unknown }: BatchProblem, t: TFunction): string {
  return t(phrase, { name: unknown?.[0] ?? '' })
}

function faultsOf(problem: BatchProblem, t: TFunction): BatchFaults {
  const words = sayProblem(problem, t)
  const { at } = problem
  return typeof at === 'string' ? { ...none, [at]: words } : { inBlocks: new Map([[at.block, words]]) }
}

/** The server's faults where they belong. Blocks are counted among those that were sent. */
export function toldFaults(issues: Issue[], content: BatchContent): BatchFaults {
  const sent = layoutOf(content).blocks
  const at = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  const inBlocks = issues.flatMap(({ path: [field, place], message }): [string, string][] => {
    const block = field === 'blocks' && typeof place === 'number' ? sent[place] : undefined
    return block ? [[block.id, message]] : []
  })
  return {
    name: at('name'),
    columns: at('columns') ?? at('keyColumn'),
    namePattern: at('namePattern'),
    blocks: inBlocks.length > 0 ? undefined : at('blocks'),
    inBlocks: new Map(inBlocks),
  }
}

function toSend(content: BatchContent, id: number | null, version: number | null) {
  const { name, columns, keyColumn, namePattern, directoryId, style, labelTemplateId, blocks } = content
  return {
    ...(id ? { id } : {}),
    ...(version ? { version } : {}),
    name: name.trim(),
    namePattern: namePattern.trim(),
    columns,
    keyColumn,
    directoryId,
    style,
    labelTemplateId,
    blocks: finishedBlocks(blocks, true),
  }
}
