import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LanguageLinks } from '../../frame/language-links.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './outbox-screen.module.css'
import { type Message, MessageCard } from './parts/message-card.tsx'

/** Milliseconds between two looks at the outbox. */
const refreshEvery = 2_000

/** Messages that would have been sent, for development: no provider is configured. */
export function OutboxScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: async ({ signal }) => readOutbox(signal),
    refetchInterval: refreshEvery,
    retry: false,
  })

  function body() {
    if (data === 'locked') return <EmptyState title={t('docs.outboxLocked')} text={t('docs.outboxLockedText')} />
    if (data === null) return <EmptyState title={t('docs.outboxOff')} text={t('docs.outboxOffText')} />
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={4} height={48} />
    if (data.length === 0) return <EmptyState title={t('docs.outboxEmpty')} text={t('docs.outboxEmptyText')} />
    return (
      <ul className={css.messages} aria-live="polite">
        {data.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
    )
  }
  return (
    <main className={css.screen}>
      <Page title={t('docs.outbox')} width="narrow" actions={<LanguageLinks />}>
        <p className={css.intro}>{t('docs.outboxText')}</p>
        {body()}
      </Page>
    </main>
  )
}

/** Null where the server keeps no outbox, `locked` where this browser did not open it with the key. */
async function readOutbox(signal: AbortSignal): Promise<Message[] | 'locked' | null> {
  const answer = await fetch(paths.outboxMessages, { signal })
  if (answer.status === 403) return 'locked'
  if (!answer.headers.get('content-type')?.includes('json')) return null
  const { list }: { list?: Message[] } = await answer.json()
  return answer.ok && list ? list : null
}
