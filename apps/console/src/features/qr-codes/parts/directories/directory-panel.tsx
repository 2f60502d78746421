import type { Directory } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { directoriesQuery } from '../queries.ts'
import { DirectoryDialog } from './directory-dialog.tsx'
import css from './directory-panel.module.css'
import { DirectoryRail } from './directory-rail.tsx'
import { removeDirectory } from './remove-directory.ts'

interface DirectoryPanelProps {
  chosen: number
  onChoose: (id: number) => void
}

/** Chooses and tends directories: a rail at the left, a list to choose from on a phone. */
export function DirectoryPanel({ chosen, onChoose }: DirectoryPanelProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(directoriesQuery)
  const [edited, setEdited] = useState<Directory | 'new' | null>(null)

  if (error && !data) {
    return (
      <div className={css.failed} role="alert">
        {t('directories.loadFailed')}
        <Button size="small" onClick={() => refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton rows={narrow ? 1 : 5} height={28} />
  const deeds = {
    add: () => setEdited('new'),
    rename: setEdited,
    remove: async (directory: Directory) => {
      if ((await removeDirectory(directory, { t, queries })) && chosen === directory.id) onChoose(0)
    },
  }
  return (
    <>
      {narrow ? (
        <div className={css.narrow}>
          <Select
            aria-label={t('directories.title')}
            value={chosen}
            onChange={onChoose}
            options={[
              { value: 0, label: t('directories.all') },
              ...data.list.map(({ id, name, qrCodes }) => ({ value: id, label: `${name} (${qrCodes})` })),
            ]}
          />
          <Button icon={<AddIcon />} aria-label={t('directories.add')} onClick={deeds.add} />
        </div>
      ) : (
        <DirectoryRail directories={data.list} chosen={chosen} onChoose={onChoose} deeds={deeds} />
      )}
      {edited && (
        <DirectoryDialog
          directory={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => edited === 'new' && onChoose(id)}
        />
      )}
    </>
  )
}
