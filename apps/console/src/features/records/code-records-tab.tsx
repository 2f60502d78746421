import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../code-slot.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { formQuery, formsOfCodeQuery } from './parts/queries.ts'
import { CodeRecordList } from './parts/code-record-list.tsx'
import css from './parts/records.module.css'

/** What came in from a live code, by the forms that it opens or opened. */
export function CodeRecordsTab({ qrCode: { id } }: CodeTabProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [{ form: written }, setState] = useUrlState({ form: 0 })
  const { data, error, refetch } = useQuery(formsOfCodeQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={6} height={28} />
  // The one with records first: whoever looks here looks for them.
  const forms = data.list.toSorted((one, other) => other.records - one.records)
  const chosen = forms.find(({ formId }) => formId === written) ?? forms[0]
  if (!chosen) return <EmptyState title={t('codeForms.codeEmpty')} text={t('codeForms.codeEmptyText')} />
  const { formId } = chosen
  return (
    <Tabs
      label={t('codeForms.forms')}
      tabs={forms.map((one) => ({ key: String(one.formId), label: `${one.title} (${formatNumber(one.records)})` }))}
      value={String(formId)}
      onChange={(next) => void setState({ form: Number(next) })}
    >
      <div className={css.cardHead}>
        {!chosen.isOpened && <span className={css.soft}>{t('codeForms.notOpened')}</span>}
        <ButtonLink to={paths.formRecords(formId)} size="small">
          {t('codeForms.allRecords')}
        </ButtonLink>
      </div>
      <RecordsFrom key={formId} formId={formId} qrCodeId={id} />
    </Tabs>
  )
}

function RecordsFrom({ formId, qrCodeId }: { formId: number; qrCodeId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(formQuery(formId))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={6} height={28} />
  return (
    <CodeRecordList
      form={data}
      qrCodeId={qrCodeId}
      empty={<EmptyState title={t('recordScreens.empty')} text={t('codeForms.noneFromCode')} />}
    />
  )
}
