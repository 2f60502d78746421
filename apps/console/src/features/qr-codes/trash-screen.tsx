import type { TrashItem } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trashDays } from 'virtual:contract-constants'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { RestoreIcon } from '../../ui/icons.ts'
import type { Deed } from '../../ui/list/deeds.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { trash } from './parts/queries.ts'
import { daysLeft } from './parts/trash/days-left.ts'
import css from './parts/trash/trash.module.css'
import { trashColumns, TrashName } from './parts/trash/trash-columns.tsx'

/** Deleted live codes, which can come back with their content for some days. */
export function TrashScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useMemo(() => trashColumns(t, formats), [t, formats])

  async function restore(items: TrashItem[]) {
    const { restored } = await client.qrCodes.trashRestore({ ids: items.map(({ id }) => id) })
    return { said: t('qrCodes.restoredMany', { count: restored }) }
  }
  const deeds: Deed<TrashItem>[] = [
    {
      key: 'restore',
      label: t('qrCodes.restore'),
      icon: <RestoreIcon />,
      reason: ({ can }) => (can.restore ? undefined : t('qrCodes.mayNotRestore')),
      run: (item) => restore([item]),
      many: { label: (count) => t('qrCodes.restoreMany', { count }), run: restore },
    },
  ]

  return (
    <Page title={t('qrCodes.trash')} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
      <p className={css.soft}>{t('qrCodes.trashText', { days: trashDays })}</p>
      <ListScreen
        name="trash"
        label={t('qrCodes.trash')}
        resource={trash}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        deeds={deeds}
        card={(item, restoring) => (
          <article className={css.card}>
            <TrashName item={item} />
            <span className={css.soft}>
              {t('qrCodes.deletedOn', {
                at: formats.formatInstant(item.deletedAt),
                count: daysLeft(item.purgeAt, new Date()),
              })}
            </span>
            {restoring}
          </article>
        )}
        searchBy={t('qrCodes.search')}
        empty={<EmptyState title={t('qrCodes.trashEmpty')} text={t('qrCodes.trashEmptyText', { days: trashDays })} />}
      />
    </Page>
  )
}
