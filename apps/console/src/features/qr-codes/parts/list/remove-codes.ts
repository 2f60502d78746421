import type { QrCodeItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import { trashDays } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import type { Formats } from '../../../../ui/format.ts'

interface RemoveNeeds {
  t: TFunction
  formats: Formats
  /** Does it, says how it went, and offers to take it back. */
  perform: (deed: () => Promise<string>, undo: () => Promise<unknown>) => Promise<boolean>
}

/** Asks with numbers, as printed codes are concerned, then puts the codes into the trash. True when it is done. */
export async function removeCodes(qrCodes: QrCodeItem[], { t, formats, perform }: RemoveNeeds): Promise<boolean> {
  const ids = qrCodes.map(({ id }) => id)
  const scans = qrCodes.reduce((sum, { scansTotal }) => sum + scansTotal, 0)
  const agreed = await confirm({
    title: t('qrCodes.removeTitle', { count: ids.length }),
    text: t('qrCodes.removeText', { count: scans, scans: formats.formatNumber(scans), days: trashDays }),
    action: t('qrCodes.removeMany', { count: ids.length }),
    typed: t('qrCodes.removeWord'),
    danger: true,
  })
  if (!agreed) return false
  let asked: number | null = null
  return perform(
    async () => {
      const { removed, waits } = await client.qrCodes.bulkRemove({ ids })
      asked = waits
      return waits === null ? t('qrCodes.removed', { count: removed }) : t('qrCodes.waits')
    },
    () => (asked === null ? client.qrCodes.trashRestore({ ids }) : client.consents.withdraw({ id: asked })),
  )
}
