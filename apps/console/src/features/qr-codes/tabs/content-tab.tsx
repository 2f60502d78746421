import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../../code-slot.ts'
import { wantPhrases } from '../../../language.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EditorView } from '../parts/editor/editor-view.tsx'
import { useStoredStart } from '../parts/editor/use-editor-start.ts'

/** Most codes are written one by one and need nothing of batches. */
const BatchChildView = lazy(async () => {
  const [{ BatchChildView }] = await Promise.all([
    import('../parts/batch-child/batch-child-view.tsx'),
    wantPhrases('design'),
  ])
  return { default: BatchChildView }
})

/** What visitors see, and where it is written. */
export function ContentTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id } = qrCode
  const { key, start, error, retry } = useStoredStart(id)
  if (qrCode.kind === 'batch') {
    return (
      <Suspense fallback={<Skeleton rows={8} height={28} />}>
        <BatchChildView qrCode={qrCode} />
      </Suspense>
    )
  }
  if (error && !start) return <ErrorState error={error} onRetry={retry} />
  if (!start) return <Skeleton rows={8} height={28} />
  return (
    <EditorView
      title={t('qrCodes.tabContent')}
      draftKey={key}
      start={start}
      id={id}
      locked={qrCode.can.edit ? null : t('qrCodes.mayNotEdit')}
      onSaved={(saved) => (saved.id === id ? undefined : navigate({ to: paths.qrCode(saved.id) }))}
    />
  )
}
