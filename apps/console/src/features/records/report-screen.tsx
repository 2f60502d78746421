import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetMenu } from './parts/export/sheet-menu.tsx'
import { formQuery, reportQuery } from './parts/queries.ts'
import css from './parts/records.module.css'
import { Columns } from './parts/report/bars.tsx'
import { ReportValueView } from './parts/report/report-value.tsx'

/** What was answered, question by question. */
export function ReportScreen() {
  const { t } = useTranslation()
  const { formatDay } = useFormats()
  const { formId } = useParams({ from: '/home/formData/$formId/report' })
  const id = Number(formId)
  const form = useQuery(formQuery(id))
  const { data, error, refetch } = useQuery(reportQuery(id))
  const total = data?.days.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Page
      title={t('recordScreens.report')}
      aside={<span className={css.aside}>{form.data?.title}</span>}
      actions={
        <>
          <SheetMenu start={(format) => client.recordExports.sheetReportList({ formId: id, format })} />
          <ButtonLink to={paths.formRecords(id)}>{t('recordScreens.records')}</ButtonLink>
        </>
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />)}
      {data && data.records === 0 && <EmptyState title={t('recordScreens.reportEmpty')} />}
      {data && data.records > 0 && (
        <>
          <p className={css.soft}>
            {t(data.isPart ? 'recordScreens.reportPart' : 'recordScreens.reportRecords', { count: data.records })}
          </p>
          <Panel title={t('recordScreens.daysTitle')}>
            <Columns
              summary={t('recordScreens.daysSummary', { count: total })}
              bars={data.days.map(({ date, count }) => ({ key: date, label: formatDay(date), count }))}
            />
          </Panel>
          <div className={css.panels}>
            {data.questions.map(({ component, title, type, value }) => (
              <Panel key={component} title={title || String(t(`forms.type_${type}` as never))}>
                <ReportValueView value={value} />
              </Panel>
            ))}
          </div>
        </>
      )}
    </Page>
  )
}
