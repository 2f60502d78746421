import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from '../dashboard-screen.module.css'
import { Matters } from './matters.tsx'
import { attentionQuery } from './queries.ts'

/** What waits for somebody, what went wrong, and live codes that will soon show nothing any more. */
export function AttentionPanel() {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const { data, error, refetch } = useQuery(attentionQuery)

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={3} />
    const { expiring, nearlyFull, stopped, failedImports, matters } = data
    if (expiring.length + nearlyFull.length + stopped.length + failedImports.length + matters.length === 0)
      return <p className={css.quiet}>{t('dashboard.nothingSoon')}</p>
    return (
      <>
        <Matters list={matters} />
        <Codes title={t('dashboard.stopped')} list={stopped.map((code) => ({ ...code, note: t('qrCodes.stopped') }))} />
        <Imports list={failedImports} />
        <Codes
          title={t('dashboard.expiring')}
          list={expiring.map(({ expiresAt, ...code }) => ({
            ...code,
            note: t('dashboard.expiresAt', { at: formatInstant(expiresAt) }),
          }))}
        />
        <Codes
          title={t('dashboard.nearlyFull')}
          list={nearlyFull.map(({ used, limit, ...code }) => ({
            ...code,
            note: t('dashboard.scansOf', { used: formatNumber(used), limit: formatNumber(limit) }),
          }))}
        />
      </>
    )
  }
  return <Panel title={t('dashboard.attention')}>{body()}</Panel>
}

function Codes({ title, list }: { title: string; list: { id: string; name: string; note: ReactNode }[] }) {
  if (list.length === 0) return null
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      <ul className={css.recent}>
        {list.map(({ id, name, note }) => (
          <li key={id}>
            <Link to={paths.qrCode(id)}>{name}</Link>
            <span className={css.note}>{note}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Imports that made not all of their codes; each leads to what became of its rows. */
function Imports({ list }: { list: { id: number; templateId: number; name: string; at: string }[] }) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  if (list.length === 0) return null
  return (
    <>
      <h3 className={css.part}>{t('dashboard.failedImports')}</h3>
      <ul className={css.recent}>
        {list.map(({ id, templateId, name, at }) => (
          <li key={id}>
            <Link to={paths.batchImport(templateId)} search={{ import: id } as never}>
              {name}
            </Link>
            <span className={css.note}>{formatAgo(at)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
