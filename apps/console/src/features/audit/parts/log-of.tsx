import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './audit.module.css'
import { useLogOf } from './queries.ts'
import { sayDeed } from './say-deed.ts'
import { sayPerson } from './say-person.ts'

/** What was done to one live code, and by whom; the newest first. */
export function LogOf({ qrCodeId }: { qrCodeId: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = useLogOf(qrCodeId)
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <Skeleton rows={5} height={44} />
  const deeds = query.data.pages.flatMap(({ list }) => list)
  if (deeds.length === 0) return <EmptyState title={t('audit.empty')} text={t('audit.emptyText')} />
  return (
    <>
      <ol className={css.deeds}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            <span>{sayDeed(deed, t, formats)}</span>
            <span className={css.by}>
              {sayPerson(deed.user, t)} · <time dateTime={deed.at}>{formats.formatInstant(deed.at)}</time>
            </span>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('audit.more')}
        </Button>
      )}
    </>
  )
}
