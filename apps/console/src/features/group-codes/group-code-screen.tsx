import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import css from './group-codes.module.css'
import { CodePanel } from './parts/code-panel.tsx'
import { PicturesPanel } from './parts/pictures-panel.tsx'
import { groupCodeQuery } from './parts/queries.ts'
import { SettingsPanel } from './parts/settings-panel.tsx'
import { StatisPanel } from './parts/statis-panel.tsx'

/** One group code: its settings first, then its pictures, its code, and what visitors did. */
export function GroupCodeScreen() {
  const { t } = useTranslation()
  const [{ id }, setState] = useUrlState({ id: 0 })
  const { data, error, refetch } = useQuery({ ...groupCodeQuery(id), enabled: id > 0 })
  if (id > 0 && error && !data) {
    return (
      <Page title={t('app.navGroupCodes')}>
        <ErrorState error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (id > 0 && !data) {
    return (
      <Page title={t('app.navGroupCodes')}>
        <Skeleton rows={8} height={32} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page title={t('groupCodes.add')} width="narrow">
        <SettingsPanel code={null} onSaved={(saved) => void setState({ id: saved.id })} />
      </Page>
    )
  }
  return (
    <Page title={data.name}>
      <div className={css.columns}>
        <PicturesPanel code={data} />
        <div className={css.aside}>
          <CodePanel code={data} />
          <StatisPanel id={data.id} />
        </div>
        <SettingsPanel key={data.updatedAt} code={data} onSaved={() => undefined} />
      </div>
    </Page>
  )
}
