import { Input, InputNumber, Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import css from './panels.module.css'

interface NumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  hint?: string
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number with its unit; half a number is kept until it is one. */
export function NumberField({ label, unit, hint, step = 0.5, onChange, ...props }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <InputNumber
        {...props}
        size="small"
        step={step}
        style={{ width: '100%' }}
        {...(unit ? { suffix: unit } : {})}
        onChange={(next) => next !== null && onChange(next)}
      />
    </Field>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, options, disabled, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        size="small"
        value={value}
        options={[...options]}
        disabled={disabled ?? false}
        style={{ width: '100%' }}
        onChange={onChange}
      />
    </Field>
  )
}

interface ColourProps {
  label: string
  value: string
  disabled?: boolean
  onChange: (colour: string) => void
}

/** A colour by the browser's own picker or as hex; half a hex is kept until it is whole. */
export function Colour({ label, value, disabled, onChange }: ColourProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const whole = /^#[0-9a-f]{6}$/i
  return (
    <div className={css.colour}>
      <Field label={label} error={whole.test(text) ? undefined : t('styles.colourFormat')}>
        <Input
          size="small"
          value={text}
          maxLength={7}
          spellCheck={false}
          disabled={disabled ?? false}
          onChange={({ target }) => {
            setText(target.value)
            if (whole.test(target.value)) onChange(target.value.toUpperCase())
          }}
          onBlur={() => setText(value)}
        />
      </Field>
      <input
        type="color"
        aria-label={t('styles.pick', { field: label })}
        value={value.toLowerCase()}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
    </div>
  )
}
