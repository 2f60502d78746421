import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { UploadIcon } from '../../ui/editor-icons.ts'
import { QrCodeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUser } from '../../user.ts'
import { contentOf } from './parts/editor/batch-content.ts'
import { type BatchDraft, batchDraftKey } from './parts/editor/batch-draft.ts'
import { BatchView } from './parts/editor/batch-view.tsx'
import { blankContent } from './parts/presets/preset-list.ts'
import { batchQuery } from './parts/queries.ts'

/** Writes a new batch template; saving leads on to its workbook. */
export function NewBatchScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const key = batchDraftKey(useUser().account.id, null)
  const draft = useStoredDraft<BatchDraft>(key)
  const [blank] = useState(() => ({ content: blankContent(t), version: null, files: [] }))
  const title = t('batchScreens.new')
  if (draft === undefined) return <Waiting title={title} />
  return (
    <BatchView
      title={title}
      draftKey={key}
      start={{ ...blank, draft }}
      id={null}
      codes={0}
      locked={null}
      onSaved={(saved) => navigate({ to: paths.batchImport(saved.id) })}
    />
  )
}

/** Changes a template and with it all codes that were made of it. */
export function BatchScreen() {
  const { batchId } = useParams({ from: '/home/batch/$batchId' })
  return <StoredBatch key={batchId} id={Number(batchId)} />
}

function StoredBatch({ id }: { id: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const navigate = useNavigate()
  const key = batchDraftKey(useUser().account.id, id)
  const draft = useStoredDraft<BatchDraft>(key)
  const { data, error, refetch } = useQuery(batchQuery(id))
  const title = t('batchScreens.edit')
  if (!data || draft === undefined) {
    return <Waiting title={title}>{error && <ErrorState error={error} onRetry={refetch} />}</Waiting>
  }
  return (
    <BatchView
      title={title}
      draftKey={key}
      start={{ content: contentOf(data), version: data.version, files: data.files, draft }}
      id={id}
      codes={data.codes}
      locked={data.can.edit ? null : t('batchScreens.mayNotEdit')}
      actions={
        <>
          <ButtonLink to={paths.batchImport(id)} icon={<UploadIcon />}>
            {t('batchScreens.import')}
          </ButtonLink>
          <ButtonLink to={paths.batchCodes(id)} icon={<QrCodeIcon />}>
            {t('batchScreens.codesOf', { count: data.codes, codes: formatNumber(data.codes) })}
          </ButtonLink>
        </>
      }
      onSaved={(saved) => (saved.id === id ? undefined : navigate({ to: paths.batch(saved.id) }))}
    />
  )
}

function Waiting({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Page title={title} actions={<ButtonLink to={paths.batches}>{t('batchScreens.backToList')}</ButtonLink>}>
      {children || <Skeleton rows={8} height={28} />}
    </Page>
  )
}
