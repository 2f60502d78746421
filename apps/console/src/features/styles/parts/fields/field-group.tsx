import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.rows}>{children}</div>
    </fieldset>
  )
}
