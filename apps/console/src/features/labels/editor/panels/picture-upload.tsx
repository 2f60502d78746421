import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../../ui/editor-icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { asPicture, drawnPictureTypes, UploadBar } from '../../../files/public.ts'
import type { LabelEditor } from '../use-label-editor.ts'

interface PictureUploadProps {
  editor: LabelEditor
  /** Where the picture goes; see use-label-editor. */
  upload: string
  label: string
  disabled?: boolean
  /** Why a picture of this size is not taken; null when it is. */
  refuse?: (size: { width: number; height: number }) => string | null
}

/** Asks for a picture and sends it; what does not fit is said before anything is sent. */
export function PictureUpload({ editor, upload, label, disabled, refuse }: PictureUploadProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const { queue, uploads } = editor
  const state = uploads.get(upload)

  async function send(chosen: File): Promise<void> {
    const file = await asPicture(chosen)
    if (refuse) {
      const picture = await createImageBitmap(file).catch(() => null)
      const reason = picture ? refuse(picture) : t('files.imageFormat')
      if (reason) return toast.error(reason)
    }
    queue.add(upload, file)
  }

  return (
    <>
      {state ? (
        <UploadBar upload={state} onRetry={() => queue.retry(upload)} onCancel={() => queue.cancel(upload)} />
      ) : (
        <Button size="small" icon={<UploadIcon />} disabled={disabled ?? false} onClick={() => picker.current?.click()}>
          {label}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={drawnPictureTypes}
        data-upload={upload}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
    </>
  )
}
