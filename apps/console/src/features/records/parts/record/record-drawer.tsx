import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { recordQuery } from '../queries.ts'
import { RecordParts } from './record-parts.tsx'

interface RecordDrawerProps {
  id: number
  formId: number
  onClose: () => void
}

/** One record beside the list. */
export function RecordDrawer({ id, formId, onClose }: RecordDrawerProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(recordQuery(id))
  const title = data ? t('recordScreens.recordName', { number: data.number }) : t('recordScreens.records')
  return (
    <SideDrawer title={title} width={640} whole onClose={onClose}>
      {data && (
        <>
          <ButtonLink to={paths.formRecord(formId, id)}>{t('recordScreens.asPage')}</ButtonLink>
          <RecordParts record={data} formId={formId} />
        </>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={24} />)}
    </SideDrawer>
  )
}
