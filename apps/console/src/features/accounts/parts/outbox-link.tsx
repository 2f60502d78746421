import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import css from './forms.module.css'

/**
 * In development, text messages land in the outbox, which a browser opens with the key from the terminal; in
 * production there is no such page and no link.
 */
export function OutboxLink() {
  const { t } = useTranslation()
  const { data: status } = useQuery({
    queryKey: ['outboxStatus'],
    queryFn: async () => (await fetch(paths.outboxMessages)).status,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (status === 403) return <span>{t('accounts.outboxInTerminal')}</span>
  return status === 200 ? (
    <a href={paths.outbox} target="_blank" rel="noreferrer" className={css.link}>
      {t('accounts.openOutbox')}
    </a>
  ) : null
}
