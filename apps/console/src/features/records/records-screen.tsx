import type { Form, RecordItem } from '@matai/contract'
import { type Component, componentsOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportRecordsMax } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { ChartIcon, DownloadIcon, PeopleIcon, QrCodeIcon, TableIcon } from '../../ui/icons.ts'
import { ListOf } from '../../ui/list/list-screen.tsx'
import { useListing } from '../../ui/list/use-listing.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { directoriesQuery } from '../directories/public.tsx'
import { answersAsked } from './parts/answer-filters.tsx'
import { directoryPaths } from './parts/directory-paths.ts'
import { recordColumns } from './parts/columns.tsx'
import type { Wanted } from './parts/export/export-dialog.tsx'
import { formerQuestionsQuery, formQuery, peopleQuery, recordsOf, type RecordsRequest } from './parts/queries.ts'
import { recordFilters } from './parts/record-filters.tsx'
import { RecordCard } from './parts/record-card.tsx'
import { SettingsMenu } from './parts/settings-menu.tsx'
import { useKeptColumns } from './parts/use-kept-columns.ts'
import { useRecordDeeds } from './parts/use-record-deeds.tsx'
import { Views } from './parts/views.tsx'
import css from './parts/records.module.css'

const ExportDialog = lazy(async () => ({
  default: (await import('./parts/export/export-dialog.tsx')).ExportDialog,
}))
const RecordDrawer = lazy(async () => ({
  default: (await import('./parts/record/record-drawer.tsx')).RecordDrawer,
}))

const FollowManyDialog = lazy(async () => ({
  default: (await import('./parts/follow-up/follow-many-dialog.tsx')).FollowManyDialog,
}))

const nobody: { id: number; name: string }[] = []
const noQuestions: Component[] = []

/** Records of one form. */
export function RecordsScreen() {
  const { t } = useTranslation()
  const { formId } = useParams({ from: '/home/formData/$formId' })
  const { data, error, refetch } = useQuery(formQuery(Number(formId)))
  if (data) return <RecordsOf key={data.id} form={data} />
  return (
    <Page
      title={t('recordScreens.title')}
      actions={<ButtonLink to={paths.formData}>{t('recordScreens.back')}</ButtonLink>}
    >
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

function RecordsOf({ form }: { form: Form }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, document } = form
  const [{ record }, setState] = useUrlState({ record: 0 })
  useKeptColumns(id, `records-${id}`)
  const records = useMemo(() => recordsOf(id), [id])
  const components = useMemo(() => componentsOf(document), [document])
  const open = useCallback((row: RecordItem) => void setState({ record: row.id }), [setState])
  const [exporting, setExporting] = useState<{ wanted: Wanted; text: string }>()
  const people = useQuery(peopleQuery).data?.list ?? nobody
  const tree = useQuery(directoriesQuery).data
  const directories = useMemo(() => directoryPaths(tree?.list ?? [], t), [tree, t])
  const filters = useMemo(
    () => recordFilters({ components, people, directories, t }),
    [components, people, directories, t],
  )
  const shared = {
    filters,
    searchBy: t('recordScreens.search'),
    sorts: {
      label: t('recordScreens.sort'),
      options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`recordScreens.sort_${value}`) })),
    },
  }
  const listing = useListing<RecordItem, RecordsRequest>({ ...shared, resource: records })
  const exportThese = useCallback(
    (ids: number[]) =>
      setExporting({ wanted: { formId: id, ids }, text: t('recordScreens.exportChosen', { count: ids.length }) }),
    [id, t],
  )
  function exportShown() {
    const { keyword, sort, filters: asked } = listing.request
    const { answers, others } = answersAsked(asked)
    const isNarrowed = keyword !== '' || listing.chips.length > 0
    setExporting({
      wanted: { formId: id, list: { keyword, sort, filters: { ...others, answers } } },
      text: t(isNarrowed ? 'recordScreens.exportShown' : 'recordScreens.exportAll'),
    })
  }
  const [following, setFollowing] = useState<number[]>([])
  const deeds = useRecordDeeds(open, exportThese, setFollowing)
  const former = useQuery(formerQuestionsQuery(id)).data?.list ?? noQuestions
  const columns = useMemo(
    () => recordColumns({ t, formats, components, former, hasExam: document.exam !== null, onOpen: open }),
    [t, formats, components, former, document, open],
  )
  return (
    <Page
      title={t('recordScreens.title')}
      aside={<span className={css.aside}>{form.title}</span>}
      actions={
        <>
          <Button icon={<DownloadIcon />} onClick={exportShown}>
            {t('recordScreens.export')}
          </Button>
          <ButtonLink to={paths.formCodes(id)} icon={<QrCodeIcon />}>
            {t('codeForms.codes')}
          </ButtonLink>
          <ButtonLink to={paths.formFillers(id)} icon={<PeopleIcon />}>
            {t('recordScreens.fillers')}
          </ButtonLink>
          <Views formId={id} columns={columns} list={`records-${id}`} />
          <SettingsMenu form={form} />
          <ButtonLink to={paths.formBoard(id)} icon={<TableIcon />}>
            {t('recordScreens.board')}
          </ButtonLink>
          <ButtonLink to={paths.formReport(id)} icon={<ChartIcon />}>
            {t('recordScreens.report')}
          </ButtonLink>
        </>
      }
    >
      <ListOf<RecordItem, RecordsRequest>
        {...shared}
        name={`records-${id}`}
        label={t('recordScreens.records')}
        listing={listing}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={({ number }) => t('recordScreens.recordName', { number })}
        deeds={deeds}
        selectsMost={exportRecordsMax}
        onOpen={open}
        card={(row, actions) => <RecordCard record={row} components={components} deeds={actions} />}
        empty={<EmptyState title={t('recordScreens.empty')} text={t('recordScreens.emptyText')} />}
      />
      {exporting && (
        <Suspense>
          <ExportDialog {...exporting} onClose={() => setExporting(undefined)} />
        </Suspense>
      )}
      {following.length > 0 && (
        <Suspense>
          <FollowManyDialog recordIds={following} formId={id} onClose={() => setFollowing([])} />
        </Suspense>
      )}
      {record > 0 && (
        <Suspense>
          <RecordDrawer key={record} id={record} formId={id} onClose={() => void setState({ record: 0 })} />
        </Suspense>
      )}
    </Page>
  )
}
