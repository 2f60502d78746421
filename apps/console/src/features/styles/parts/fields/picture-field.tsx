import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { asPicture, drawnPictureTypes, UploadBar, useUploads } from '../../../files/public.ts'
import css from './fields.module.css'

interface PictureFieldProps {
  label: string
  /** Whether the style names a picture; it may still be loading. */
  chosen: boolean
  /** The picture as a data URI, when it could be loaded. */
  picture: string | null | undefined
  /** The verb that asks for one. */
  uploadLabel: string
  /** Most bytes of it, and what to say of more. */
  most?: { bytes: number; fault: string }
  onStored: (file: { id: string; url: string }) => void
  onRemove: () => void
}

/** A picture of the style: uploaded, replaced, removed. */
export function PictureField({ label, chosen, picture, uploadLabel, most, onStored, onRemove }: PictureFieldProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const [queue, uploads] = useUploads((_, file) => {
    if (file.kind !== 'picture') return t('files.imageFormat')
    if (most && file.size > most.bytes) return most.fault
    onStored(file)
    return undefined
  })
  const upload = uploads.get('picture')
  return (
    <div className={css.field}>
      <div className={css.picture}>
        {chosen && picture && <img src={picture} alt={label} />}
        <Button icon={<UploadIcon />} onClick={() => picker.current?.click()}>
          {chosen ? t('styles.pictureReplace') : uploadLabel}
        </Button>
        {chosen && (
          <Button type="text" onClick={onRemove}>
            {t('styles.pictureRemove')}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={drawnPictureTypes}
          aria-label={uploadLabel}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void asPicture(file).then((picture) => queue.add('picture', picture))
            target.value = ''
          }}
        />
      </div>
      {!chosen && <p className={css.note}>{t('files.pictureHint')}</p>}
      {upload && (
        <UploadBar upload={upload} onRetry={() => queue.retry('picture')} onCancel={() => queue.cancel('picture')} />
      )}
    </div>
  )
}
