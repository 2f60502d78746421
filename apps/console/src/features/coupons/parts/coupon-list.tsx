import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { Coupon } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { couponModes, thingSorts } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon, DeleteIcon, EditIcon, ListIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { CouponsFrame } from './coupons-frame.tsx'
import { coupons } from './queries.ts'
import css from '../coupons.module.css'

/** All coupons: how many codes there are, how many were redeemed. */
export function CouponList() {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormats()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<Coupon | 'new' | null>(null)
  const open = ({ id }: Coupon) => void navigate({ to: paths.coupon(id) })
  const validity = ({ from, until }: Coupon) =>
    t('coupons.validBetween', { from: formatDate(from), until: formatDate(until) })
  const deeds: Deed<Coupon>[] = [
    { key: 'open', looks: true, label: t('coupons.codes'), icon: <ListIcon />, run: open },
    { key: 'edit', looks: true, label: t('coupons.edit'), icon: <EditIcon />, shortcut: 'F2', run: setEditing },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason: ({ can }) => (can.delete ? undefined : t('coupons.mayNotDelete')),
      asks: (coupon) => ({
        title: t('coupons.removeTitle', { name: coupon.name }),
        text: t('coupons.removeText', { count: coupon.codes - coupon.redeemed }),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id }) {
        await client.coupons.del({ ids: [id] })
        return { said: t('coupons.removed') }
      },
    },
  ]
  const add = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setEditing('new')}>
      {t('coupons.add')}
    </Button>
  )
  return (
    <CouponsFrame tab="coupons">
      <ListScreen
        name="coupons"
        label={t('app.navCoupons')}
        resource={coupons}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        columns={[
          { key: 'name', title: t('coupons.name'), locked: true, render: ({ name }) => name },
          { key: 'mode', title: t('coupons.mode'), width: 160, render: ({ mode }) => t(`coupons.mode_${mode}`) },
          { key: 'codes', title: t('coupons.codes'), width: 100, render: (row) => formatNumber(row.codes) },
          { key: 'redeemed', title: t('coupons.redeemed'), width: 100, render: (row) => formatNumber(row.redeemed) },
          { key: 'validity', title: t('coupons.validity'), width: 220, render: validity },
          { key: 'made', title: t('coupons.made'), width: 140, render: (row) => formatDate(row.createdAt) },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{row.name}</strong>
            {menu}
            <span className={css.soft}>
              {t('coupons.cardFacts', { codes: formatNumber(row.codes), redeemed: formatNumber(row.redeemed) })}
            </span>
            <span className={css.soft}>{validity(row)}</span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('coupons.search')}
        sorts={{
          label: t('coupons.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`coupons.sort_${value}`) })),
        }}
        filters={{
          mode: {
            label: t('coupons.mode'),
            options: couponModes.map((value) => ({ value, label: t(`coupons.mode_${value}`) })),
          },
        }}
        create={add}
        empty={
          <EmptyState
            title={t('coupons.empty')}
            text={t('coupons.emptyText')}
            action={<UnlessLooking>{add}</UnlessLooking>}
          />
        }
      />
      {editing && <CouponDrawer coupon={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </CouponsFrame>
  )
}
