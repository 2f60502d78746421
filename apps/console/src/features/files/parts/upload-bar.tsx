import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import styles from './upload-bar.module.css'
import { percentOf, type UploadState } from './upload-state.ts'

interface UploadBarProps {
  upload: UploadState
  onRetry: () => void
  onCancel: () => void
}

/** One upload where its file will stand: how far it is, or why it failed, and what can be done. */
export function UploadBar({ upload, onRetry, onCancel }: UploadBarProps) {
  const { t } = useTranslation()
  const { formatBytes } = useFormats()
  const failed = upload.step === 'failed'
  const words = {
    sending: t('files.sentOf', { sent: formatBytes(upload.sent), size: formatBytes(upload.size) }),
    storing: t('files.storing'),
    failed: upload.reason ?? t('files.uploadFailed'),
  }[upload.step]
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span className={styles.name}>{upload.name}</span>
        <span role={failed ? 'alert' : undefined} className={failed ? styles.failed : styles.soft}>
          {words}
        </span>
      </div>
      {!failed && (
        <Progress
          percent={percentOf(upload)}
          size="small"
          aria-label={t('files.progressOf', { name: upload.name })}
          className={styles.progress ?? ''}
        />
      )}
      <div className={styles.actions}>
        {failed && (
          <Button size="small" onClick={onRetry}>
            {t('files.uploadAgain')}
          </Button>
        )}
        <Button size="small" type="text" onClick={onCancel}>
          {failed ? t('files.remove') : t('files.cancelUpload')}
        </Button>
      </div>
    </div>
  )
}
