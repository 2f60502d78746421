import type { QrCodeItem } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DeleteIcon } from '../../../../ui/icons.ts'

interface BatchRemoveProps {
  qrCodes: QrCodeItem[]
  onRemove: () => void
}

/** Deletes what is selected; says why when it may not. */
export function BatchRemove({ qrCodes, onRemove }: BatchRemoveProps) {
  const { t } = useTranslation()
  const allowed = qrCodes.every(({ can }) => can.delete)
  return (
    <>
      {!allowed && <span id="batch-reason">{t('qrCodes.mayNotDeleteSome')}</span>}
      <Button
        danger
        size="small"
        icon={<DeleteIcon />}
        disabled={!allowed}
        aria-describedby={allowed ? undefined : 'batch-reason'}
        onClick={onRemove}
      >
        {t('qrCodes.removeMany', { count: qrCodes.length })}
      </Button>
    </>
  )
}
