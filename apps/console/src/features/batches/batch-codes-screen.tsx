import type { BatchChild, BatchTemplate } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { UploadIcon } from '../../ui/editor-icons.ts'
import { EditIcon } from '../../ui/icons.ts'
import { linked } from '../../ui/list/filters/linked.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { BatchDownloads } from './parts/codes/batch-downloads.tsx'
import { CodeCard } from './parts/codes/code-card.tsx'
import { codeColumns } from './parts/codes/code-columns.tsx'
import css from './parts/codes/codes.module.css'
import { useChildDeeds } from './parts/codes/use-child-deeds.tsx'
import { UpdatingNotice } from './parts/editor/updating-notice.tsx'
import { batchCodes, batchesChanged, batchQuery } from './parts/queries.ts'

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
  const [{ open, import: importId }, setState] = useUrlState({ import: 0, open: '' })
  const { id, columns } = template
  const codes = useMemo(() => batchCodes(id), [id])
  const changed = useCallback(() => batchesChanged(queries), [queries])
  const { deeds, dialog } = useChildDeeds(template.labelTemplateId, changed)

  const edit = useCallback(({ code }: BatchChild) => void setState({ open: code.id }, { push: true }), [setState])
  const shown = useMemo(() => codeColumns({ t, formats, columns, onEdit: edit }), [t, formats, columns, edit])
  const opened = useOpened(open)
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
            <BatchDownloads id={id} importId={importId || null} label={template.labelTemplateId} />
          )}
          <ButtonLink to={paths.batch(id)} icon={<EditIcon />}>
            {t('batchScreens.edit')}
          </ButtonLink>
        </>
      }
    >
      <UpdatingNotice id={id} />
      <ListScreen<BatchChild, Parameters<typeof codes.useList>[0]>
        name={`batchCodes-${id}`}
        label={t('batchScreens.codes')}
        resource={codes}
        columns={shown}
        rowKey={({ code }) => code.id}
        rowName={({ code }) => code.name}
        deeds={deeds}
        onOpen={({ code }) => void navigate({ to: paths.qrCode(code.id) })}
        card={(child, menu) => <CodeCard child={child} columns={columns} deeds={menu} onEdit={edit} />}
        searchBy={t('batchScreens.searchCodes')}
        filters={{ import: linked({ label: t('batchScreens.ofImport'), asks: 'importId' }) }}
        create={toImport}
        empty={(action) => (
          <EmptyState title={t('batchScreens.noCodesTitle')} text={t('batchScreens.noCodesText')} action={action} />
        )}
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

/** The code whose drawer is open, by the address. */
function useOpened(id: string): BatchChild | undefined {
  const { data } = useQuery({
    queryKey: ['batches', 'child', id],
    queryFn: ({ signal }) => client.batches.childInfo({ qrCodeId: id }, { signal }),
    enabled: id !== '',
  })
  return id === '' ? undefined : data?.child
}
