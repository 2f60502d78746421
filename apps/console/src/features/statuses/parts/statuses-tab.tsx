import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { Status } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon, ChartIcon, DeleteIcon, EditIcon, QrCodeIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import { ShapeTag } from '../../../ui/shape-tag.tsx'
import { lookOf, statuses } from './queries.ts'
import { SetDrawer } from './set-drawer.tsx'
import { StatusDrawer } from './status-drawer.tsx'
import css from './statuses.module.css'

type Asked = { do: 'edit'; status: Status | null } | { do: 'set'; status: Status }

/** All statuses of the account. */
export function StatusesTab({ onBoard }: { onBoard: (id: number) => void }) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const [asked, ask] = useState<Asked | null>(null)
  const mayNot = t('statusScreens.adminOnly')
  const deeds: Deed<Status>[] = [
    {
      key: 'edit',
      looks: true,
      label: t('statusScreens.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      reason: ({ can }) => (can.edit ? undefined : mayNot),
      run: (status) => ask({ do: 'edit', status }),
    },
    {
      key: 'set',
      label: t('statusScreens.setCodes'),
      icon: <QrCodeIcon />,
      reason: ({ can }) => (can.set ? undefined : t('statusScreens.mayNotSet')),
      run: (status) => ask({ do: 'set', status }),
    },
    {
      key: 'board',
      looks: true,
      label: t('statusScreens.tab_board'),
      icon: <ChartIcon />,
      run: ({ id }) => onBoard(id),
    },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason: ({ can }) => (can.delete ? undefined : mayNot),
      asks: ({ name, codes }) => ({
        title: t('statusScreens.removeTitle', { name }),
        text: t('statusScreens.removeText', { count: codes }),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id, name }) {
        await client.statuses.del({ id })
        return { said: t('statusScreens.removed', { name }) }
      },
    },
  ]
  const marks = ({ items }: Status) => (
    <span className={css.marks}>
      {items.map((item) => (
        <ShapeTag key={item.id} {...lookOf(item)} />
      ))}
    </span>
  )
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => ask({ do: 'edit', status: null })}>
      {t('statusScreens.add')}
    </Button>
  )
  const close = () => ask(null)
  return (
    <>
      <ListScreen
        name="statuses"
        label={t('app.navStatuses')}
        resource={statuses}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => onBoard(id)}
        columns={[
          { key: 'name', title: t('statusScreens.name'), locked: true, width: 180, render: ({ name }) => name },
          { key: 'items', title: t('statusScreens.items'), render: marks },
          {
            key: 'codes',
            title: t('statusScreens.codes'),
            width: 96,
            align: 'right',
            render: ({ codes }) => formatNumber(codes),
          },
          {
            key: 'permission',
            title: t('statusScreens.permission'),
            width: 180,
            render: ({ permission }) => t(`statusScreens.permission_${permission}`),
          },
          {
            key: 'updated',
            title: t('statusScreens.updated'),
            width: 168,
            render: ({ updatedAt }) => formatInstant(updatedAt),
          },
        ]}
        card={(status, menu) => (
          <article className={css.card}>
            <strong>{status.name}</strong>
            {menu}
            {marks(status)}
            <span className={css.soft}>
              {t('statusScreens.codesCount', { count: status.codes, formatted: formatNumber(status.codes) })}
            </span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('statusScreens.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        create={create}
        empty={
          <EmptyState
            title={t('statusScreens.empty')}
            text={t('statusScreens.emptyText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      {asked?.do === 'edit' && <StatusDrawer status={asked.status} onClose={close} />}
      {asked?.do === 'set' && <SetDrawer status={asked.status} onClose={close} />}
    </>
  )
}
