import type { QrCodeItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import { confirm } from '../../../../ui/confirm-store.ts'
import { toast } from '../../../../ui/toast-store.ts'

/** Says what changes for visitors, and how many change; answers those, or nothing. */
export async function askToShare(
  qrCodes: QrCodeItem[],
  shared: boolean,
  t: TFunction,
): Promise<QrCodeItem[] | undefined> {
  const changing = qrCodes.filter((qrCode) => qrCode.shared !== shared)
  const count = changing.length
  if (count === 0) {
    toast.info(t(shared ? 'qrCodes.alreadyShared' : 'qrCodes.alreadyUnshared'))
    return undefined
  }
  const agreed = await confirm({
    title: t(shared ? 'qrCodes.shareTitle' : 'qrCodes.unshareTitle', { count }),
    text: t(shared ? 'qrCodes.shareText' : 'qrCodes.unshareText', { count }),
    action: t(shared ? 'qrCodes.share' : 'qrCodes.unshare'),
  })
  return agreed ? changing : undefined
}
