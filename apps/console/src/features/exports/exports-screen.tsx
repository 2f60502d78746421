import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportsQuery } from '../../downloads.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUser } from '../../user.ts'
import css from './parts/export-tray.module.css'
import { TaskLine } from './parts/task-line.tsx'

/** The downloads of the last days, as long as their files are kept. */
export function ExportsScreen() {
  const { t } = useTranslation()
  const user = useUser()
  const { data, error, refetch } = useQuery(exportsQuery(user.account.id))

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={4} />
    if (data.list.length === 0) return <EmptyState title={t('exports.empty')} />
    return (
      <ul className={css.list} data-full>
        {data.list.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    )
  }
  return (
    <Page title={t('exports.title')} width="narrow">
      <Panel>{body()}</Panel>
    </Page>
  )
}
