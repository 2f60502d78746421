import type { BatchTemplateItem } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { BatchCard } from './parts/list/batch-card.tsx'
import { batchColumns } from './parts/list/batch-columns.tsx'
import { BatchPicture } from './parts/list/batch-picture.tsx'
import { useBatchDeeds } from './parts/list/use-batch-deeds.tsx'
import { batchList } from './parts/queries.ts'

/** All batch templates: what makes many live codes of a workbook. */
export function BatchesScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const { deeds, dialog } = useBatchDeeds()
  const columns = useMemo(() => batchColumns({ t, formats }), [t, formats])

  const create = (
    <ButtonLink to={paths.newBatch} color="primary" variant="solid" icon={<AddIcon />}>
      {t('batchScreens.new')}
    </ButtonLink>
  )
  return (
    <Page title={t('app.navBatch')}>
      <ListScreen<BatchTemplateItem, Parameters<typeof batchList.useList>[0]>
        name="batches"
        label={t('app.navBatch')}
        resource={batchList}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        deeds={deeds}
        onOpen={({ id }) => void navigate({ to: paths.batch(id) })}
        card={(template, menu) => <BatchCard template={template} deeds={menu} />}
        searchBy={t('batchScreens.search')}
        create={create}
        empty={(action) => (
          <EmptyState
            picture={<BatchPicture />}
            title={t('batchScreens.emptyTitle')}
            text={t('batchScreens.emptyText')}
            action={action}
          />
        )}
      />
      {dialog}
    </Page>
  )
}
