import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { useFormats } from '../../../ui/format.ts'
import { sayDeed } from './say-deed.ts'
import { sayPerson } from './say-person.ts'

/** What was done last to one live code, by whom and how long ago. */
export function LastDeed({ qrCodeId }: { qrCodeId: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery({
    queryKey: ['audit', 'last', qrCodeId],
    queryFn: ({ signal }) => client.audit.createlog({ pageSize: 1, filters: { qrCodeId } }, { signal }),
    staleTime: 60_000,
  })
  const deed = data?.list[0]
  if (!deed) return data ? <p>{t('audit.empty')}</p> : <p aria-hidden>…</p>
  return (
    <p>
      {sayDeed(deed, t, formats)}
      <br />
      {sayPerson(deed.user, t)} ·{' '}
      <time dateTime={deed.at} title={formats.formatInstant(deed.at)}>
        {formats.formatAgo(deed.at)}
      </time>
    </p>
  )
}
