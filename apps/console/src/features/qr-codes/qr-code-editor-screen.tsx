import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { wantDesignPhrases } from '../../language.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LockIcon, QrCodeIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { AccessPlace } from './parts/access/access-place.tsx'
import { EditorView } from './parts/editor/editor-view.tsx'
import { useNewStart, useStoredStart } from './parts/editor/use-editor-start.ts'
import { qrCodeQuery } from './parts/queries.ts'

/** Most codes are written one by one and need nothing of batches. */
const BatchChildView = lazy(async () => {
  const [{ BatchChildView }] = await Promise.all([
    import('./parts/batch-child/batch-child-view.tsx'),
    wantDesignPhrases(),
  ])
  return { default: BatchChildView }
})

/** Writes a new live code; saving leads on to its style. */
export function NewQrCodeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { directory, kind }: { directory?: string; kind?: string } = useSearch({ strict: false })
  const wanted = kind === 'jump' || kind === 'home' ? kind : 'page'
  const { key, start } = useNewStart(Number(directory) || undefined, wanted)
  if (!start) return <Waiting title={t('qrCodes.new')} />
  return (
    <EditorView
      title={t('qrCodes.new')}
      draftKey={key}
      start={start}
      id={null}
      locked={null}
      onSaved={({ id }) => navigate({ to: paths.qrCodeStyle(id), search: { saved: true } })}
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
  const navigate = useNavigate()
  const { key, start, error, retry } = useStoredStart(id)
  const { data } = useQuery(qrCodeQuery(id))
  const [{ access, tab }, setUrl] = useUrlState({ access: '', tab: '' })
  const title = t('qrCodes.editTitle')
  if (error && !start) {
    return (
      <Page title={title} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    )
  }
  if (!start) return <Waiting title={title} />
  const locked = data && !data.can.edit ? t('qrCodes.mayNotEdit') : null
  const actions = (
    <>
      <Button
        icon={<LockIcon />}
        disabled={locked !== null}
        title={locked ?? ''}
        onClick={() => void setUrl({ access: id }, { push: true })}
      >
        {t('codeAccess.title')}
      </Button>
      <ButtonLink to={paths.qrCodeStyle(id)} icon={<QrCodeIcon />}>
        {t('qrCodes.style')}
      </ButtonLink>
    </>
  )
  return (
    <>
      {data?.kind === 'batch' ? (
        <Suspense fallback={<Waiting title={title} />}>
          <BatchChildView qrCode={data} actions={actions} />
        </Suspense>
      ) : (
        <EditorView
          title={title}
          draftKey={key}
          start={start}
          id={id}
          locked={locked}
          actions={actions}
          onSaved={(saved) => (saved.id === id ? undefined : navigate({ to: paths.qrCode(saved.id) }))}
        />
      )}
      <AccessPlace
        access={access === id && locked === null ? id : ''}
        tab={tab}
        nameOf={() => data?.name ?? id}
        onTab={(next) => setUrl({ tab: next })}
        onClose={() => setUrl({ access: '', tab: '' })}
      />
    </>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Skeleton rows={8} height={28} />
    </Page>
  )
}
