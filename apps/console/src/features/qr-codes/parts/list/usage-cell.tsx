import type { QrCodeItem } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'

/** The room that the content of a code takes. */
export function UsageCell({ qrCode: { usage } }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  const { formatBytes } = useFormats()
  return [
    usage.files > 0 && t('qrCodes.usageFiles', { size: formatBytes(usage.files) }),
    usage.media > 0 && t('qrCodes.usageMedia', { size: formatBytes(usage.media) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
