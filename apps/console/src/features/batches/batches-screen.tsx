import type { BatchTemplateItem } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon } from '../../ui/icons.ts'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { BatchCard } from './parts/list/batch-card.tsx'
import { batchColumns } from './parts/list/batch-columns.tsx'
import { BatchPicture } from './parts/list/batch-picture.tsx'
import { useBatchDeeds } from './parts/list/use-batch-deeds.tsx'
import { useBatchList } from './parts/queries.ts'

/** All batch templates: what makes many live codes of a workbook. */
export function BatchesScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const [state, setState] = useListState({})
  const { page, pageSize, keyword } = state
  const query = useBatchList({ page, pageSize, keyword })
  const { deeds, dialog } = useBatchDeeds()
  const columns = useMemo(() => batchColumns({ t, formats, deeds }), [t, formats, deeds])

  const isPastEnd = page > 1 && query.data?.list.length === 0 && !query.isFetching
  useEffect(() => {
    if (isPastEnd) void setState({ page: 1 })
  }, [isPastEnd, setState])

  const create = (
    <ButtonLink to={paths.newBatch} color="primary" variant="solid" icon={<AddIcon />}>
      {t('batchScreens.new')}
    </ButtonLink>
  )
  const isEmpty = query.data?.total === 0 && keyword === ''
  return (
    <Page title={t('app.navBatch')}>
      <List<BatchTemplateItem>
        name="batches"
        label={t('app.navBatch')}
        query={query}
        state={state}
        onChange={setState}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => void navigate({ to: paths.batch(id) })}
        card={(template) => <BatchCard template={template} deeds={deeds} />}
        searchLabel={t('batchScreens.search')}
        {...(isEmpty ? {} : { primary: create })}
        empty={
          <EmptyState
            picture={<BatchPicture />}
            title={t('batchScreens.emptyTitle')}
            text={t('batchScreens.emptyText')}
            action={create}
          />
        }
      />
      {dialog}
    </Page>
  )
}
