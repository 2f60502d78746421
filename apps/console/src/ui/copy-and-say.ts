import i18next from 'i18next'
import { copyText } from './copy-text.ts'
import { toast } from './toast-store.ts'

/** Copies, and says whether it worked. */
export async function copyAndSay(text: string): Promise<void> {
  if (await copyText(text)) toast.success(i18next.t('app.copied'))
  else toast.error(i18next.t('app.copyFailed'))
}
