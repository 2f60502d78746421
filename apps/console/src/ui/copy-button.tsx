import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from './controls/button.tsx'
import { copyText } from './copy-text.ts'
import { CopyIcon } from './icons.ts'
import { toast } from './toast-store.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, for the button's name; without it the button says 'Copy'. */
  label?: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation()
  async function copy() {
    if (await copyText(text)) toast.success(i18next.t('app.copied'))
    else toast.error(i18next.t('app.copyFailed'))
  }
  return (
    <Button small icon={<CopyIcon />} onClick={() => void copy()}>
      {label ?? t('app.copy')}
    </Button>
  )
}
