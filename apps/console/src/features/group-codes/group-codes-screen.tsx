import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { GroupCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, CopyIcon, DeleteIcon, DirectoryIcon, EditIcon, PrinterIcon } from '../../ui/icons.ts'
import type { Deed } from '../../ui/list/deeds.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { FoldersDrawer } from './parts/folders-drawer.tsx'
import { foldersQuery, groupCodes } from './parts/queries.ts'
import { useForecast } from './parts/use-forecast.ts'
import { WarningTag } from './parts/warning-tag.tsx'
import css from './group-codes.module.css'

/** All group codes: how many places are left, and for how long. */
export function GroupCodesScreen() {
  const { t } = useTranslation()
  const { formatInstant, formatNames, formatNumber } = useFormats()
  const navigate = useNavigate()
  const forecast = useForecast()
  const { data: folders } = useQuery(foldersQuery)
  const [sorting, setSorting] = useState(false)
  const open = ({ id }: GroupCode) => void navigate({ to: paths.groupCode, search: { id } as never })
  /** The print screen reads its own names. */
  const print = (rows: GroupCode[]) =>
    void navigate({ to: paths.print, search: { group: rows.map(({ id }) => id).join() } as never })
  const leftOf = ({ left }: GroupCode) => (left === null ? t('groupCodes.endless') : formatNumber(left))
  const folderOf = ({ folderId }: GroupCode) => folders?.list.find(({ id }) => id === folderId)?.name ?? ''
  const deeds: Deed<GroupCode>[] = [
    { key: 'edit', looks: true, label: t('groupCodes.edit'), icon: <EditIcon />, run: open },
    {
      key: 'copy',
      looks: true,
      label: t('groupCodes.copyAddress'),
      icon: <CopyIcon />,
      async run({ url }) {
        await copyText(url)
        return { said: t('app.copied') }
      },
    },
    {
      key: 'print',
      looks: true,
      label: t('groupCodes.print'),
      icon: <PrinterIcon />,
      run: (row) => print([row]),
      many: { run: print },
    },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason: ({ can }) => (can.delete ? undefined : t('groupCodes.mayNotDelete')),
      asks: ({ name, taken }) => ({
        title: t('groupCodes.removeTitle', { name }),
        text: t('groupCodes.removeText', { taken: formatNumber(taken) }),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id }) {
        await client.groupCodes.del({ ids: [id] })
        return { said: t('groupCodes.removed') }
      },
      many: {
        asks: (rows) => ({
          title: t('groupCodes.removeTitle', { name: formatNames(rows.map(({ name }) => name)) }),
          text: t('groupCodes.removeText', {
            taken: formatNumber(rows.reduce((sum, { taken }) => sum + taken, 0)),
          }),
          action: t('app.delete'),
          danger: true,
        }),
        async run(rows) {
          await client.groupCodes.del({ ids: rows.map(({ id }) => id) })
          return { said: t('groupCodes.removed') }
        },
      },
    },
  ]
  const add = (
    <ButtonLink to={paths.groupCode} color="primary" variant="solid" icon={<AddIcon />}>
      {t('groupCodes.add')}
    </ButtonLink>
  )
  return (
    <Page
      title={t('app.navGroupCodes')}
      actions={
        <UnlessLooking>
          <Button icon={<DirectoryIcon />} onClick={() => setSorting(true)}>
            {t('groupCodes.folders')}
          </Button>
        </UnlessLooking>
      }
    >
      <ListScreen
        name="group-codes"
        label={t('app.navGroupCodes')}
        resource={groupCodes}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        columns={[
          { key: 'name', title: t('groupCodes.name'), locked: true, render: ({ name }) => name },
          { key: 'folder', title: t('groupCodes.folder'), width: 110, render: folderOf },
          { key: 'pictures', title: t('groupCodes.pictures'), width: 80, render: (row) => formatNumber(row.pictures) },
          { key: 'taken', title: t('groupCodes.taken'), width: 90, render: (row) => formatNumber(row.taken) },
          { key: 'left', title: t('groupCodes.left'), width: 90, render: leftOf },
          {
            key: 'dryAt',
            title: t('groupCodes.dryAt'),
            width: 130,
            render: ({ dryAt }) => (dryAt ? forecast(dryAt) : ''),
          },
          { key: 'state', title: t('groupCodes.state'), width: 180, render: (row) => <WarningTag code={row} /> },
          { key: 'updated', title: t('groupCodes.updated'), width: 170, render: (row) => formatInstant(row.updatedAt) },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{row.name}</strong>
            {menu}
            <span className={css.soft}>
              {t('groupCodes.cardFacts', { taken: formatNumber(row.taken), left: leftOf(row) })}
            </span>
            <WarningTag code={row} />
          </article>
        )}
        deeds={deeds}
        searchBy={t('groupCodes.search')}
        sorts={{
          label: t('groupCodes.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`groupCodes.sort_${value}`) })),
        }}
        filters={{
          folderId: {
            label: t('groupCodes.folder'),
            options: (folders?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
        }}
        create={add}
        empty={
          <EmptyState
            title={t('groupCodes.empty')}
            text={t('groupCodes.emptyText')}
            action={<UnlessLooking>{add}</UnlessLooking>}
          />
        }
      />
      {sorting && <FoldersDrawer onClose={() => setSorting(false)} />}
    </Page>
  )
}
