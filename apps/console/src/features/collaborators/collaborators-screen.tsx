import type { Collaborator } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../client.ts'
import { isAdmin, userQuery } from '../../user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UploadIcon } from '../../ui/editor-icons.ts'
import { useFormats } from '../../ui/format.ts'
import { saveFile } from '../../ui/file-bytes.ts'
import { AddIcon, DeleteIcon, DownloadIcon, EditIcon, PeopleIcon, QrCodeIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Deed } from '../../ui/list/use-deeds.ts'
import { Page } from '../../ui/page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import css from './collaborators.module.css'
import { CollaboratorDrawer } from './parts/collaborator-drawer.tsx'
import { GroupDialog } from './parts/group-dialog.tsx'
import { GroupsDrawer } from './parts/groups-drawer.tsx'
import { ImportDialog } from './parts/import-dialog.tsx'
import { PhonePageDialog } from './parts/phone-page-dialog.tsx'
import { collaborators, groupsQuery } from './parts/queries.ts'

type Opened =
  | { do: 'edit'; row: Collaborator | null }
  | { do: 'group'; ids: number[]; isIn: boolean; clear: () => void }
  | { do: 'groups' | 'import' | 'page' }

/** Who fills forms on the phone, without an account of the console, and in which groups they are. */
export function CollaboratorsScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data: user } = useQuery(userQuery)
  const mayEdit = user !== undefined && isAdmin(user)
  const groups = useQuery(groupsQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { run: saveAll, running: saving } = useSingleFlight(async () => {
    try {
      saveFile(await client.collaborators.export({}))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  const reason = ({ can }: Collaborator) => (can.edit ? undefined : t('collaborators.adminOnly'))
  const question = (rows: Collaborator[]) => ({
    title: t('collaborators.removeTitle', { count: rows.length, name: rows[0]?.name ?? '' }),
    text: t('collaborators.removeText'),
    action: t('app.delete'),
    danger: true,
  })
  const remove = async (rows: Collaborator[]) => {
    const { removed } = await client.collaborators.del({ ids: rows.map(({ id }) => id) })
    return { said: t('collaborators.removed', { count: removed }) }
  }
  const grouping = (isIn: boolean): Deed<Collaborator> => ({
    key: isIn ? 'in' : 'out',
    label: t(isIn ? 'collaborators.putInto' : 'collaborators.takeOut'),
    icon: <PeopleIcon />,
    reason,
    run: ({ id }) => setOpened({ do: 'group', ids: [id], isIn, clear: () => undefined }),
    many: { run: (rows, clear) => setOpened({ do: 'group', ids: rows.map(({ id }) => id), isIn, clear }) },
  })
  const deeds: Deed<Collaborator>[] = [
    {
      key: 'edit',
      label: t('collaborators.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      reason,
      run: (row) => setOpened({ do: 'edit', row }),
    },
    grouping(true),
    grouping(false),
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason,
      asks: (row) => question([row]),
      run: (row) => remove([row]),
      many: { asks: question, run: (rows) => remove(rows) },
    },
  ]
  const tags = (row: Collaborator) => (
    <span className={css.tags}>
      {row.groups.map(({ id, name }) => (
        <StateTag key={id} tone="quiet">
          {name}
        </StateTag>
      ))}
    </span>
  )
  const state = ({ boundAt }: Collaborator) => (
    <span
      title={boundAt ? t('collaborators.boundSince', { at: formatInstant(boundAt) }) : t('collaborators.unboundHint')}
    >
      <StateTag tone={boundAt ? 'success' : 'quiet'}>
        {t(boundAt ? 'collaborators.bound' : 'collaborators.unbound')}
      </StateTag>
    </span>
  )
  const changing = mayEdit && (
    <>
      <Button icon={<PeopleIcon />} onClick={() => setOpened({ do: 'groups' })}>
        {t('collaborators.manageGroups')}
      </Button>
      <Button icon={<DownloadIcon />} loading={saving} onClick={() => void saveAll()}>
        {t('exports.download')}
      </Button>
      <Button icon={<UploadIcon />} onClick={() => setOpened({ do: 'import' })}>
        {t('collaborators.importOpen')}
      </Button>
      <Button type="primary" icon={<AddIcon />} onClick={() => setOpened({ do: 'edit', row: null })}>
        {t('collaborators.add')}
      </Button>
    </>
  )
  const create = (
    <div className={css.files}>
      <Button icon={<QrCodeIcon />} onClick={() => setOpened({ do: 'page' })}>
        {t('collaborators.page')}
      </Button>
      {changing}
    </div>
  )
  return (
    <Page title={t('app.navCollaborators')}>
      <ListScreen
        name="collaborators"
        label={t('app.navCollaborators')}
        resource={collaborators}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={(row) => row.can.edit && setOpened({ do: 'edit', row })}
        columns={[
          { key: 'name', title: t('collaborators.name'), locked: true, render: ({ name }) => name },
          { key: 'mobile', title: t('collaborators.mobile'), width: 200, render: ({ mobile }) => `+${mobile}` },
          { key: 'groups', title: t('collaborators.groups'), width: 280, render: tags },
          { key: 'state', title: t('collaborators.state'), width: 120, render: state },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{row.name}</strong>
            {menu}
            <span className={css.soft}>+{row.mobile}</span>
            <span className={css.tags}>
              {state(row)}
              {tags(row)}
            </span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('collaborators.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        filters={{
          groupId: {
            label: t('collaborators.group'),
            options: (groups.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          bound: {
            label: t('collaborators.state'),
            options: [
              { value: 'yes', label: t('collaborators.bound') },
              { value: 'no', label: t('collaborators.unbound') },
            ],
          },
        }}
        create={create}
        empty={<EmptyState title={t('collaborators.empty')} text={t('collaborators.emptyText')} />}
      />
      {opened?.do === 'edit' && <CollaboratorDrawer collaborator={opened.row} onClose={close} />}
      {opened?.do === 'group' && <GroupDialog {...opened} onClose={close} />}
      {opened?.do === 'groups' && <GroupsDrawer onClose={close} />}
      {opened?.do === 'import' && <ImportDialog onClose={close} />}
      {opened?.do === 'page' && <PhonePageDialog onClose={close} />}
    </Page>
  )
}
