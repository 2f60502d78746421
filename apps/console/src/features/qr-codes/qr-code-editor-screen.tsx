import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { QrCodeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditorView } from './parts/editor/editor-view.tsx'
import { useNewStart, useStoredStart } from './parts/editor/use-editor-start.ts'
import { qrCodeQuery } from './parts/queries.ts'

/** Writes a new live code; saving leads on to its style. */
export function NewQrCodeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { directory }: { directory?: string } = useSearch({ strict: false })
  const { key, start } = useNewStart(Number(directory) || undefined)
  if (!start) return <Waiting title={t('qrCodes.new')} />
  return (
    <EditorView
      title={t('qrCodes.new')}
      draftKey={key}
      start={start}
      id={null}
      locked={null}
      onSaved={({ id }) => void navigate({ to: paths.qrCodeStyle(id), search: { saved: true } })}
    />
  )
}

/** Changes a live code that may be printed already. */
export function QrCodeScreen() {
  const { qrCodeId } = useParams({ from: '/home/code/$qrCodeId' })
  return <StoredQrCode key={qrCodeId} id={qrCodeId} />
}

function StoredQrCode({ id }: { id: string }) {
  const { t } = useTranslation()
  const { key, start, error, retry } = useStoredStart(id)
  const { data } = useQuery(qrCodeQuery(id))
  const title = t('qrCodes.editTitle')
  if (error && !start) {
    return (
      <Page title={title}>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    )
  }
  if (!start) return <Waiting title={title} />
  return (
    <EditorView
      title={title}
      draftKey={key}
      start={start}
      id={id}
      locked={data && !data.can.edit ? t('qrCodes.mayNotEdit') : null}
      actions={
        <ButtonLink to={paths.qrCodeStyle(id)} icon={<QrCodeIcon />}>
          {t('qrCodes.style')}
        </ButtonLink>
      }
      onSaved={() => {}}
    />
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Skeleton rows={8} height={28} />
    </Page>
  )
}
