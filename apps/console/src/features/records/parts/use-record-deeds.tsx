import type { RecordItem } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recordsAtOnce } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { DeleteIcon, DownloadIcon, EditIcon, ViewsIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/use-deeds.ts'

/** What can be done with records of a list. */
export function useRecordDeeds(
  open: (record: RecordItem) => void,
  exportThese: (ids: number[]) => void,
  /** Without it records are followed up one by one, where they are read. */
  followThese?: (ids: number[]) => void,
): readonly Deed<RecordItem>[] {
  const { t } = useTranslation()
  return useMemo(() => {
    const deeds: Deed<RecordItem>[] = [
      { key: 'open', looks: true, label: t('recordScreens.open'), icon: <ViewsIcon />, run: open },
      ...(followThese
        ? [
            {
              key: 'follow',
              label: t('recordScreens.followMany'),
              icon: <EditIcon />,
              reason: ({ locked }: RecordItem) => (locked ? t('recordScreens.locked') : undefined),
              run: ({ id }: RecordItem) => followThese([id]),
              many: { run: (rows: RecordItem[]) => followThese(rows.map(({ id }) => id)) },
            },
          ]
        : []),
      {
        key: 'export',
        label: t('recordScreens.export'),
        icon: <DownloadIcon />,
        run: ({ id }) => exportThese([id]),
        many: { run: (rows) => exportThese(rows.map(({ id }) => id)) },
      },
      {
        key: 'remove',
        label: t('recordScreens.remove'),
        icon: <DeleteIcon />,
        danger: true,
        shortcut: 'Delete',
        reason: ({ can }) => (can.delete ? undefined : t('recordScreens.mayNotDelete')),
        asks: ({ number }) => ({
          title: t('recordScreens.removeTitle', { name: t('recordScreens.recordName', { number }) }),
          text: t('recordScreens.removeText'),
          action: t('recordScreens.remove'),
          danger: true,
        }),
        async run({ id }) {
          await client.records.deleteRecord({ id })
          return { said: t('recordScreens.removed') }
        },
        many: {
          asks: (rows) => ({
            title: t('recordScreens.removeMany', { count: rows.length }),
            text: t('recordScreens.removeText'),
            action: t('recordScreens.remove'),
            danger: true,
          }),
          async run(rows) {
            const ids = rows.map(({ id }) => id)
            for (let at = 0; at < ids.length; at += recordsAtOnce)
              await client.records.batchDelete({ ids: ids.slice(at, at + recordsAtOnce) })
            return { said: t('recordScreens.removed') }
          },
        },
      },
    ]
    return deeds
  }, [open, exportThese, followThese, t])
}
