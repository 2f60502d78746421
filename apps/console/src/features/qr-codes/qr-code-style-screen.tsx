import type { QrCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { EditIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { filesOf, startStyle, StyleStudio, useStyleDraft } from '../styles/public.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { qrCodeQuery } from './parts/queries.ts'
import { StyleActions } from './parts/style/style-actions.tsx'

/** How a code looks when it is printed: style, scan check, download. */
export function QrCodeStyleScreen() {
  const { t } = useTranslation()
  const { qrCodeId } = useParams({ from: '/home/code/$qrCodeId/style' })
  const { data, error, refetch } = useQuery(qrCodeQuery(qrCodeId))
  const title = t('qrCodes.styleTitle')
  if (data) return <StyleOf key={data.id} qrCode={data} title={title} />
  return (
    <Page title={title} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

function StyleOf({ qrCode, title }: { qrCode: QrCode; title: string }) {
  const { t } = useTranslation()
  const { saved: justSaved }: { saved?: string } = useSearch({ strict: false })
  const saved = qrCode.style ?? startStyle
  const draft = useStyleDraft(() => ({ style: saved, files: filesOf(saved, qrCode.files) }))
  const changed = JSON.stringify(draft.style) !== JSON.stringify(saved)
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = changed
  }, [changed])
  useLeaveGuard(unsaved)

  return (
    <Page
      title={title}
      aside={<span>{qrCode.name}</span>}
      actions={
        <>
          <ButtonLink to={paths.qrCode(qrCode.id)} icon={<EditIcon />}>
            {t('qrCodes.editContent')}
          </ButtonLink>
          <ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>
        </>
      }
    >
      {justSaved && <p role="status">{t('qrCodes.styleStep')}</p>}
      <Suspense fallback={<Skeleton rows={8} height={28} />}>
        <StyleStudio
          content={qrCode.url}
          draft={draft}
          withMine
          actions={(scan) => <StyleActions qrCode={qrCode} draft={draft} changed={changed} scan={scan} />}
        />
      </Suspense>
    </Page>
  )
}
