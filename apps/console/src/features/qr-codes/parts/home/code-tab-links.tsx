import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeTabs } from '../../../../code-slots.ts'
import { paths } from '../../../../paths.ts'
import css from './code-home.module.css'

/** The tabs of a code's page, each with an address of its own. */
export function CodeTabLinks({ id, shown }: { id: string; shown: string }) {
  const { t } = useTranslation()
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone they go beyond the edge.
  useEffect(() => {
    // Some browsers answer with a promise, which would be taken for what tidies up.
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <nav className={css.tabs} aria-label={t('qrCodes.tabs')}>
      {codeTabs.map(({ key, label }) => (
        <Link
          key={key}
          ref={key === shown ? current : undefined}
          to={paths.qrCode(id, key)}
          className={css.tab}
          aria-current={key === shown ? 'page' : undefined}
          data-shown={key === shown}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
