import type { ReactNode } from 'react'
import css from './fields.module.css'

/** Fields that belong together; a title where a tab holds several groups. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return <div className={css.group}>{children}</div>
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
