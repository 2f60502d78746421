import type { StoredFile } from '@matai/contract'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../ui/editor-icons.ts'
import { asPicture, drawnPictureTypes, UploadBar, useUploads } from '../../files/public.ts'
import css from '../brand.module.css'

interface PictureInputProps {
  label: string
  hint: string
  file: StoredFile | null
  error?: string | undefined
  onChange: (file: StoredFile | null) => void
}

/** A picture that is uploaded, replaced or taken away. */
export function PictureInput({ label, hint, file, error, onChange }: PictureInputProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const [queue, uploads] = useUploads((_, stored) => {
    if (stored.kind !== 'picture') return t('files.imageFormat')
    onChange(stored)
    return undefined
  })
  const upload = uploads.get('picture')
  return (
    <div>
      <span className={css.label}>{label}</span>
      <div className={css.picture}>
        {file && <img src={file.url} alt={label} />}
        <Button
          icon={<UploadIcon />}
          aria-label={t('brand.upload', { what: label })}
          onClick={() => picker.current?.click()}
        >
          {file ? t('brand.replace') : t('brand.upload', { what: label })}
        </Button>
        {file && (
          <Button type="text" onClick={() => onChange(null)}>
            {t('brand.remove')}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={drawnPictureTypes}
          aria-label={label}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void asPicture(chosen).then((picture) => queue.add('picture', picture))
            target.value = ''
          }}
        />
      </div>
      <p className={error ? css.fault : css.note} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
      {upload && (
        <UploadBar upload={upload} onRetry={() => queue.retry('picture')} onCancel={() => queue.cancel('picture')} />
      )}
    </div>
  )
}
