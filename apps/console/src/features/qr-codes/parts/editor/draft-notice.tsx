import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../../ui/confirm-store.ts'
import { useFormats } from '../../../../ui/format.ts'
import { DraftIcon } from '../../../../ui/icons.ts'
import css from './editor.module.css'

interface DraftNoticeProps {
  savedAt: string
  /** The code was changed by somebody after the draft was begun. */
  outdated: boolean
  onDiscard: () => void
  onKeep: () => void
}

/** Says that unsaved work came back, and offers to let it go. */
export function DraftNotice({ savedAt, outdated, onDiscard, onKeep }: DraftNoticeProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const at = formatInstant(savedAt)

  async function discard() {
    const agreed = await confirm({
      title: t('qrCodes.discardTitle'),
      text: t('qrCodes.discardText'),
      action: t('qrCodes.discard'),
      danger: true,
    })
    if (agreed) onDiscard()
  }

  return (
    <div className={css.notice} role="status">
      <DraftIcon aria-hidden />
      <span>{t(outdated ? 'qrCodes.restoredOld' : 'qrCodes.restored', { at })}</span>
      <Button size="small" onClick={discard}>
        {t('qrCodes.discard')}
      </Button>
      <Button size="small" type="text" onClick={onKeep}>
        {t('qrCodes.keep')}
      </Button>
    </div>
  )
}
