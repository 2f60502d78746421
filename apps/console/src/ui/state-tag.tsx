import { Tag } from 'antd'
import type { ReactNode } from 'react'
import css from './state-tag.module.css'

interface StateTagProps {
  /** What the state is to its reader. */
  tone: 'quiet' | 'success' | 'warning' | 'info'
  children: ReactNode
}

/** The state of a thing in one word, in colours of the palette: the library's own are too pale to read in a table. */
export function StateTag({ tone, children }: StateTagProps) {
  return (
    <Tag className={css.tag ?? ''} data-tone={tone}>
      {children}
    </Tag>
  )
}
