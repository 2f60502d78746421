import type { QrCode } from '@matai/contract'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../../code-slot.ts'
import { DraftNotice } from '../../../ui/drafts/draft-notice.tsx'
import type { Kept } from '../../../ui/drafts/draft-store.ts'
import { useKeptDraft } from '../../../ui/drafts/use-kept-draft.ts'
import { useStoredDraft } from '../../../ui/drafts/use-stored-draft.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DraftStyle, filesOf, startStyle, StyleStudio, useStyleDraft } from '../../styles/public.tsx'
import { useLeaveGuard } from '../../../ui/editing/use-leave-guard.ts'
import { useUser } from '../../../user.ts'
import { StyleActions } from '../parts/style/style-actions.tsx'
import css from './tabs.module.css'

/** How a code looks when it is printed: style, scan check, download. */
export function StyleTab({ qrCode }: CodeTabProps) {
  const draftKey = `${useUser().account.id}:look:${qrCode.id}`
  const found = useStoredDraft<KeptLook>(draftKey)
  if (found === undefined) return <Skeleton rows={8} height={28} />
  return <StyleOf qrCode={qrCode} draftKey={draftKey} found={found} />
}

/** What this browser keeps of a look that is not saved. */
interface KeptLook extends DraftStyle, Kept {}

interface StyleOfProps {
  qrCode: QrCode
  /** Under which unsaved work is kept, and what was found there. */
  draftKey: string
  found: KeptLook | null
}

function StyleOf({ qrCode, draftKey, found }: StyleOfProps) {
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
    <div className={css.style}>
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
          saved={saved}
          withMine
          actions={(scan) => <StyleActions qrCode={qrCode} draft={draft} changed={changed} scan={scan} />}
        />
      </Suspense>
    </div>
  )
}
