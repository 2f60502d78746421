import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { pickFromScreen } from '../../../../ui/colour/eye-dropper.ts'
import { colourTextMax, useColourText } from '../../../../ui/colour/use-colour-text.ts'
import { DropperIcon } from '../../../../ui/editor-icons.ts'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
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

/** A colour by the browser's own picker, from the screen, as hex or by its name. */
export function Colour({ label, value, disabled, onChange }: ColourProps) {
  const { t } = useTranslation()
  const { text, valid, type, leave } = useColourText(value, onChange)
  return (
    <div className={css.colour}>
      <Field label={label} error={valid ? undefined : t('styles.colourFormat')}>
        <Input
          size="small"
          value={text}
          maxLength={colourTextMax}
          spellCheck={false}
          disabled={disabled ?? false}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      </Field>
      <input
        type="color"
        aria-label={t('styles.pick', { field: label })}
        value={value.toLowerCase()}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      {pickFromScreen && (
        <Button
          size="small"
          icon={<DropperIcon />}
          disabled={disabled ?? false}
          title={t('styles.fromScreen')}
          aria-label={t('styles.fromScreen')}
          onClick={() => void pickFromScreen?.().then((colour) => colour && onChange(colour))}
        />
      )}
    </div>
  )
}
