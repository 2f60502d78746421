import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Checkbox } from 'antd'
import { Fragment, lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { FilterBox } from '../../ui/list/filter-box.tsx'
import { FilterChips } from '../../ui/list/filter-chips.tsx'
import type { Chosen } from '../../ui/list/filters/filters.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { SheetMenu } from './parts/export/sheet-menu.tsx'
import { formQuery, reportQuery } from './parts/queries.ts'
import css from './parts/records.module.css'
import { Columns } from './parts/report/bars.tsx'
import { ExamResults } from './parts/report/exam.tsx'
import { leadsTo } from './parts/report/leads.ts'
import { daysBefore, momentsOf, wholeMoments } from './parts/report/range.ts'
import { SavedReports } from './parts/report/saved-reports.tsx'
import { ReportValueView } from './parts/report/report-value.tsx'
import { useReportFilters } from './parts/report/use-report-filters.ts'

const DayField = lazy(async () => ({ default: (await import('../../ui/date-fields.tsx')).DayField }))

/** The filters that are set, and no others. */
const set = (chosen: Chosen): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** What was answered, question by question, of some days beside as many before; every figure leads to its records. */
export function ReportScreen() {
  const { t } = useTranslation()
  const { formatDay, formatNumber } = useFormats()
  const { formId } = useParams({ from: '/home/formData/$formId/report' })
  const id = Number(formId)
  const form = useQuery(formQuery(id))
  const [{ from, until, compare, report }, setState] = useUrlState({ from: '', until: '', compare: false, report: 0 })
  const narrowed = useReportFilters(form.data?.document)
  const days = useMemo(() => ({ from, until }), [from, until])
  const earlier = daysBefore(days)
  const { data, error, refetch } = useQuery(reportQuery(id, momentsOf(days), narrowed.asked))
  const isCompared = compare && earlier !== undefined
  const before = useQuery({ ...reportQuery(id, momentsOf(earlier ?? days), narrowed.asked), enabled: isCompared }).data
  const leads = leadsTo(id, { ...days, ...set(narrowed.chosen) })
  const total = data?.days.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Page
      title={t('recordScreens.report')}
      aside={<span className={css.aside}>{form.data?.title}</span>}
      actions={
        <>
          <SavedReports
            formId={id}
            openId={report}
            query={{ from: from || null, until: until || null, compare: isCompared, ...narrowed.saved }}
          />
          <SheetMenu
            start={(format) =>
              client.recordExports.reports({
                ...{ formId: id, format, filters: { ...narrowed.asked, ...momentsOf(days) } },
                ...(isCompared && earlier && { before: wholeMoments(earlier) }),
              })
            }
          />
          <ButtonLink to={paths.formRecords(id)}>{t('recordScreens.records')}</ButtonLink>
        </>
      }
    >
      <div className={css.asked}>
        <Suspense>
          <DayField aria-label={t('app.dateFrom')} value={from} onChange={(day) => void setState({ from: day })} />
          <DayField aria-label={t('app.dateUntil')} value={until} onChange={(day) => void setState({ until: day })} />
        </Suspense>
        <FilterBox
          count={narrowed.chips.length}
          values={narrowed.chosen}
          none={narrowed.none}
          onApply={narrowed.change}
        >
          {(draft, edit) =>
            narrowed.filters.map(({ key, fields }) => <Fragment key={key}>{fields?.(draft, edit, t)}</Fragment>)
          }
        </FilterBox>
        <Checkbox
          checked={isCompared}
          disabled={earlier === undefined}
          onChange={({ target }) => void setState({ compare: target.checked })}
        >
          {earlier
            ? t('recordScreens.compareWith', { from: formatDay(earlier.from), until: formatDay(earlier.until) })
            : t('recordScreens.compareNeeds')}
        </Checkbox>
      </div>
      <FilterChips chips={narrowed.chips} onClear={() => narrowed.change(narrowed.none)} />
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />)}
      {data && data.records === 0 && <EmptyState title={t('recordScreens.reportEmpty')} />}
      {data && data.records > 0 && (
        <>
          <p className={css.soft}>
            <Link to={paths.formRecords(id)} search={{ ...days, ...set(narrowed.chosen) } as never}>
              {t(data.isPart ? 'recordScreens.reportPart' : 'recordScreens.reportRecords', { count: data.records })}
            </Link>
            {isCompared && before && ` · ${t('recordScreens.before', { formatted: formatNumber(before.records) })}`}
          </p>
          <Panel title={t('recordScreens.daysTitle')}>
            <Columns
              summary={t('recordScreens.daysSummary', { count: total })}
              bars={data.days.map(({ date, count }) => ({
                key: date,
                label: formatDay(date),
                count,
                to: leads({ from: date, until: date }),
              }))}
            />
          </Panel>
          <div className={css.panels}>
            <ExamResults report={data} leads={leads} />
            {data.questions.map(({ component, title, type, value }) => (
              <Panel key={component} title={title || String(t(`forms.type_${type}` as never))}>
                <ReportValueView
                  component={component}
                  value={value}
                  before={isCompared ? before?.questions.find((one) => one.component === component)?.value : undefined}
                  leads={leads}
                />
              </Panel>
            ))}
          </div>
        </>
      )}
    </Page>
  )
}
