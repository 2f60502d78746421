import type { TFunction } from 'i18next'
import { copyText } from '../../../ui/copy-text.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Copies the address of a live code and says so. */
export async function copyAddress(address: string, t: TFunction): Promise<void> {
  if (await copyText(address)) toast.success(t('qrCodes.copied'))
  else toast.error(t('qrCodes.copyFailed'))
}
