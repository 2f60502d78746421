import type { QrCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { DraftNotice } from '../../ui/drafts/draft-notice.tsx'
import type { Kept } from '../../ui/drafts/draft-store.ts'
import { useKeptDraft } from '../../ui/drafts/use-kept-draft.ts'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { EditIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type DraftStyle, filesOf, startStyle, StyleStudio, useStyleDraft } from '../styles/public.tsx'
import { useLeaveGuard } from '../../ui/editing/use-leave-guard.ts'
import { useUser } from '../../user.ts'
import { qrCodeQuery } from './parts/queries.ts'
import { StyleActions } from './parts/style/style-actions.tsx'

/** How a code looks when it is printed: style, scan check, download. */
export function QrCodeStyleScreen() {
  const { t } = useTranslation()
  const { qrCodeId } = useParams({ from: '/home/code/$qrCodeId/style' })
  const { data, error, refetch } = useQuery(qrCodeQuery(qrCodeId))
  const title = t('qrCodes.styleTitle')
  const draftKey = `${useUser().account.id}:look:${qrCodeId}`
  const found = useStoredDraft<KeptLook>(draftKey)
  if (data && found !== undefined) {
    return <StyleOf key={data.id} qrCode={data} title={title} draftKey={draftKey} found={found} />
  }
  return (
    <Page title={title} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

/** What this browser keeps of a look that is not saved. */
interface KeptLook extends DraftStyle, Kept {}

interface StyleOfProps {
  qrCode: QrCode
  title: string
  /** Under which unsaved work is kept, and what was found there. */
  draftKey: string
  found: KeptLook | null
}

function StyleOf({ qrCode, title, draftKey, found }: StyleOfProps) {
  const { t } = useTranslation()
  const { saved: justSaved }: { saved?: string } = useSearch({ strict: false })
  const saved = qrCode.style ?? startStyle
  const start = () => ({ style: saved, files: filesOf(saved, qrCode.files) })
  const draft = useStyleDraft(() => (found ? { style: found.style, files: found.files } : start()))
  const { style, files } = draft
  const [notice, setNotice] = useState(found)
  const changed = JSON.stringify(style) !== JSON.stringify(saved)
  const work = useMemo(() => (changed ? { style, files } : null), [changed, style, files])
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = changed
    if (!changed) setNotice(null)
  }, [changed])
  useKeptDraft(draftKey, work, found !== null)
  useLeaveGuard(unsaved, { kept: true })

  function discard() {
    draft.restart(start())
    setNotice(null)
  }

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
      {notice && (
        <DraftNotice
          savedAt={notice.savedAt}
          say={(at) => t('qrCodes.restored', { at })}
          onDiscard={discard}
          onKeep={() => setNotice(null)}
        />
      )}
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
