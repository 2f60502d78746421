import { useTranslation } from 'react-i18next'
import { Button } from './controls/button.tsx'
import { copyAndSay } from './copy-and-say.ts'
import { CopyIcon } from './icons.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, for the button's name; without it the button says 'Copy'. */
  label?: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation()
  return (
    <Button small icon={<CopyIcon />} onClick={() => void copyAndSay(text)}>
      {label ?? t('app.copy')}
    </Button>
  )
}
