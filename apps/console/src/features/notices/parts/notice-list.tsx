import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { foldedNotices } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFormats } from '../../../ui/format.ts'
import { foldNotices } from './fold-notices.ts'
import { FoldedItem } from './folded-item.tsx'
import { NoticeItem } from './notice-item.tsx'
import { noticesQuery, unreadQuery } from './notice-queries.ts'
import css from './notices.module.css'

interface NoticeListProps {
  accountId: number
  /** Called when the person follows a link. */
  onLeave: () => void
}

/** Newest first. Looking at them marks them as read. */
export function NoticeList({ accountId, onLeave }: NoticeListProps) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    noticesQuery(accountId),
  )
  const { formatDate } = useFormats()
  const list = data?.pages.flatMap((page) => page.list) ?? []
  useMarkRead(accountId, data?.pages[0]?.unread ? data.pages[0].list[0]?.id : undefined)

  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={6} height={40} />
  if (list.length === 0) return <EmptyState title={t('notices.empty')} text={t('notices.emptyText')} />
  return (
    <>
      <ol className={css.list}>
        {foldNotices(list, { kinds: foldedNotices, dayOf: formatDate }).map((news) => {
          const [notice, ...more] = news
          if (more.length > 0) return <FoldedItem key={notice.id} news={news} onLeave={onLeave} />
          return <NoticeItem key={notice.id} notice={notice} onLeave={onLeave} />
        })}
      </ol>
      {error && <ErrorState error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('notices.older')}
        </Button>
      )}
      {!hasNextPage && <p className={css.end}>{t('notices.noOlder')}</p>}
    </>
  )
}

/** A failure costs nothing: the bell goes on showing them, and the next look marks them. */
function useMarkRead(accountId: number, upTo: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (upTo === undefined) return
    const { queryKey } = unreadQuery(accountId)
    client.notices.read({ upTo }).then(
      () => queries.invalidateQueries({ queryKey }),
      () => undefined,
    )
  }, [queries, accountId, upTo])
}
