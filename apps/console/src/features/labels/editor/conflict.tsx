import type { LabelTemplate } from '@matai/contract'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'

interface ConflictProps {
  /** What was saved in the meantime. */
  by: LabelTemplate
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Somebody saved in the meantime: theirs or mine. */
export function Conflict({ by, onMine, onTheirs, onClose }: ConflictProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  return (
    <Modal
      open
      title={t('labelEditor.conflictTitle')}
      onCancel={onClose}
      width={460}
      footer={[
        <Button key="theirs" onClick={onTheirs}>
          {t('labelEditor.conflictTheirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={onMine}>
          {t('labelEditor.conflictMine')}
        </Button>,
      ]}
    >
      <p>{t('labelEditor.conflictText', { at: formatInstant(by.updatedAt) })}</p>
    </Modal>
  )
}
