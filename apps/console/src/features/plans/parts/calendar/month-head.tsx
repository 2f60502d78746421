import { Button } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { AfterIcon, BeforeIcon } from '../../../../ui/editor-icons.ts'
import { useFormats } from '../../../../ui/format.ts'
import css from './calendar.module.css'

/** The month with the one before, the one after, and today. */
export function MonthHead({ month, onChange }: { month: Dayjs; onChange: (month: Dayjs) => void }) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  return (
    <div className={css.head}>
      <Button
        icon={<BeforeIcon />}
        aria-label={t('planScreens.monthBefore')}
        onClick={() => onChange(month.subtract(1, 'month'))}
      />
      <strong>{formatMonth(month.format('YYYY-MM'))}</strong>
      <Button
        icon={<AfterIcon />}
        aria-label={t('planScreens.monthAfter')}
        onClick={() => onChange(month.add(1, 'month'))}
      />
      <Button onClick={() => onChange(dayjs())}>{t('planScreens.today')}</Button>
    </div>
  )
}
