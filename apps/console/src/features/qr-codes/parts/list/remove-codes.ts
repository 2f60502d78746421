import type { QrCodeItem } from '@matai/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import type { Formats } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { qrCodesChanged } from '../queries.ts'

interface RemoveNeeds {
  t: TFunction
  formats: Formats
  queries: QueryClient
}

/** Asks with numbers, as printed codes are concerned, then deletes the codes. True when it is done. */
export async function removeCodes(qrCodes: QrCodeItem[], { t, formats, queries }: RemoveNeeds): Promise<boolean> {
  const scans = qrCodes.reduce((sum, { scansTotal }) => sum + scansTotal, 0)
  const agreed = await confirm({
    title: t('qrCodes.removeTitle', { count: qrCodes.length }),
    text: t('qrCodes.removeText', { count: scans, scans: formats.formatNumber(scans) }),
    action: t('qrCodes.removeMany', { count: qrCodes.length }),
    typed: t('qrCodes.removeWord'),
    danger: true,
  })
  if (!agreed) return false
  try {
    const { removed } = await client.qrCodes.bathRemove({ ids: qrCodes.map(({ id }) => id) })
    qrCodesChanged(queries)
    toast.success(t('qrCodes.removed', { count: removed }))
    return true
  } catch (error) {
    toast.error(sentenceOf(error))
    return false
  }
}
