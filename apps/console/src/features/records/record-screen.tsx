import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { recordQuery } from './parts/queries.ts'
import { RecordParts } from './parts/record/record-parts.tsx'
import css from './parts/records.module.css'

/** One record on a page of its own, with an address that can be passed on. */
export function RecordScreen() {
  const { t } = useTranslation()
  const { formId, recordId } = useParams({ from: '/home/formData/$formId/records/$recordId' })
  const { data, error, refetch } = useQuery(recordQuery(Number(recordId)))
  return (
    <Page
      title={data ? t('recordScreens.recordName', { number: data.number }) : t('recordScreens.records')}
      aside={<span className={css.aside}>{data?.document.title}</span>}
      actions={<ButtonLink to={paths.formRecords(Number(formId))}>{t('recordScreens.records')}</ButtonLink>}
    >
      {data && (
        <div className={css.alone}>
          <h2 className="visually-hidden">{data.document.title}</h2>
          <RecordParts record={data} formId={data.formId} />
        </div>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={24} />)}
    </Page>
  )
}
