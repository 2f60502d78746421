import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { AddressState, Receiver } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddIcon, BellIcon, DeleteIcon, EditIcon, RecoverIcon, RestoreIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { optionsQuery, receivers } from './queries.ts'
import { ReceiverDrawer } from './receiver-drawer.tsx'
import css from './reminders.module.css'
import { WechatDialog } from './wechat-dialog.tsx'

const tones = { asked: 'warning', stopped: 'warning', confirmed: 'success', none: 'quiet' } as const

/** Who gets messages, and whether they may. */
export function ReceiversTab({ onTested }: { onTested: () => void }) {
  const { t } = useTranslation()
  const options = useQuery(optionsQuery)
  const [binding, setBinding] = useState<Receiver | null>(null)
  const [open, setOpen] = useState<Receiver | 'new' | null>(null)
  const reason = ({ can }: Receiver) => (can.edit ? undefined : t('reminderScreens.adminOnly'))
  const waits = ({ emailState, mobileState }: Receiver) => emailState === 'asked' || mobileState === 'asked'
  const offersWechat = options.data?.channels.includes('wechat') ?? false
  const deeds: Deed<Receiver>[] = [
    {
      key: 'edit',
      looks: true,
      label: t('reminderScreens.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      reason,
      run: setOpen,
    },
    {
      key: 'test',
      label: t('reminderScreens.test'),
      icon: <BellIcon />,
      reason,
      async run({ id }) {
        await client.reminders.test({ receiverId: id })
        onTested()
        return { said: t('reminderScreens.tested') }
      },
    },
    {
      key: 'ask',
      label: t('reminderScreens.askAgain'),
      icon: <RestoreIcon />,
      reason: (row) => reason(row) ?? (waits(row) ? undefined : t('reminderScreens.nothingToAsk')),
      async run({ id, name, emailState }) {
        await client.reminders.askReceiver({ id, by: emailState === 'asked' ? 'mail' : 'sms' })
        return { said: t('reminderScreens.asked', { name }) }
      },
    },
    ...(offersWechat
      ? [
          {
            key: 'wechat',
            label: t('reminderScreens.wechatBind'),
            icon: <RecoverIcon />,
            reason: (row: Receiver) => reason(row) ?? (row.user ? t('reminderScreens.wechatMember') : undefined),
            run: setBinding,
          },
        ]
      : []),
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason,
      asks: ({ name, rules }) => ({
        title: t('reminderScreens.receiverRemoveTitle', { name }),
        text: t('reminderScreens.receiverRemoveText', { count: rules }),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id, name }) {
        await client.reminders.delReceiver({ id })
        return { said: t('reminderScreens.removed', { name }) }
      },
    },
  ]
  const address = (text: string, state: AddressState) =>
    text === '' ? (
      <span className={css.soft}>–</span>
    ) : (
      <span className={css.address}>
        <span>{text}</span>
        {state !== 'confirmed' && <StateTag tone={tones[state]}>{t(`reminderScreens.address_${state}`)}</StateTag>}
      </span>
    )
  const mobileOf = ({ mobile, user, mobileState }: Receiver) =>
    address(mobile && !user ? `+${mobile}` : mobile, mobileState)
  const offersSms = options.data?.channels.includes('sms') ?? false
  const name = (row: Receiver) => (
    <span className={css.address}>
      <span>{row.name}</span>
      {row.user && <StateTag tone="quiet">{t('reminderScreens.member')}</StateTag>}
      {row.off && <StateTag tone="warning">{t('reminderScreens.off')}</StateTag>}
    </span>
  )
  const wechatOf = ({ wechatState }: Receiver) =>
    wechatState === 'none' ? (
      <span className={css.soft}>–</span>
    ) : (
      <StateTag tone={tones[wechatState]}>{t(`reminderScreens.wechat_${wechatState}`)}</StateTag>
    )
  const quiet = (row: Receiver) => (row.quiet ? `${row.quiet.from}–${row.quiet.until}` : '')
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setOpen('new')}>
      {t('reminderScreens.receiverAdd')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name="reminderReceivers"
        label={t('reminderScreens.tab_receivers')}
        resource={receivers}
        rowKey={({ id }) => id}
        rowName={(row) => row.name}
        onOpen={setOpen}
        columns={[
          { key: 'name', title: t('reminderScreens.name'), locked: true, render: name },
          {
            key: 'email',
            title: t('reminderScreens.email'),
            width: 280,
            render: (row) => address(row.email, row.emailState),
          },
          ...(offersSms ? [{ key: 'mobile', title: t('reminderScreens.mobile'), width: 220, render: mobileOf }] : []),
          ...(offersWechat
            ? [{ key: 'wechat', title: t('reminderScreens.channel_wechat'), width: 140, render: wechatOf }]
            : []),
          { key: 'quiet', title: t('reminderScreens.quiet'), width: 140, render: quiet },
          {
            key: 'rules',
            title: t('reminderScreens.tab_rules'),
            width: 90,
            align: 'right' as const,
            render: (row) => row.rules,
          },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{name(row)}</strong>
            {menu}
            {row.email && address(row.email, row.emailState)}
            {offersSms && row.mobile && mobileOf(row)}
            {offersWechat && row.wechatState !== 'none' && wechatOf(row)}
            {row.quiet && <span className={css.soft}>{t('reminderScreens.quietSaid', { ...row.quiet })}</span>}
          </article>
        )}
        deeds={deeds}
        searchBy={t('reminderScreens.receiverSearch')}
        sorts={{
          label: t('formScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        create={create}
        empty={
          <EmptyState
            title={t('reminderScreens.noReceivers')}
            text={t('reminderScreens.noReceiversText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      {binding && <WechatDialog receiver={binding} onClose={() => setBinding(null)} />}
      {open && <ReceiverDrawer receiver={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}
