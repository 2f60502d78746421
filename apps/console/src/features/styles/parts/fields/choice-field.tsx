import { type ReactNode, useId } from 'react'
import styles from './fields.module.css'

interface ChoiceFieldProps<Value extends string | number> {
  label: string
  value: Value
  options: { value: Value; label: string; picture?: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few, shown as pictures or words side by side. */
export function ChoiceField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
