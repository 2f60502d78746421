import type { QrCodeItem } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { qrCodeNameMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { qrCodesChanged } from '../queries.ts'

/** Renames a live code without opening it. */
export function RenameDialog({ qrCode, onClose }: { qrCode: QrCodeItem; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return (
    <NameDialog
      title={t('qrCodes.rename')}
      label={t('qrCodes.name')}
      action={t('app.save')}
      initial={qrCode.name}
      max={qrCodeNameMax}
      onClose={onClose}
      onSubmit={async (name) => {
        await client.qrCodes.rename({ id: qrCode.id, name })
        qrCodesChanged(queries)
        toast.success(t('qrCodes.renamed'))
      }}
    />
  )
}
