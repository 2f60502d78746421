import type { Recovery } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { resource } from '../../../ui/resource.ts'
import css from './photo.module.css'

const recoveries = resource({ key: ['recoveries'], list: client.recovery.list, touches: [] })

/** Codes that were brought back before, by whom and when. */
export function History() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const columns = useMemo(
    () => [
      { key: 'name', title: t('recovery.name'), locked: true, render: (row: Recovery) => <CodeLink recovery={row} /> },
      { key: 'url', title: t('recovery.address'), render: ({ url }: Recovery) => url },
      { key: 'creator', title: t('recovery.by'), width: 160, render: ({ creator }: Recovery) => creator.name },
      { key: 'at', title: t('recovery.at'), width: 180, render: (row: Recovery) => formatInstant(row.createdAt) },
    ],
    [t, formatInstant],
  )
  return (
    <section>
      <h2 className={css.heading}>{t('recovery.history')}</h2>
      <ListScreen<Recovery, Parameters<typeof recoveries.useList>[0]>
        name="recoveries"
        label={t('recovery.history')}
        resource={recoveries}
        columns={columns}
        rowKey={({ id }) => id}
        card={(row) => (
          <article className={css.card}>
            <CodeLink recovery={row} />
            <span className={css.soft}>
              {row.creator.name} · {formatInstant(row.createdAt)}
            </span>
          </article>
        )}
        searchBy={t('recovery.search')}
        empty={<EmptyState title={t('recovery.empty')} />}
      />
    </section>
  )
}

function CodeLink({ recovery }: { recovery: Recovery }) {
  return <Link to={paths.qrCode(recovery.qrCodeId)}>{recovery.name}</Link>
}
