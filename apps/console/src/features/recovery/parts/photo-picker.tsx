import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { CameraIcon, UploadIcon } from '../../../ui/editor-icons.ts'
import css from './photo.module.css'
import { photoTypes } from './send-photo.ts'

interface PhotoPickerProps {
  /** Why nothing can be picked; the place stays visible. */
  reason?: string | undefined
  onPick: (file: File) => void
}

/** Takes one picture: dropped, chosen, or taken with the phone's camera. */
export function PhotoPicker({ reason, onPick }: PhotoPickerProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const disabled = reason !== undefined

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onPick(file)
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again after a failure.
    if (file) onPick(file)
    currentTarget.value = ''
  }

  return (
    // Dropping is a shortcut for the button inside, which keyboards and screen readers use.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={css.drop}
      data-over={isOver && !disabled}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={css.dropTitle}>{t('recovery.drop')}</p>
      <p className={css.soft}>{t('recovery.dropHint')}</p>
      <div className={css.buttons}>
        <Button kind="primary" icon={<UploadIcon />} disabled={disabled} onClick={() => chooser.current?.click()}>
          {t('recovery.choose')}
        </Button>
        <span className={css.touchOnly}>
          <Button icon={<CameraIcon />} disabled={disabled} onClick={() => camera.current?.click()}>
            {t('recovery.camera')}
          </Button>
        </span>
      </div>
      {reason && <p className={css.reason}>{reason}</p>}
      <input ref={chooser} type="file" hidden accept={photoTypes} onChange={choose} data-testid="photo" />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
    </div>
  )
}
