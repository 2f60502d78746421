import type { Directory } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { directoryNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { directoriesQuery } from './queries.ts'
import { setClosed } from './closed-directories.ts'

interface DirectoryDialogProps {
  /** The one to rename; null makes a new one. */
  directory: Directory | null
  /** Where the new one goes; null is the top. */
  parent: Directory | null
  onClose: () => void
  onSaved?: (directory: Directory) => void
}

export function DirectoryDialog({ directory, parent, onClose, onSaved }: DirectoryDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const title = parent ? t('directories.addBelowTo', { name: parent.name }) : t('directories.add')
  return (
    <NameDialog
      title={directory ? t('directories.rename') : title}
      label={t('directories.name')}
      action={directory ? t('directories.save') : t('directories.create')}
      initial={directory?.name ?? ''}
      max={directoryNameMax}
      onClose={onClose}
      onSubmit={async (name) => {
        const saved = directory
          ? await client.directories.rename({ id: directory.id, name })
          : await client.directories.add({ name, ...(parent ? { parentId: parent.id } : {}) })
        if (parent) setClosed(parent.id, false)
        await queries.invalidateQueries({ queryKey: directoriesQuery.queryKey })
        toast.success(t(directory ? 'directories.renamed' : 'directories.added'))
        onSaved?.(saved)
      }}
    />
  )
}
