import type { Choice, Comparison } from '@matai/form-kit/schema'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import css from './conditions.module.css'

interface TestValueProps {
  /** what can be chosen; undefined where people write */
  choices: readonly Choice[] | undefined
  comparison: Comparison
  value: string
  onChange: (value: string) => void
}

/** With what an answer is compared: an option, a number, a date or a text. */
export function TestValue({ choices, comparison, value, onChange }: TestValueProps) {
  const { t } = useTranslation()
  if (choices && (comparison === 'is' || comparison === 'isNot')) {
    const known = choices.some(({ id }) => id === value)
    return (
      <Select
        className={css.value ?? ''}
        aria-label={t('formRules.value')}
        value={known ? value : null}
        placeholder={t(value ? 'formRules.optionGone' : 'formRules.chooseOption')}
        options={choices.map(({ id, label, phrase }) => ({ value: id, label: phrase ? t(phrase) : label }))}
        onChange={onChange}
      />
    )
  }
  return (
    <Input
      className={css.value ?? ''}
      aria-label={t('formRules.value')}
      placeholder={t('formRules.valueHint')}
      value={value}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
