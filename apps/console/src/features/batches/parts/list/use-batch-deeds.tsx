import type { BatchTemplateItem } from '@matai/contract'
import { batchCodesCounted, batchNameMax } from '@matai/rules/batch-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { CopyIcon, DeleteIcon, EditIcon } from '../../../../ui/icons.ts'
import type { Deed } from '../../../../ui/list/use-deeds.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { batchesChanged } from '../queries.ts'

const NameDialog = lazy(async () => ({ default: (await import('../../../../ui/name-dialog.tsx')).NameDialog }))

/** What the list can do with a template, and the dialog that asks for its name. */
export function useBatchDeeds() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState<BatchTemplateItem | null>(null)

  const deeds = useMemo<Deed<BatchTemplateItem>[]>(
    () => [
      {
        key: 'rename',
        label: t('batchScreens.rename'),
        icon: <EditIcon />,
        shortcut: 'F2',
        reason: ({ can }) => (can.edit ? undefined : t('batchScreens.mayNotEdit')),
        run: setRenaming,
      },
      {
        key: 'copy',
        label: t('batchScreens.copy'),
        icon: <CopyIcon />,
        async run({ id, name }) {
          const { blocks, columns, namePattern, keyColumn, directoryId, style, labelTemplateId } =
            await client.batches.getVariableInfo({ id })
          const ending = t('batchScreens.copyEnding')
          const copied = await client.batches.save({
            name: name.slice(0, batchNameMax - ending.length) + ending,
            ...{ blocks, columns, namePattern, keyColumn, directoryId, style, labelTemplateId },
          })
          void navigate({ to: paths.batch(copied.id) })
          return { said: t('batchScreens.copied', { name }) }
        },
      },
      {
        key: 'remove',
        label: t('batchScreens.remove'),
        icon: <DeleteIcon />,
        danger: true,
        reason: ({ can }) => (can.delete ? undefined : t('batchScreens.mayNotRemove')),
        async asks({ id, name, codes: listed }) {
          // The list stops counting early; who deletes hears all of it.
          const codes = listed > batchCodesCounted ? (await client.batches.getVariableInfo({ id })).codes : listed
          return {
            title: t('batchScreens.removeTitle', { name }),
            text: codes > 0 ? t('batchScreens.removeText', { count: codes }) : t('batchScreens.removeUnused'),
            action: t('batchScreens.remove'),
            danger: true,
          }
        },
        async run({ id, name }) {
          await client.batches.del({ id })
          batchesChanged(queries)
          return { said: t('batchScreens.removed', { name }) }
        },
      },
    ],
    [navigate, queries, t],
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
