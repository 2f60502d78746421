import type { RecordItem } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordViewNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { type ListColumn, useShownColumns } from '../../../ui/list/shown-columns.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { viewsQuery } from './queries.ts'

interface ViewsProps {
  formId: number
  /** Of the list whose views they are, and its name. */
  columns: ListColumn<RecordItem>[]
  list: string
}

/** Views of the records that this person has saved: filters, order, kind of list and columns under a name. */
export function Views({ formId, columns, list }: ViewsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { searchStr } = useLocation()
  const [isNaming, setNaming] = useState(false)
  const { data } = useQuery(viewsQuery(formId))
  const views = data?.list ?? []
  const { shown: shownColumns, choose } = useShownColumns(list, columns)
  const reload = () => queries.invalidateQueries({ queryKey: viewsQuery(formId).queryKey })
  const shown = views.find(({ search }) => search === searchStr)

  async function remove(id: number) {
    try {
      await client.recordViews.del({ id })
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await reload()
    }
  }

  const items = [
    ...views.map(({ id, name, search, columns: kept }) => ({
      key: String(id),
      label: name,
      onClick: () => {
        if (kept) choose(kept)
        void navigate({ href: `${paths.formRecords(formId)}${search}` })
      },
    })),
    ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: 'save', label: t('recordScreens.viewSave'), onClick: () => setNaming(true) },
    ...(shown
      ? [
          {
            key: 'remove',
            danger: true,
            label: t('recordScreens.viewRemove', { name: shown.name }),
            onClick: () => void remove(shown.id),
          },
        ]
      : []),
  ]
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button>{shown?.name ?? t('recordScreens.views')}</Button>
      </Dropdown>
      {isNaming && (
        <NameDialog
          title={t('recordScreens.viewSave')}
          label={t('recordScreens.viewName')}
          action={t('recordScreens.viewSaveIt')}
          initial={shown?.name ?? ''}
          max={recordViewNameMax}
          onClose={() => setNaming(false)}
          onSubmit={async (name) => {
            const keys = shownColumns.map(({ key }) => key)
            await client.recordViews.save({ formId, name, search: searchStr, columns: keys })
            await reload()
          }}
        />
      )}
    </>
  )
}
