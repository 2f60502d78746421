import type { Invitation } from '@matai/contract'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next, { type TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invitationStates } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { invitations, useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { numberShown, tierName } from './tier-name.ts'

/** Ways in that were handed out, and what became of them. */
export function InvitationsList() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [inviting, setInviting] = useState(false)
  const columns = useMemo(
    () => [
      { key: 'whom', title: t('operators.whom'), locked: true, render: (row: Invitation) => <Whom row={row} /> },
      {
        key: 'state',
        title: t('operators.state'),
        width: 130,
        render: (row: Invitation) => <InvitationTag row={row} />,
      },
      {
        key: 'tier',
        title: t('operators.tier'),
        width: 140,
        render: ({ tier }: Invitation) => (tier ? tierName(tier, t) : t('operators.usualTier')),
      },
      { key: 'when', title: t('operators.when'), render: (row: Invitation) => whenOf(row, t, formatInstant) },
      { key: 'deeds', title: t('operators.deeds'), width: 110, render: (row: Invitation) => <Withdraw row={row} /> },
    ],
    [t, formatInstant],
  )
  const invite = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setInviting(true)}>
      {t('operators.invite')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name="invitations"
        label={t('operators.tabInvitations')}
        resource={invitations}
        columns={columns}
        rowKey={({ id }) => id}
        filters={{
          state: {
            label: t('operators.state'),
            options: invitationStates.map((value) => ({ value, label: t(`operators.invitation_${value}`) })),
          },
        }}
        create={invite}
        card={(row) => (
          <article className={css.card}>
            <Whom row={row} />
            <span>
              <InvitationTag row={row} /> {row.tier ? tierName(row.tier, t) : t('operators.usualTier')}
            </span>
            <span className={css.soft}>{whenOf(row, t, formatInstant)}</span>
            <Withdraw row={row} />
          </article>
        )}
        empty={<EmptyState title={t('operators.noInvitations')} text={t('operators.noInvitationsText')} />}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

function Whom({ row: { id, note, mobile } }: { row: Invitation }) {
  const { t } = useTranslation()
  const named = [note, mobile && numberShown(mobile)].filter(Boolean).join(' · ')
  return <span>{named || `#${id} · ${t('operators.anybody')}`}</span>
}

const tags = { open: 'active', used: 'used', expired: 'ended' } as const

function InvitationTag({ row: { state } }: { row: Invitation }) {
  const { t } = useTranslation()
  return (
    <span className={css.tag} data-state={tags[state]}>
      {t(`operators.invitation_${state}`)}
    </span>
  )
}

function whenOf(
  { state, usedAt, usedBy, expiresAt }: Invitation,
  t: TFunction,
  formatInstant: (iso: string) => string,
): string {
  if (usedAt) return t('operators.usedAt', { at: formatInstant(usedAt), name: usedBy })
  return t(state === 'open' ? 'operators.openUntil' : 'operators.expiredAt', { at: formatInstant(expiresAt) })
}

function Withdraw({ row: { id, state, note, mobile } }: { row: Invitation }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const withdraw = useMutation({
    mutationFn: () => client.operators.invitationWithdraw({ id }),
    onSuccess: async () => {
      await changed()
      toast.success(i18next.t('operators.withdrawn'))
    },
    onError: (error) => toast.error(sentenceOf(error)),
  })
  async function ask() {
    const title = t('operators.withdrawTitle', { name: note || mobile || `#${id}` })
    if (await confirm({ title, text: t('operators.withdrawText'), action: t('operators.withdraw') })) withdraw.mutate()
  }
  if (state !== 'open') return null
  return (
    <Button size="small" className={css.deed ?? ''} loading={withdraw.isPending} onClick={() => void ask()}>
      {t('operators.withdraw')}
    </Button>
  )
}
