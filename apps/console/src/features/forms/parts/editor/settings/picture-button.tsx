import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../../../../../ui/icons.ts'
import { fileTypes, UploadBar } from '../../../../files/public.ts'
import type { FormMedia } from '../use-form-files.ts'
import css from './settings.module.css'

interface PictureButtonProps {
  /** of what it is a picture */
  name: string
  fileId: string | null
  media: FormMedia
  onChange: (fileId: string | null) => void
}

/** A small picture that can be chosen, changed and taken away. */
export function PictureButton({ name, fileId, media, onChange }: PictureButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState('')
  const sending = media.uploads.get(upload)
  const file = fileId === null ? undefined : media.files.get(fileId)
  if (sending) {
    return (
      <UploadBar
        upload={sending}
        onRetry={() => media.retry(upload)}
        onCancel={() => {
          media.cancel(upload)
          setUpload('')
        }}
      />
    )
  }
  return (
    <span className={css.picture}>
      {file && <img src={file.url} alt="" width={32} height={32} />}
      <Button size="small" aria-label={t('formEditor.pictureOf', { name })} onClick={() => input.current?.click()}>
        {t(fileId === null ? 'formEditor.picture' : 'formEditor.pictureOther')}
      </Button>
      {fileId !== null && (
        <Button
          type="text"
          size="small"
          icon={<CloseIcon />}
          aria-label={t('formEditor.pictureAway', { name })}
          onClick={() => onChange(null)}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={fileTypes.picture}
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          target.value = ''
          if (picked) setUpload(media.send(picked, onChange))
        }}
      />
    </span>
  )
}
