import type { BatchTemplateItem } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { batchCodesCounted, batchNameMax } from '@matai/contract/batch-limits'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { batchesChanged } from '../queries.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

const NameDialog = lazy(async () => ({ default: (await import('../../../../ui/name-dialog.tsx')).NameDialog }))

export interface BatchDeeds {
  rename: (template: BatchTemplateItem) => void
  copy: (template: BatchTemplateItem) => Promise<void>
  remove: (template: BatchTemplateItem) => Promise<void>
}

/** What the list can do with a template, and the dialog that asks for its name. */
export function useBatchDeeds() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState<BatchTemplateItem | null>(null)

  const { run: copy } = useSingleFlight(async ({ id, name }: BatchTemplateItem) => {
    try {
      const { blocks, columns, namePattern, keyColumn, directoryId, style, labelTemplateId } =
        await client.batches.getVariableInfo({ id })
      const ending = t('batchScreens.copyEnding')
      const copied = await client.batches.save({
        name: name.slice(0, batchNameMax - ending.length) + ending,
        ...{ blocks, columns, namePattern, keyColumn, directoryId, style, labelTemplateId },
      })
      batchesChanged(queries)
      toast.success(t('batchScreens.copied', { name }))
      void navigate({ to: paths.batch(copied.id) })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  const deeds = useMemo<BatchDeeds>(
    () => ({
      rename: setRenaming,
      copy,
      remove: async ({ id, name, codes: listed }) => {
        // The list stops counting early; who deletes hears all of it.
        const codes = listed > batchCodesCounted ? (await client.batches.getVariableInfo({ id })).codes : listed
        const agreed = await confirm({
          title: t('batchScreens.removeTitle', { name }),
          text: codes > 0 ? t('batchScreens.removeText', { count: codes }) : t('batchScreens.removeUnused'),
          action: t('batchScreens.remove'),
          danger: true,
        })
        if (!agreed) return
        try {
          await client.batches.del({ id })
          batchesChanged(queries)
          toast.success(t('batchScreens.removed', { name }))
        } catch (error) {
          toast.error(sentenceOf(error))
        }
      },
    }),
    [copy, queries, t],
  )

  const dialog = renaming && (
    <Suspense>
      <NameDialog
        title={t('batchScreens.rename')}
        label={t('batchScreens.name')}
        action={t('batchScreens.rename')}
        initial={renaming.name}
        max={batchNameMax}
        onClose={() => setRenaming(null)}
        onSubmit={async (name) => {
          await client.batches.rename({ id: renaming.id, name })
          batchesChanged(queries)
          toast.success(t('batchScreens.renamed'))
        }}
      />
    </Suspense>
  )
  return { deeds, dialog }
}
