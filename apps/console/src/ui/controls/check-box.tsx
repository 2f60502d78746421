import type { ReactNode } from 'react'
import css from './controls.module.css'

interface CheckBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** See Button. */
export function CheckBox({ checked, onChange, children }: CheckBoxProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
