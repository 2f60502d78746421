import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { confirm } from '../confirm-store.ts'
import { useFormats } from '../format.ts'
import { DraftIcon } from '../icons.ts'
import css from './draft-notice.module.css'

interface DraftNoticeProps {
  /** When its last change was. */
  savedAt: string
  /** What it says of that moment: whether somebody saved after the draft was begun. */
  say: (at: string) => string
  onDiscard: () => void
  onKeep: () => void
}

/** Says that unsaved work came back, and offers to let it go. */
export function DraftNotice({ savedAt, say, onDiscard, onKeep }: DraftNoticeProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()

  async function discard() {
    const agreed = await confirm({
      title: t('app.discardTitle'),
      text: t('app.discardText'),
      action: t('app.discard'),
      danger: true,
    })
    if (agreed) onDiscard()
  }

  return (
    <div className={css.notice} role="status">
      <DraftIcon aria-hidden />
      <span className={css.words}>{say(formatInstant(savedAt))}</span>
      <Button size="small" onClick={discard}>
        {t('app.discard')}
      </Button>
      <Button size="small" type="text" onClick={onKeep}>
        {t('app.keep')}
      </Button>
    </div>
  )
}
