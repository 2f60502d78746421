import type { QrCodeItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from './list.module.css'

/** Visits of people; those of machines stand apart, as they are not counted. */
export function ScanCounts({ qrCode }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <div className={css.scans}>
      <span>
        {t('qrCodes.scansOf', {
          today: formatNumber(qrCode.scansToday),
          total: formatNumber(qrCode.scansTotal),
        })}
      </span>
      {qrCode.machinesTotal > 0 && (
        <span className={css.machines} title={t('qrCodes.machines', { count: qrCode.machinesTotal })}>
          {t('qrCodes.machinesShort', { total: formatNumber(qrCode.machinesTotal) })}
        </span>
      )}
    </div>
  )
}
