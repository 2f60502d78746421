import type { CouponUse } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { RestoreIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { CouponsFrame } from './coupons-frame.tsx'
import { uses } from './queries.ts'
import css from '../coupons.module.css'

/** Redemptions, the newest first; an administrator takes the last ones back. */
export function UseList() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const where = ({ outlet, person, by }: CouponUse) =>
    [outlet, person].filter(Boolean).join(' · ') || t(`coupons.by_${by}`)
  const state = (use: CouponUse) =>
    use.undone ? (
      <StateTag tone="quiet">{t('coupons.undone', { name: use.undone.person })}</StateTag>
    ) : (
      <StateTag tone="success">{t(use.offline ? 'coupons.usedOffline' : 'coupons.state_redeemed')}</StateTag>
    )
  const deeds: Deed<CouponUse>[] = [
    {
      key: 'undo',
      label: t('coupons.undo'),
      icon: <RestoreIcon />,
      reason: ({ undoUntil, undone }) =>
        undone ? t('coupons.undoneAlready') : undoUntil === null ? t('coupons.undoOver') : undefined,
      asks: ({ code }) => ({
        title: t('coupons.undoTitle', { code }),
        text: t('coupons.undoText'),
        action: t('coupons.undo'),
      }),
      async run({ id }) {
        await client.coupons.undo({ id })
        return { said: t('coupons.undoDone') }
      },
    },
  ]
  return (
    <CouponsFrame tab="uses">
      <ListScreen
        name="coupon-uses"
        label={t('coupons.tab_uses')}
        resource={uses}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: t('coupons.code'),
            locked: true,
            width: 160,
            render: ({ code }) => <span className={css.code}>{code}</span>,
          },
          { key: 'coupon', title: t('coupons.name'), render: (row) => `${row.couponName} · ${row.itemName}` },
          { key: 'at', title: t('coupons.usedAt'), width: 180, render: ({ at }) => formatInstant(at) },
          { key: 'where', title: t('coupons.usedWhere'), width: 200, render: where },
          { key: 'state', title: t('coupons.state'), width: 160, render: state },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong className={css.code}>{row.code}</strong>
            {menu}
            <span>{`${row.couponName} · ${row.itemName}`}</span>
            {state(row)}
            <span className={css.soft}>{`${formatInstant(row.at)} · ${where(row)}`}</span>
          </article>
        )}
        deeds={deeds}
        searchLabel={t('coupons.searchUses')}
        empty={<EmptyState title={t('coupons.noUses')} text={t('coupons.noUsesText')} />}
      />
    </CouponsFrame>
  )
}
