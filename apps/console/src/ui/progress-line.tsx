import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from './format.ts'
import css from './progress-line.module.css'

interface ProgressLineProps {
  label: string
  done: number
  total: number
  /** How numbers are written; sizes pass `formatBytes`. */
  format?: (value: number) => string
  onCancel?: () => void
}

/** Progress with numbers for whatever takes longer than a second: uploads, imports, exports. */
export function ProgressLine({ label, done, total, format, onCancel }: ProgressLineProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const say = format ?? formatNumber
  return (
    <div className={css.line}>
      <span className={css.label}>{label}</span>
      <span className={css.numbers}>
        {say(done)} / {say(total)}
      </span>
      {onCancel && (
        <Button size="small" type="text" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      )}
      <progress className={css.bar} value={done} max={total} aria-label={label} />
    </div>
  )
}
