import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loginPage } from '../login-page.ts'
import css from './page.module.css'

interface PageProps {
  /** The same word as the navigation label; also the title of the browser's tab. */
  title: string
  /** Next to the title, at the left: a number, a state. */
  aside?: ReactNode
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode
  /** Narrow pages are for reading and for forms. */
  width?: 'full' | 'narrow'
  /** In place of the heading, with an h1 of its own. */
  head?: ReactNode
  children: ReactNode
}

/** Heading and content of every screen inside the frame. */
export function Page({ title, aside, actions, width = 'full', head, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div className={css.page} data-width={width}>
      {head ?? (
        <header className={css.header}>
          <h1 className={css.title}>{title}</h1>
          {aside}
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}

export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const product = loginPage?.name || t('app.name')
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title, product])
}
