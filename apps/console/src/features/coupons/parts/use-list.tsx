import type { CouponUse } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { useFormats } from '../../../ui/format.ts'
import { RestoreIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { uses } from './queries.ts'
import { TriesList, whereOf } from './tries-list.tsx'
import css from '../coupons.module.css'

/** Redemptions, the newest first; an administrator takes the last ones back. */
export function UseList() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const where = (use: CouponUse) => whereOf(use) || t(`coupons.by_${use.by}`)
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
    <TriesList
      tab="uses"
      resource={uses}
      columns={[
        { key: 'at', title: t('coupons.usedAt'), width: 180, render: ({ at }) => formatInstant(at) },
        { key: 'where', title: t('coupons.usedWhere'), width: 200, render: where },
        { key: 'state', title: t('coupons.state'), width: 160, render: state },
      ]}
      lines={(row) => (
        <>
          {state(row)}
          <span className={css.soft}>{`${formatInstant(row.at)} · ${where(row)}`}</span>
        </>
      )}
      deeds={deeds}
      empty={{ title: t('coupons.noUses'), text: t('coupons.noUsesText') }}
    />
  )
}
