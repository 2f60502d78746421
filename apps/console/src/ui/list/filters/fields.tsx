import { Input, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../field.tsx'
import css from '../list.module.css'
import type { EndsProps } from './ends.tsx'

interface Option {
  value: string
  label: string
}

interface ChoiceFieldProps {
  label: string
  /** Empty is any. */
  value: string
  /** The values, or some together under a word. */
  options: readonly (Option | { label: string; options: readonly Option[] })[]
  onChange: (value: string) => void
}

/** One value of some, or any. */
export function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation()
  const groups = options.map((one) => ('options' in one ? { ...one, options: [...one.options] } : one))
  return (
    <Field label={label}>
      <Select value={value} onChange={onChange} options={[{ value: '', label: t('app.filterAny') }, ...groups]} />
    </Field>
  )
}

/** From a whole number to another, both included. */
export function NumbersField({ label, from, until, onChange }: EndsProps) {
  const { t } = useTranslation()
  const input = (value: string, change: (value: string) => void) => (
    <Input type="number" min={0} inputMode="numeric" value={value} onChange={(event) => change(event.target.value)} />
  )
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <Field label={t('app.atLeast')}>{input(from, (value) => onChange({ from: value }))}</Field>
      <Field label={t('app.atMost')}>{input(until, (value) => onChange({ until: value }))}</Field>
    </fieldset>
  )
}

interface YesFieldProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Only what is so, or everything. */
export function YesField({ label, isOn, onChange }: YesFieldProps) {
  return (
    <label className={css.switch}>
      <Switch checked={isOn} onChange={onChange} />
      {label}
    </label>
  )
}
