import type { IdentityGroup } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityGroupNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AddIcon, DeleteIcon, EditIcon } from '../../../ui/icons.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../collaborators.module.css'
import { groupsQuery, useGroupsChanged } from './queries.ts'

/** Identity groups: added, renamed, deleted. */
export function GroupsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(groupsQuery)
  const changed = useGroupsChanged()
  const [naming, setNaming] = useState<'new' | IdentityGroup | null>(null)
  const { run: remove, running } = useSingleFlight(async ({ id, name }: IdentityGroup) => {
    const agreed = await confirm({
      title: t('collaborators.groupRemoveTitle', { name }),
      text: t('collaborators.groupRemoveText'),
      action: t('app.delete'),
      danger: true,
    })
    if (!agreed) return
    try {
      await client.identityGroups.del({ id })
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
    await changed()
  })
  const isNew = naming === 'new'
  return (
    <SideDrawer
      title={t('collaborators.manageGroups')}
      onClose={onClose}
      foot={
        <Button type="primary" icon={<AddIcon />} onClick={() => setNaming('new')}>
          {t('collaborators.groupAdd')}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={4} height={40} />}
      {data?.length === 0 && <p className={css.soft}>{t('formSettings.groupsNone')}</p>}
      <ul className={css.groups}>
        {data?.map((group) => (
          <li key={group.id} className={css.group}>
            <span>
              {group.name} <span className={css.soft}>{t('collaborators.groupPeople', { count: group.people })}</span>
            </span>
            <span className={css.deeds}>
              <Button
                size="small"
                icon={<EditIcon />}
                aria-label={`${t('collaborators.groupRename')} · ${group.name}`}
                onClick={() => setNaming(group)}
              />
              <Button
                size="small"
                danger
                icon={<DeleteIcon />}
                aria-label={`${t('app.delete')} · ${group.name}`}
                disabled={running}
                onClick={() => void remove(group)}
              />
            </span>
          </li>
        ))}
      </ul>
      {naming && (
        <NameDialog
          title={t(isNew ? 'collaborators.groupAdd' : 'collaborators.groupRename')}
          label={t('collaborators.groupName')}
          action={t('app.save')}
          initial={isNew ? '' : naming.name}
          max={identityGroupNameMax}
          onClose={() => setNaming(null)}
          onSubmit={async (name) => {
            await (isNew ? client.identityGroups.add({ name }) : client.identityGroups.rename({ id: naming.id, name }))
            await changed()
          }}
        />
      )}
    </SideDrawer>
  )
}
