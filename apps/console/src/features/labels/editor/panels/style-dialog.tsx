import type { Style } from '@matai/contract'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { filesOf, startStyle, StyleStudio, useStyleDraft } from '../../../styles/public.tsx'
import type { LabelFile } from '../model/label-draft.ts'

interface StyleDialogProps {
  content: string
  style: Style | null
  files: ReadonlyMap<string, LabelFile>
  /** The style, and the pictures that it names. */
  onDone: (style: Style, files: LabelFile[]) => void
  onClose: () => void
}

/** One style for every code on labels of this template, instead of each code's own. */
export function StyleDialog({ content, style, files, onDone, onClose }: StyleDialogProps) {
  const { t } = useTranslation()
  const draft = useStyleDraft(() => {
    const begun = style ?? startStyle
    return { style: begun, files: filesOf(begun, [...files.values()]) }
  })

  function done(): void {
    const { logoUrl, bgUrl } = draft.style
    const named = [
      [logoUrl, draft.files.logo],
      [bgUrl, draft.files.background],
    ] as const
    onDone(
      draft.style,
      named.flatMap(([id, url]) => (id && url ? [{ id, url }] : [])),
    )
  }

  return (
    <Dialog title={t('labelEditor.changeStyle')} onClose={onClose} width={1080}>
      <Suspense fallback={<Skeleton rows={6} height={28} />}>
        <StyleStudio
          content={content}
          draft={draft}
          saved={style}
          withMine
          actions={() => (
            <Button type="primary" block onClick={done}>
              {t('labelEditor.useStyle')}
            </Button>
          )}
        />
      </Suspense>
    </Dialog>
  )
}
