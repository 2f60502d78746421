import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import css from './forms.module.css'

/** In development, text messages land in the outbox; in production there is no such page and no link. */
export function OutboxLink() {
  const { t } = useTranslation()
  const { data: exists } = useQuery({
    queryKey: ['outboxExists'],
    queryFn: async () => (await fetch(paths.outboxMessages)).ok,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return exists ? (
    <a href={paths.outbox} target="_blank" rel="noreferrer" className={css.link}>
      {t('accounts.openOutbox')}
    </a>
  ) : null
}
