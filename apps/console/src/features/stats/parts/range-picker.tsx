import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { rangeDaysMax } from 'virtual:contract-constants'
import css from '../stats.module.css'
import { choices, type RangeState } from './range.ts'

interface RangePickerProps {
  value: RangeState
  onChange: (range: RangeState) => void
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1

/** Presets at once; two days of one's own when both are right. */
export function RangePicker({ value, onChange }: RangePickerProps) {
  const { t } = useTranslation()
  const [isCustom, setCustom] = useState(value.preset === 'custom')
  const [from, setFrom] = useState(value.from)
  const [until, setUntil] = useState(value.until)
  const isFull = from !== '' && until !== ''
  const backwards = isFull && from > until ? t('stats.rangeBackwards') : undefined
  const tooLong = isFull && daysBetween(from, until) > rangeDaysMax ? t('stats.rangeTooLong') : undefined

  function choose(preset: (typeof choices)[number]) {
    setCustom(preset === 'custom')
    if (preset !== 'custom') onChange({ preset, from: '', until: '' })
  }
  return (
    <div className={css.range}>
      <Segmented
        aria-label={t('stats.range')}
        value={isCustom ? 'custom' : (choices.find((choice) => choice === value.preset) ?? 'sevenDays')}
        options={choices.map((choice) => ({ value: choice, label: t(`stats.${choice}`) }))}
        onChange={choose}
      />
      {isCustom && (
        <form
          className={css.days}
          onSubmit={(event) => {
            event.preventDefault()
            if (isFull && !backwards && !tooLong) onChange({ preset: 'custom', from, until })
          }}
        >
          <Field label={t('stats.from')} error={tooLong}>
            <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </Field>
          <Field label={t('stats.until')} error={backwards}>
            <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          </Field>
          <Button htmlType="submit">{t('stats.apply')}</Button>
        </form>
      )}
    </div>
  )
}
