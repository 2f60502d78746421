import type { CodeStatus, Status } from '@matai/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../code-slot.ts'
import { client } from '../../client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { useLooking } from '../../ui/looking.ts'
import { Panel } from '../../ui/panel.tsx'
import { ShapeTag } from '../../ui/shape-tag.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeLine } from './parts/change-line.tsx'
import { lookOf } from './parts/queries.ts'
import { SetDrawer } from './parts/set-drawer.tsx'
import css from './parts/statuses.module.css'

/** What a live code is, since when, and what it was before. */
export function StatusTab({ qrCode: { id, name } }: CodeTabProps) {
  const { t } = useTranslation()
  const looking = useLooking()
  const [asked, setAsked] = useState<Status>()
  const { data, error, refetch } = useQuery({
    queryKey: ['statuses', 'of', id],
    queryFn: ({ signal }) => client.statuses.listInfoStatus({ qrCodeId: id }, { signal }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={5} height={44} />
  const others = data.others.filter(({ can }) => can.set && looking === undefined)
  return (
    <div className={css.panels}>
      {data.list.length === 0 && (
        <EmptyState title={t('statusScreens.tabEmpty')} text={t('statusScreens.tabEmptyText')} />
      )}
      {data.list.map((one) => (
        <Panel
          key={one.status.id}
          title={one.status.name}
          action={
            one.status.can.set &&
            looking === undefined && <Button onClick={() => setAsked(one.status)}>{t('statusScreens.set')}</Button>
          }
        >
          <Now {...one} />
        </Panel>
      ))}
      {others.length > 0 && (
        <Panel title={t('statusScreens.addStatus')}>
          <div className={css.marks}>
            {others.map((status) => (
              <Button key={status.id} onClick={() => setAsked(status)}>
                {status.name}
              </Button>
            ))}
          </div>
        </Panel>
      )}
      <History id={id} />
      {asked && <SetDrawer status={asked} codes={[{ id, name }]} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function Now({ item, since, until, next }: CodeStatus) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const at = formatInstant(since)
  return (
    <p className={css.marks}>
      {item ? <ShapeTag {...lookOf(item)} /> : <span>{t('statusScreens.nothing')}</span>}
      <span className={css.soft}>
        {until
          ? t('statusScreens.sinceUntil', { since: at, until: formatInstant(until) })
          : t('statusScreens.since', { at })}
      </span>
      {until && next && <span className={css.soft}>{t('statusScreens.thenNext', { name: next.name })}</span>}
    </p>
  )
}

function History({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: ['statuses', 'history', id],
    initialPageParam: { page: 1, cursor: '' },
    queryFn: ({ pageParam: { page, cursor }, signal }) =>
      client.statuses.history(
        { page, pageSize: 20, filters: { qrCodeId: id }, ...(cursor ? { cursor } : {}) },
        { signal },
      ),
    getNextPageParam: (last, _all, { page }) => (last.next ? { page: page + 1, cursor: last.next } : undefined),
  })
  const changes = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (changes.length === 0) return null
  return (
    <Panel title={t('statusScreens.history')}>
      <ol className={css.list}>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('statusScreens.historyMore')}
        </Button>
      )}
    </Panel>
  )
}
