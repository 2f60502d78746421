import { Checkbox } from 'antd'
import css from './settings.module.css'

interface SwitchFieldProps {
  label: string
  hint?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
}

/** Yes or no, with its words beside it. */
export function SwitchField({ label, hint, value, onChange }: SwitchFieldProps) {
  return (
    <div>
      <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      {hint && <small className={css.hint}>{hint}</small>}
    </div>
  )
}
