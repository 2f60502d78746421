import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditorProps, useEditorParts } from './face.ts'
import css from './editing.module.css'

interface FileSlotProps extends Pick<EditorProps<never>, 'upload' | 'onRetry' | 'onCancel'> {
  block: { fileId: string | null; upload: string | null }
  /** Asks for a file. */
  choose: ReactNode
  /** The stored file, when there is one. */
  children: ReactNode
}

/** Where a block's file stands: stored, on its way, cut off, or still to be chosen. */
export function FileSlot({ block, upload, onRetry, onCancel, choose, children }: FileSlotProps) {
  const { t } = useTranslation()
  const { UploadBar } = useEditorParts()
  if (upload) return <UploadBar upload={upload} onRetry={onRetry} onCancel={onCancel} />
  if (block.upload) {
    return (
      <div className={css.slot}>
        <p role="alert">{t('qrCodes.cutOff')}</p>
        {choose}
      </div>
    )
  }
  if (block.fileId) return children
  return <div className={css.slot}>{choose}</div>
}
