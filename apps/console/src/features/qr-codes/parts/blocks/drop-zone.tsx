import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOfDropped } from '../../../files/public.ts'
import css from './drop-zone.module.css'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped on it, and pictures that are pasted anywhere in it. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  function paste(event: ClipboardEvent) {
    const pictures = [...event.clipboardData.files].filter((file) => kindOfDropped(file) === 'picture')
    // Words copied from an office program come with a picture of themselves; the words are meant.
    if (pictures.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    onFiles(pictures)
  }

  return (
    <div
      className={css.zone}
      onPaste={paste}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && <div className={css.over}>{t('qrCodes.dropHere')}</div>}
    </div>
  )
}
