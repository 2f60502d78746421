import type { TrashItem } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trashDays } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast-store.ts'
import { qrCodesChanged, useTrash } from './parts/queries.ts'
import { daysLeft } from './parts/trash/days-left.ts'
import { RestoreButton } from './parts/trash/restore-button.tsx'
import css from './parts/trash/trash.module.css'
import { trashColumns, TrashName } from './parts/trash/trash-columns.tsx'

/** Deleted live codes, which can come back with their content for some days. */
export function TrashScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const queries = useQueryClient()
  const [state, setState] = useListState({})
  const { page, pageSize, keyword } = state
  const query = useTrash({ page, pageSize, keyword })

  const restore = useCallback(
    async (items: TrashItem[]) => {
      try {
        const { restored } = await client.qrCodes.trashRestore({ ids: items.map(({ id }) => id) })
        toast.success(t('qrCodes.restoredMany', { count: restored }))
      } catch (error) {
        toast.error(sentenceOf(error))
      } finally {
        qrCodesChanged(queries)
      }
    },
    [queries, t],
  )
  const columns = useMemo(() => trashColumns({ t, formats, restore }), [t, formats, restore])

  return (
    <Page title={t('qrCodes.trash')} actions={<ButtonLink to={paths.qrCodes}>{t('qrCodes.backToList')}</ButtonLink>}>
      <p className={css.soft}>{t('qrCodes.trashText', { days: trashDays })}</p>
      <List<TrashItem>
        name="trash"
        label={t('qrCodes.trash')}
        query={query}
        state={state}
        onChange={setState}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={(item) => (
          <article className={css.card}>
            <TrashName item={item} />
            <span className={css.soft}>
              {t('qrCodes.deletedOn', {
                at: formats.formatInstant(item.deletedAt),
                count: daysLeft(item.purgeAt, new Date()),
              })}
            </span>
            <RestoreButton items={[item]} restore={restore} />
          </article>
        )}
        searchLabel={t('qrCodes.search')}
        batch={(items) => <RestoreButton items={items} restore={restore} counted />}
        empty={<EmptyState title={t('qrCodes.trashEmpty')} text={t('qrCodes.trashEmptyText', { days: trashDays })} />}
      />
    </Page>
  )
}
