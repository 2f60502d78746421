import type { CouponConflict } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { CouponsFrame } from './coupons-frame.tsx'
import { conflicts } from './queries.ts'
import css from '../coupons.module.css'

/** Codes that a phone wrote down without a network, and that turned out not to be redeemable: nothing of it is dropped. */
export function ConflictList() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const what = ({ couponName, itemName }: CouponConflict) => [couponName, itemName].filter(Boolean).join(' · ')
  const where = ({ outlet, person }: CouponConflict) => [outlet, person].filter(Boolean).join(' · ')
  const first = ({ first: one }: CouponConflict) =>
    one ? [formatInstant(one.at), one.outlet, one.person].filter(Boolean).join(' ') : ''
  const state = ({ outcome }: CouponConflict) => <StateTag tone="warning">{t(`coupons.outcome_${outcome}`)}</StateTag>
  return (
    <CouponsFrame tab="conflicts">
      <ListScreen
        name="coupon-conflicts"
        label={t('coupons.tab_conflicts')}
        resource={conflicts}
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
          { key: 'coupon', title: t('coupons.name'), render: what },
          { key: 'state', title: t('coupons.conflictWhy'), width: 160, render: state },
          { key: 'scanned', title: t('coupons.scannedAt'), width: 170, render: (row) => formatInstant(row.scannedAt) },
          { key: 'where', title: t('coupons.usedWhere'), width: 180, render: where },
          { key: 'first', title: t('coupons.firstAt'), width: 240, render: first },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong className={css.code}>{row.code}</strong>
            {menu}
            <span>{what(row)}</span>
            {state(row)}
            <span className={css.soft}>{`${formatInstant(row.scannedAt)} · ${where(row)}`}</span>
            {row.first && <span className={css.soft}>{t('coupons.firstUsed', { at: first(row), where: '' })}</span>}
          </article>
        )}
        searchLabel={t('coupons.searchUses')}
        empty={<EmptyState title={t('coupons.noConflicts')} text={t('coupons.noConflictsText')} />}
      />
    </CouponsFrame>
  )
}
