import type { QrCodeItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../ui/state-tag.tsx'

/** What is there of the thing that a code stands on. */
export function StockCell({ qrCode: { stock } }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  if (!stock) return null
  return (
    <>
      {`${stock.quantity} ${stock.unit} `}
      {stock.low && <StateTag tone="warning">{t('qrCodes.stockLow')}</StateTag>}
    </>
  )
}
