import type { BatchTemplate, Issue } from '@matai/contract'
import { batchNameMax } from '@matai/rules/batch-limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { useVersioned } from '../../../../ui/editing/use-versioned.ts'
import { userQuery } from '../../../../user.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { filesNamed, finishedBlocks } from '@matai/content/draft'
import { batchesChanged, batchQuery } from '../queries.ts'
import { type BatchContent, contentOf, layoutOf, sameBatch } from './batch-content.ts'
import { type BatchProblem, batchProblem } from './batch-problem.ts'
import { familyLabel } from './family-label.ts'
import type { BatchEditor, BatchStart } from './use-batch-editor.ts'

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
  start: BatchStart
  /** Under which unsaved work is kept. */
  draftKey: string
  /** Null for a new template. */
  id: number | null
  locked: boolean
  onSaved: (template: BatchTemplate) => Promise<void> | void
}

/** Saving: what stands in its way, and what the server says. */
export function useSaveBatch({ editor, start, draftKey, id, locked, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const { content, uploads, files } = editor
  // Faults belong to what was sent; they go with the next change.
  const [found, setFound] = useState({ content, faults: none })
  const faults = found.content === content ? found.faults : none
  const beside = useMemo(() => {
    const named = filesNamed(content.blocks)
    return { files: [...files.values()].filter((file) => named.has(file.id)) }
  }, [content.blocks, files])

  const versions = useVersioned<BatchTemplate, BatchContent>({
    draftKey,
    draft: start.draft,
    known: id === null || start.version === null ? null : { id, version: start.version },
    begun: start.content,
    content,
    same: sameBatch,
    beside,
    locked,
    check(sent) {
      const problem = batchProblem(sent, uploads)
      setFound({ content, faults: problem ? faultsOf(problem, t) : none })
      if (problem) toast.error(sayProblem(problem, t))
      return problem === null
    },
    async send(sent, over) {
      const labelTemplateId = sent.family
        ? await familyLabel(user?.account.id ?? 0, sent.family, t)
        : sent.labelTemplateId
      return client.batches.save({ ...toSend(sent), labelTemplateId, ...over })
    },
    load: (known) => client.batches.getVariableInfo({ id: known }),
    contentOf,
    copied: (sent) => ({ ...sent, name: t('app.copyOf', { name: sent.name.trim() }).slice(0, batchNameMax) }),
    goOn: (template) => {
      queries.setQueryData(batchQuery(template.id).queryKey, template)
      editor.goOn(contentOf(template), template.files)
    },
    restart: (from, template) => editor.startAgain(from, template?.files ?? start.files),
    undo: () => editor.edit({ do: 'undo' }),
    redo: () => editor.edit({ do: 'redo' }),
    onSaved(stored) {
      queries.setQueryData(batchQuery(stored.id).queryKey, stored)
      batchesChanged(queries)
      toast.success(
        stored.updating ? t('batchScreens.savedUpdating', { count: stored.behind }) : t('batchScreens.saved'),
      )
      return onSaved(stored)
    },
    onRefused(error, sent) {
      const issues = error instanceof CallError ? (error.data.issues ?? []) : []
      setFound({ content, faults: toldFaults(issues, sent) })
      toast.error(issues[0]?.message ?? sentenceOf(error))
    },
  })
  return { ...versions, faults }
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

function toSend(content: BatchContent) {
  const { name, columns, keyColumn, namePattern, directoryId, style, blocks } = content
  return {
    name: name.trim(),
    namePattern: namePattern.trim(),
    columns,
    keyColumn,
    directoryId,
    style,
    blocks: finishedBlocks(blocks, true),
  }
}
