import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { Member } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberStates } from 'virtual:contract-constants'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, DeleteIcon, EditIcon, ShowIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Deed } from '../../ui/list/use-deeds.ts'
import { Page } from '../../ui/page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { isAdmin, useUser } from '../../user.ts'
import { MemberDrawer } from './parts/member-drawer.tsx'
import { members, roomQuery } from './parts/queries.ts'
import { RemoveDialog } from './parts/remove-dialog.tsx'
import css from './parts/team.module.css'

type Asked = { do: 'edit'; row: Member | null } | { do: 'remove'; row: Member }

const tones = { active: 'success', ended: 'warning', invited: 'info', expired: 'quiet' } as const

/** Who works in the account beside its administrator, as what, where and until when. */
export function MembersScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const user = useUser()
  const { tier } = user
  const room = useQuery({ ...roomQuery, enabled: isAdmin(user) })
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const isHere = ({ id }: Member) => id !== null
  const deeds: Deed<Member>[] = [
    {
      key: 'edit',
      label: t('team.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      run: (row) => ask({ do: 'edit', row }),
    },
    {
      key: 'seeAs',
      label: t('team.seeAs'),
      icon: <ShowIcon />,
      reason: (row) => (isHere(row) ? undefined : t('team.notHereYet')),
      async run({ id }) {
        await client.team.seeAs({ id: id ?? 0 })
        location.assign(paths.home)
      },
    },
    {
      key: 'remove',
      label: t('team.remove'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      async run(row) {
        if (isHere(row)) return ask({ do: 'remove', row })
        await client.team.del({ invitationId: row.invitationId ?? 0 })
        return { said: t('team.withdrawn', { name: row.name }) }
      },
    },
  ]
  if (!isAdmin(user)) {
    return (
      <Page title={t('app.navSubAdmins')}>
        <EmptyState title={t('team.adminOnly')} text={t('team.adminOnlyText')} />
      </Page>
    )
  }
  const full = room.data !== undefined && room.data.used >= room.data.most
  const lacking = !tier.has.includes('subAdmins')
  const why = lacking ? t('team.tierLacks') : full ? t('team.full') : undefined
  const create = (
    <Button
      type="primary"
      icon={<AddIcon />}
      disabled={why !== undefined}
      title={why}
      onClick={() => ask({ do: 'edit', row: null })}
    >
      {t('team.invite')}
    </Button>
  )
  const rightsOf = ({ viewOnly, flags }: Member) =>
    viewOnly
      ? t('team.role_guest')
      : flags.length === 0
        ? t('team.usualRights')
        : flags.map((flag) => t(`team.flag_${flag}`)).join(t('app.comma'))
  const stateOf = (row: Member) => <StateTag tone={tones[row.state]}>{t(`team.state_${row.state}`)}</StateTag>
  const placesOf = ({ directories }: Member) =>
    directories?.map(({ name }) => name).join(t('app.comma')) ?? t('team.everywhere')
  const endOf = ({ until, expiresAt }: Member) =>
    expiresAt
      ? t('team.holdsUntil', { at: formatInstant(expiresAt) })
      : until
        ? formatInstant(until)
        : t('team.forGood')
  return (
    <Page
      title={t('app.navSubAdmins')}
      actions={
        <span className={css.soft}>
          <Link to={paths.consents}>{t('team.twoPersons')}</Link>
          {' · '}
          {why ?? (room.data && t('team.room', { used: room.data.used, most: room.data.most }))}
        </span>
      }
    >
      <ListScreen
        name="members"
        label={t('app.navSubAdmins')}
        resource={members}
        rowKey={({ id, invitationId }) => (id === null ? `i${invitationId}` : `m${id}`)}
        rowName={({ name }) => name}
        onOpen={(row) => ask({ do: 'edit', row })}
        columns={[
          {
            key: 'name',
            title: t('team.name'),
            locked: true,
            render: ({ name, mobile }) => (
              <span className={css.name}>
                {name}
                <span className={css.soft}>{mobile ?? t('team.byLink')}</span>
              </span>
            ),
          },
          { key: 'state', title: t('team.state'), width: 112, render: stateOf },
          { key: 'rights', title: t('team.flags'), render: rightsOf },
          {
            key: 'directories',
            title: t('team.where'),
            width: 200,
            render: placesOf,
          },
          { key: 'until', title: t('team.until'), width: 200, render: endOf },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>
              {row.name} {stateOf(row)}
            </strong>
            {menu}
            <span className={css.soft}>{row.mobile ?? t('team.byLink')}</span>
            <span className={css.soft}>{rightsOf(row)}</span>
            <span className={css.soft}>{placesOf(row)}</span>
            <span className={css.soft}>{endOf(row)}</span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('team.search')}
        sorts={{
          label: t('team.sort'),
          options: (['newest', 'name'] as const).map((value) => ({ value, label: t(`team.sort_${value}`) })),
        }}
        filters={{
          state: {
            label: t('team.state'),
            options: memberStates.map((value) => ({ value, label: t(`team.state_${value}`) })),
          },
        }}
        create={create}
        empty={
          <EmptyState
            title={t('team.empty')}
            text={t('team.emptyText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      {asked?.do === 'edit' && <MemberDrawer member={asked.row} onClose={close} />}
      {asked?.do === 'remove' && <RemoveDialog member={asked.row} onClose={close} />}
    </Page>
  )
}
