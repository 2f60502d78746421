import type { GroupFolder } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupFolderNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { UpIcon } from '../../../ui/editor-icons.ts'
import { AddIcon, DeleteIcon, EditIcon } from '../../../ui/icons.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../group-codes.module.css'
import { foldersQuery, useGroupChanged } from './queries.ts'

/** Groups of group codes: added, renamed, put in order, deleted. */
export function FoldersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(foldersQuery)
  const changed = useGroupChanged()
  const [naming, setNaming] = useState<'new' | GroupFolder | null>(null)
  const { run, running } = useSingleFlight(async (deed: () => Promise<unknown>) => {
    try {
      await deed()
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
    await changed()
  })
  const up = (place: number) => {
    const ids = (data?.list ?? []).map(({ id }) => id)
    const moved = ids[place] ?? 0
    return run(() => client.groupFolders.changeorder({ ids: ids.toSpliced(place, 1).toSpliced(place - 1, 0, moved) }))
  }
  const remove = ({ id, name, codes }: GroupFolder) =>
    run(async () => {
      const agreed = await confirm({
        title: t('groupCodes.folderRemoveTitle', { name }),
        text: t('groupCodes.folderRemoveText', { count: codes }),
        action: t('app.delete'),
        danger: true,
      })
      if (agreed) await client.groupFolders.del({ id })
    })
  const isNew = naming === 'new'
  return (
    <SideDrawer
      title={t('groupCodes.folders')}
      onClose={onClose}
      foot={
        <Button type="primary" icon={<AddIcon />} onClick={() => setNaming('new')}>
          {t('groupCodes.folderAdd')}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={4} height={40} />}
      {data?.list.length === 0 && <p className={css.soft}>{t('groupCodes.folderEmpty')}</p>}
      <ul className={css.pictures}>
        {data?.list.map((folder, place) => (
          <li key={folder.id} className={css.card}>
            <span className={css.names}>
              <strong>{folder.name}</strong>
              <span className={css.soft}>{t('groupCodes.folderCount', { count: folder.codes })}</span>
            </span>
            <span className={css.deeds}>
              <Button
                size="small"
                icon={<UpIcon />}
                aria-label={t('groupCodes.moveUp', { name: folder.name })}
                disabled={running || place === 0}
                onClick={() => void up(place)}
              />
              <Button
                size="small"
                icon={<EditIcon />}
                aria-label={t('groupCodes.renameOf', { name: folder.name })}
                onClick={() => setNaming(folder)}
              />
              <Button
                size="small"
                danger
                icon={<DeleteIcon />}
                aria-label={t('groupCodes.removeOf', { name: folder.name })}
                disabled={running}
                onClick={() => void remove(folder)}
              />
            </span>
          </li>
        ))}
      </ul>
      {naming && (
        <NameDialog
          title={t(isNew ? 'groupCodes.folderAdd' : 'groupCodes.rename')}
          label={t('groupCodes.name')}
          action={t('app.save')}
          initial={isNew ? '' : naming.name}
          max={groupFolderNameMax}
          onClose={() => setNaming(null)}
          onSubmit={async (name) => {
            await (isNew ? client.groupFolders.add({ name }) : client.groupFolders.rename({ id: naming.id, name }))
            await changed()
          }}
        />
      )}
    </SideDrawer>
  )
}
