import type { ReactNode } from 'react'
import css from './state.module.css'

interface EmptyStateProps {
  title: string
  /** One sentence: what will stand here, and what for. */
  text?: string
  /** One button, which does the first step. */
  action?: ReactNode
  /** Instead of the picture of a sheet with a code. */
  picture?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, text, action, picture = <EmptyPicture /> }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {picture}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  )
}

/** Three finder patterns on a sheet, the fourth corner still to be drawn. */
function EmptyPicture() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true" focusable="false">
      <rect x="26" y="6" width="68" height="84" rx="8" fill="var(--surface)" stroke="var(--line-strong)" />
      <g stroke="var(--accent)" strokeWidth="3">
        <rect x="37.5" y="19.5" width="15" height="15" rx="4" />
        <rect x="67.5" y="19.5" width="15" height="15" rx="4" />
        <rect x="37.5" y="49.5" width="15" height="15" rx="4" />
      </g>
      <path
        fill="var(--accent)"
        d="M42 27a3 3 0 0 1 3-3h3v3a3 3 0 0 1-3 3h-3ZM72 27a3 3 0 0 1 3-3h3v3a3 3 0 0 1-3 3h-3Z"
      />
      <path fill="var(--accent)" d="M42 57a3 3 0 0 1 3-3h3v3a3 3 0 0 1-3 3h-3Z" />
      <rect x="67" y="49" width="16" height="16" rx="4" stroke="var(--line-strong)" strokeDasharray="3 3" />
      <path stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" d="M38 76h28M38 82h16" />
      <circle cx="94" cy="74" r="14" fill="var(--accent-soft)" />
      <path stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" d="M94 68v12M88 74h12" />
    </svg>
  )
}
