import type { CouponConflict } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { conflicts } from './queries.ts'
import { TriesList, whereOf } from './tries-list.tsx'
import css from '../coupons.module.css'

/** Codes that a phone wrote down without a network, and that turned out not to be redeemable: nothing of it is dropped. */
export function ConflictList() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const first = ({ first: one }: CouponConflict) => (one ? `${formatInstant(one.at)} ${whereOf(one)}` : '')
  const state = ({ outcome }: CouponConflict) => <StateTag tone="warning">{t(`coupons.outcome_${outcome}`)}</StateTag>
  return (
    <TriesList
      tab="conflicts"
      resource={conflicts}
      columns={[
        { key: 'state', title: t('coupons.conflictWhy'), width: 160, render: state },
        { key: 'scanned', title: t('coupons.scannedAt'), width: 170, render: (row) => formatInstant(row.scannedAt) },
        { key: 'where', title: t('coupons.usedWhere'), width: 180, render: whereOf },
        { key: 'first', title: t('coupons.firstAt'), width: 240, render: first },
      ]}
      lines={(row) => (
        <>
          {state(row)}
          <span className={css.soft}>{`${formatInstant(row.scannedAt)} · ${whereOf(row)}`}</span>
          {row.first && <span className={css.soft}>{t('coupons.firstUsed', { at: first(row), where: '' })}</span>}
        </>
      )}
      empty={{ title: t('coupons.noConflicts'), text: t('coupons.noConflictsText') }}
    />
  )
}
