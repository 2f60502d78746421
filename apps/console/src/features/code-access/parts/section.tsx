import type { ReactNode } from 'react'
import css from './access.module.css'

interface SectionProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A part of the settings under its name. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <fieldset className={css.section}>
      <legend>{title}</legend>
      {hint && <p className={css.soft}>{hint}</p>}
      {children}
    </fieldset>
  )
}
