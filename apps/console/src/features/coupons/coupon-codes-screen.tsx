import type { Coupon, CouponCodeItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { couponCodeStates } from 'virtual:contract-constants'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { CopyIcon, DeleteIcon } from '../../ui/icons.ts'
import type { Deed } from '../../ui/list/deeds.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { CouponActions } from './parts/coupon-actions.tsx'
import { CouponFacts } from './parts/coupon-facts.tsx'
import { codesOf, couponQuery } from './parts/queries.ts'
import css from './coupons.module.css'

const tones = { open: 'info', handedOut: 'info', redeemed: 'success', expired: 'quiet', deleted: 'quiet' } as const

/** The codes of one coupon. */
export function CouponCodesScreen() {
  const { t } = useTranslation()
  const { couponId } = useParams({ from: '/home/card/$couponId' })
  const { data, error, refetch } = useQuery(couponQuery(Number(couponId)))
  if (data) return <Codes coupon={data} />
  return (
    <Page title={t('coupons.codes')} actions={<ButtonLink to={paths.coupons}>{t('coupons.backToList')}</ButtonLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />}
    </Page>
  )
}

function Codes({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation()
  const { formatInstant, formatNumber } = useFormats()
  const { id, items } = coupon
  const codes = useMemo(() => codesOf(id), [id])
  /** A card for several visits says how many of them are used. */
  const state = (row: CouponCodeItem) => (
    <StateTag tone={tones[row.state]}>
      {t(`coupons.state_${row.state}`)}
      {row.most > 1 && row.uses > 0 && ` ${formatNumber(row.uses)} / ${formatNumber(row.most)}`}
    </StateTag>
  )
  const where = ({ first }: CouponCodeItem) =>
    first ? [formatInstant(first.at), first.outlet, first.person].filter(Boolean).join(' · ') : ''
  const remove = {
    title: (count: number) => t('coupons.codesRemoveTitle', { count }),
    text: t('coupons.codesRemoveText'),
  }
  const deeds: Deed<CouponCodeItem>[] = [
    {
      key: 'copy',
      looks: true,
      label: t('coupons.copyAddress'),
      icon: <CopyIcon />,
      async run({ url }) {
        await copyText(url)
        return { said: t('app.copied') }
      },
    },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason: (row) => (row.state === 'deleted' ? t('coupons.state_deleted') : undefined),
      asks: () => ({ title: remove.title(1), text: remove.text, action: t('app.delete'), danger: true }),
      async run(row) {
        await client.coupons.delCodes({ couponId: id, ids: [row.id] })
        return { said: t('coupons.removed') }
      },
      many: {
        asks: (rows) => ({
          title: remove.title(rows.length),
          text: remove.text,
          action: t('app.delete'),
          danger: true,
        }),
        async run(rows) {
          await client.coupons.delCodes({ couponId: id, ids: rows.map((row) => row.id) })
          return { said: t('coupons.removed') }
        },
      },
    },
  ]
  return (
    <Page title={coupon.name} actions={<CouponActions coupon={coupon} />}>
      <div className={css.stack}>
        <CouponFacts coupon={coupon} />
        <ListScreen
          name="coupon-codes"
          label={t('coupons.codes')}
          resource={codes}
          rowKey={(row) => row.id}
          rowName={({ code }) => code}
          columns={[
            {
              key: 'code',
              title: t('coupons.code'),
              locked: true,
              render: ({ code }) => <span className={css.code}>{code}</span>,
            },
            { key: 'item', title: t('coupons.itemName'), width: 200, render: ({ itemName }) => itemName },
            { key: 'state', title: t('coupons.state'), width: 140, render: state },
            { key: 'mobile', title: t('coupons.mobile'), width: 150, render: ({ mobile }) => mobile },
            { key: 'used', title: t('coupons.usedAt'), width: 340, render: where },
          ]}
          card={(row, menu) => (
            <article className={css.card}>
              <strong className={css.code}>{row.code}</strong>
              {menu}
              <span>{row.itemName}</span>
              {state(row)}
              <span className={css.soft}>{where(row)}</span>
            </article>
          )}
          deeds={deeds}
          searchBy={t('coupons.searchCodes')}
          filters={{
            state: {
              label: t('coupons.state'),
              options: couponCodeStates.map((value) => ({ value, label: t(`coupons.state_${value}`) })),
            },
            itemId: {
              label: t('coupons.itemName'),
              options: items.map((item) => ({ value: String(item.id), label: item.name })),
            },
          }}
          empty={<EmptyState title={t('coupons.noCodes')} />}
        />
      </div>
    </Page>
  )
}
