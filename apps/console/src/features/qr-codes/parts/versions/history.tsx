import type { QrCode, Version } from '@matai/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { EndDialog } from './end-dialog.tsx'
import { VersionComparison } from './version-comparison.tsx'
import { historyQuery, versionsChanged } from './version-queries.ts'
import { VersionRow } from './version-row.tsx'
import css from './versions.module.css'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

interface HistoryProps {
  id: string
  /** Whether the reader may only look. */
  locked: boolean
  /** Whether going back would lose work. */
  unsaved: boolean
  onRestored: (qrCode: QrCode) => void
}

/** Who changed what and when; compares versions and goes back to one. */
export function History({ id, locked, unsaved, onRestored }: HistoryProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<Version | null>(null)
  const [compared, setCompared] = useState<number | null>(null)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historyQuery(id))
  const versions = data?.pages.flatMap(({ list }) => list) ?? []
  const newest = versions[0]?.number ?? 1

  const { run: restore } = useSingleFlight(async (number: number) => {
    const agreed = await confirm({
      title: t('versions.restoreTitle', { number }),
      text: t(unsaved ? 'versions.restoreUnsaved' : 'versions.restoreText'),
      action: t('versions.restore'),
    })
    if (!agreed) return
    try {
      onRestored(await client.versions.restore({ id, number }))
      toast.success(t('versions.restored', { number }))
      versionsChanged(queries, id)
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
  })

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} />
  if (compared !== null) {
    return (
      <section className={css.compared} aria-label={t('versions.compareTitle', { from: compared, to: newest })}>
        <h2>{t('versions.compareTitle', { from: compared, to: newest })}</h2>
        <VersionComparison id={id} from={compared} to={newest} onBack={() => setCompared(null)} />
      </section>
    )
  }
  return (
    <>
      <ol className={css.versions} aria-label={t('versions.history')}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            isNewest={version.number === newest}
            locked={locked}
            onCompare={() => setCompared(version.number)}
            onRestore={() => void restore(version.number)}
            onEnd={() => setEnding(version)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('versions.more')}
        </Button>
      )}
      {ending && (
        <EndDialog
          id={id}
          version={ending}
          onSet={() => versionsChanged(queries, id)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}
