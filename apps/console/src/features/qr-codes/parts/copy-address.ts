import type { TFunction } from 'i18next'
import { toast } from '../../../ui/toast-store.ts'

/** Copies an address and says so. Where the browser withholds the clipboard (plain http), an older way is taken. */
export async function copyAddress(address: string, t: TFunction): Promise<void> {
  if ((await copyByClipboard(address)) || copyBySelection(address)) toast.success(t('qrCodes.copied'))
  else toast.error(t('qrCodes.copyFailed'))
}

async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
