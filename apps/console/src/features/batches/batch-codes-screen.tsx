import type { BatchChild, BatchTemplate } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { UploadIcon } from '../../ui/editor-icons.ts'
import { EditIcon } from '../../ui/icons.ts'
import { FilterChips } from '../../ui/list/filter-chips.tsx'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { NothingFits } from '../../ui/list/nothing-fits.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCodeDeeds } from '../qr-codes/public.tsx'
import { BatchDownloads } from './parts/codes/batch-downloads.tsx'
import { CodeCard } from './parts/codes/code-card.tsx'
import { codeColumns } from './parts/codes/code-columns.tsx'
import { CodesBar } from './parts/codes/codes-bar.tsx'
import css from './parts/codes/codes.module.css'
import { UpdatingNotice } from './parts/editor/updating-notice.tsx'
import { batchesChanged, batchQuery, useBatchCodes } from './parts/queries.ts'

const ValuesDrawer = lazy(async () => ({ default: (await import('./parts/codes/values-drawer.tsx')).ValuesDrawer }))

/** The live codes of one template, or of one import. */
export function BatchCodesScreen() {
  const { t } = useTranslation()
  const { batchId } = useParams({ from: '/home/batch/$batchId/codes' })
  const { data, error, refetch } = useQuery(batchQuery(Number(batchId)))
  if (data) return <CodesOf key={data.id} template={data} />
  return (
    <Page
      title={t('batchScreens.codes')}
      actions={<ButtonLink to={paths.batches}>{t('batchScreens.backToList')}</ButtonLink>}
    >
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

function CodesOf({ template }: { template: BatchTemplate }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [state, setState] = useListState({ import: 0, open: '' })
  const { page, pageSize, keyword } = state
  const { id, columns } = template
  const filters = { id, ...(state.import ? { importId: state.import } : {}) }
  const query = useBatchCodes({ page, pageSize, keyword, filters })
  const { deeds, dialog } = useCodeDeeds()

  const isPastEnd = page > 1 && query.data?.list.length === 0 && !query.isFetching
  useEffect(() => {
    if (isPastEnd) void setState({ page: 1 })
  }, [isPastEnd, setState])

  const edit = useMemo(
    () =>
      ({ code }: BatchChild) =>
        void setState({ open: code.id }, { push: true }),
    [setState],
  )
  const shown = useMemo(() => codeColumns({ t, formats, columns, onEdit: edit }), [t, formats, columns, edit])
  const clear = () => void setState({ import: 0 })
  const chips = state.import ? [{ key: 'import', text: t('batchScreens.ofImport'), onRemove: clear }] : []
  const opened = useOpened(state.open, query.data?.list)
  const toImport = (
    <ButtonLink to={paths.batchImport(id)} color="primary" variant="solid" icon={<UploadIcon />}>
      {t('batchScreens.import')}
    </ButtonLink>
  )
  return (
    <Page
      title={t('batchScreens.codes')}
      aside={<span className={css.aside}>{template.name}</span>}
      actions={
        <>
          {template.codes > 0 && (
            <BatchDownloads id={id} importId={state.import || null} label={template.labelTemplateId} />
          )}
          <ButtonLink to={paths.batch(id)} icon={<EditIcon />}>
            {t('batchScreens.edit')}
          </ButtonLink>
        </>
      }
    >
      <UpdatingNotice id={id} />
      <List<BatchChild>
        name={`batchCodes-${id}`}
        label={t('batchScreens.codes')}
        query={query}
        state={state}
        onChange={setState}
        columns={shown}
        rowKey={({ code }) => code.id}
        rowName={({ code }) => code.name}
        onOpen={({ code }) => void navigate({ to: paths.qrCode(code.id) })}
        card={(child) => <CodeCard child={child} columns={columns} onEdit={edit} />}
        searchLabel={t('batchScreens.searchCodes')}
        primary={toImport}
        chips={<FilterChips chips={chips} onClear={clear} />}
        batch={(rows, clearSelection) => (
          <CodesBar
            deeds={deeds}
            label={template.labelTemplateId}
            done={() => {
              clearSelection()
              batchesChanged(queries)
            }}
          >
            {rows}
          </CodesBar>
        )}
        nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
        empty={
          <EmptyState title={t('batchScreens.noCodesTitle')} text={t('batchScreens.noCodesText')} action={toImport} />
        }
      />
      {dialog}
      {opened && (
        <Suspense>
          <ValuesDrawer
            key={opened.code.id}
            template={template}
            child={opened}
            onClose={() => void setState({ open: '' })}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** The code whose drawer is open: from the list, or asked for when an address names one of another page. */
function useOpened(id: string, list: BatchChild[] | undefined): BatchChild | undefined {
  const inList = list?.find(({ code }) => code.id === id)
  const { data } = useQuery({
    queryKey: ['batches', 'child', id],
    queryFn: ({ signal }) => client.batches.childInfo({ qrCodeId: id }, { signal }),
    enabled: id !== '' && list !== undefined && !inList,
  })
  return id === '' ? undefined : (inList ?? data?.child)
}
