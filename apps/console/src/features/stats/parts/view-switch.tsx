import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface ViewSwitchProps {
  /** What is shown, for those who do not see beside which heading the button stands. */
  title: string
  asTable: boolean
  onChange: (asTable: boolean) => void
}

/** From the picture to its numbers and back. */
export function ViewSwitch({ title, asTable, onChange }: ViewSwitchProps) {
  const { t } = useTranslation()
  const shown = asTable ? t('stats.showChart') : t('stats.showTable')
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('stats.viewOf', { view: shown, title })}
      onClick={() => onChange(!asTable)}
    >
      {shown}
    </Button>
  )
}
