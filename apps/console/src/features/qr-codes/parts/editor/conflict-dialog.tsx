import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'

interface ConflictDialogProps {
  onMine: () => void
  onReload: () => void
  onClose: () => void
}

/** Somebody saved in the meantime: theirs or mine. */
export function ConflictDialog({ onMine, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      title={t('qrCodes.conflictTitle')}
      onCancel={onClose}
      width={460}
      footer={[
        <Button key="reload" onClick={onReload}>
          {t('qrCodes.conflictReload')}
        </Button>,
        <Button key="mine" type="primary" onClick={onMine}>
          {t('qrCodes.conflictMine')}
        </Button>,
      ]}
    >
      <p>{t('qrCodes.conflictText')}</p>
    </Modal>
  )
}
