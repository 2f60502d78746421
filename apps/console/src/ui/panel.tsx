import type { ReactNode } from 'react'
import css from './panel.module.css'

interface PanelProps {
  title?: string
  /** Link or button at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A surface with a hairline: the only box of the console. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <section className={css.panel}>
      {title && (
        <header className={css.header}>
          <h2 className={css.title}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
