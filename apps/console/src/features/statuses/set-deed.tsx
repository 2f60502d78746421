import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeDeedProps } from '../../code-slot.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { allStatusesQuery } from './parts/queries.ts'
import { SetDrawer } from './parts/set-drawer.tsx'

/** Sets a status of the codes that are chosen in the list. */
export function SetDeed({ qrCodes, onClose, onDone }: CodeDeedProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(allStatusesQuery)
  const [chosen, setChosen] = useState(0)
  const mine = (data ?? []).filter(({ can }) => can.set)
  const status = mine.find(({ id }) => id === chosen) ?? mine[0]
  if (!status) {
    return (
      <SideDrawer title={t('qrCodes.tabStatuses')} onClose={onClose}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : !data && <Skeleton rows={4} />}
        {data && (
          <EmptyState
            title={t('statusScreens.noneToSet')}
            text={t('statusScreens.emptyText')}
            action={<ButtonLink to={paths.statuses}>{t('app.navStatuses')}</ButtonLink>}
          />
        )}
      </SideDrawer>
    )
  }
  return (
    <SetDrawer
      key={status.id}
      status={status}
      codes={qrCodes.map(({ id, name }) => ({ id, name }))}
      onClose={onClose}
      onDone={onDone}
      head={
        mine.length > 1 && (
          <Field label={t('statusScreens.name')}>
            <Select
              value={status.id}
              options={mine.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
          </Field>
        )
      }
    />
  )
}
