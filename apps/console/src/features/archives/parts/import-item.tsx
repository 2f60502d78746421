import type { ArchiveImport } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { useFormats } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import css from '../archives.module.css'
import { archivesQuery } from './queries.ts'

/** One archive that was brought in: how far it is, what came, and what to know of it. */
export function ImportItem({ one, accountId }: { one: ArchiveImport; accountId: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { formatInstant, formatNumber } = useFormats()
  const { state, phase, done, total } = one
  const isOpen = state === 'waiting' || state === 'running'
  const reached = { done: formatNumber(done), total: formatNumber(total) }

  async function cancel() {
    const yes = await confirm({
      title: t('archives.cancelAsk'),
      text: t('archives.cancelText'),
      action: t('archives.cancel'),
      danger: true,
    })
    if (!yes) return
    try {
      await client.archives.cancel({ id: one.id })
      await queries.invalidateQueries({ queryKey: archivesQuery(accountId).queryKey })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  async function goOn() {
    try {
      await client.archives.goOn({ id: one.id })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await queries.invalidateQueries({ queryKey: archivesQuery(accountId).queryKey })
  }

  return (
    <li>
      <div className={css.head}>
        <span className={css.name}>{one.fileName}</span>
        <span role={isOpen ? 'status' : undefined}>
          {state === 'running' ? t(`archives.phase_${phase}`, reached) : t(`archives.state_${state}`)}
        </span>
        {one.canGoOn && (
          <Button type="primary" onClick={() => void goOn()}>
            {t('archives.goOn')}
          </Button>
        )}
        {isOpen && <Button onClick={() => void cancel()}>{t('archives.cancel')}</Button>}
      </div>
      <p className={css.soft}>
        {formatInstant(one.createdAt)}
        {one.from !== '' && ` · ${t('archives.from', { name: one.from })}`}
      </p>
      {one.problem !== '' && <p role="alert">{one.problem}</p>}
      {one.canGoOn && <p className={css.soft}>{t('archives.goOnHint')}</p>}
      {!isOpen && one.came.length > 0 && (
        <>
          <p className={css.soft}>{t('archives.came')}</p>
          <ul className={css.counts}>
            {one.came.map(({ what, count }) => (
              <li key={what}>{t('archives.line', { what: t(`archives.what_${what}`), count: formatNumber(count) })}</li>
            ))}
          </ul>
        </>
      )}
      {!isOpen && one.notes.length > 0 && (
        <>
          <p className={css.soft}>{t('archives.notes')}</p>
          <ul className={css.notes}>
            {one.notes.map(({ what, why, count }) => (
              <li key={`${what} ${why}`}>
                {t(`archives.why_${why}`, { what: t(`archives.what_${what}`), count: formatNumber(count) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
