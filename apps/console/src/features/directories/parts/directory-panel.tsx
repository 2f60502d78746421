import type { Directory } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNarrow } from '../../../ui/use-mode.ts'
import css from './directory-panel.module.css'
import { directoriesQuery } from './queries.ts'
import { useDirectoryDeeds } from './use-directory-deeds.ts'

// Only desks drag, only phones choose from a list, and dialogs come when they are asked for.
const DirectoryRail = lazy(async () => ({ default: (await import('./directory-rail.tsx')).DirectoryRail }))
const DirectoryDialogs = lazy(async () => ({ default: (await import('./directory-dialogs.tsx')).DirectoryDialogs }))
const DirectoryBar = lazy(async () => ({ default: (await import('./directory-bar.tsx')).DirectoryBar }))

interface DirectoryPanelProps {
  chosen: number
  onChoose: (id: number) => void
}

const none: Directory[] = []

/** Chooses and tends directories: a tree at the left, a list to choose from on a phone. */
export function DirectoryPanel({ chosen, onChoose }: DirectoryPanelProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(directoriesQuery)
  const directories = data?.list ?? none
  const deeds = useDirectoryDeeds(directories)

  if (error && !data) {
    return (
      <div className={css.failed} role="alert">
        {t('directories.loadFailed')}
        <Button size="small" onClick={() => refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton rows={narrow ? 1 : 5} height={28} />
  return (
    <>
      {narrow ? (
        <Suspense fallback={<Skeleton rows={1} height={28} />}>
          <DirectoryBar directories={directories} chosen={chosen} onChoose={onChoose} deeds={deeds} />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton rows={5} height={28} />}>
          <DirectoryRail directories={directories} chosen={chosen} onChoose={onChoose} deeds={deeds} />
        </Suspense>
      )}
      {deeds.asked && (
        <Suspense>
          <DirectoryDialogs directories={directories} deeds={deeds} chosen={chosen} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
}
