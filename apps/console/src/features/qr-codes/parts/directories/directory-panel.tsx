import { UnlessLooking } from '../../../../ui/unless-looking.tsx'
import type { Directory } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { directoriesQuery } from '../queries.ts'
import css from './directory-panel.module.css'
import { useDirectoryDeeds } from './use-directory-deeds.ts'

// Only desks drag, only phones choose from a list, and dialogs come when they are asked for.
const DirectoryRail = lazy(async () => ({ default: (await import('./directory-rail.tsx')).DirectoryRail }))
const DirectoryDialogs = lazy(async () => ({ default: (await import('./directory-dialogs.tsx')).DirectoryDialogs }))
const DirectoryMenu = lazy(async () => ({ default: (await import('./directory-menu.tsx')).DirectoryMenu }))
const DirectoryPicker = lazy(async () => ({ default: (await import('./directory-picker.tsx')).DirectoryPicker }))

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
  const current = directories.find(({ id }) => id === chosen)

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
        <div className={css.narrow}>
          <Suspense fallback={<Skeleton rows={1} height={28} />}>
            <DirectoryPicker
              label={t('directories.title')}
              value={chosen}
              onChange={onChoose}
              top={t('directories.all')}
            />
          </Suspense>
          <UnlessLooking>
            <Button icon={<AddIcon />} aria-label={t('directories.add')} onClick={() => deeds.ask('add', null)} />
          </UnlessLooking>
          {current && (
            <Suspense>
              <DirectoryMenu directory={current} directories={directories} deeds={deeds} reachable />
            </Suspense>
          )}
        </div>
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
