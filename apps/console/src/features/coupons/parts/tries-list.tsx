import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { ListColumn } from '../../../ui/list/shown-columns.ts'
import type { Resource } from '../../../ui/resource.ts'
import { CouponsFrame } from './coupons-frame.tsx'
import css from '../coupons.module.css'

interface Try {
  id: number
  code: string
  couponName: string
  itemName: string
  outlet: string
  person: string
}

interface TriesListProps<Row extends Try, Input extends object> {
  tab: 'uses' | 'conflicts'
  resource: Resource<Row, Input>
  /** Beside the code and what it is for. */
  columns: ListColumn<Row>[]
  /** Under them on a card. */
  lines: (row: Row) => ReactNode
  deeds?: readonly Deed<Row>[]
  empty: { title: string; text: string }
}

/** Where a code was shown, and by whom. */
export const whereOf = ({ outlet, person }: Pick<Try, 'outlet' | 'person'>): string =>
  [outlet, person].filter(Boolean).join(' · ')

/** What counters tried: codes with what they are for, found by the code. */
export function TriesList<Row extends Try, Input extends object>(props: TriesListProps<Row, Input>) {
  const { tab, resource, columns, lines, deeds = [], empty } = props
  const { t } = useTranslation()
  const what = ({ couponName, itemName }: Row) => [couponName, itemName].filter(Boolean).join(' · ')
  return (
    <CouponsFrame tab={tab}>
      <ListScreen
        name={`coupon-${tab}`}
        label={t(`coupons.tab_${tab}`)}
        resource={resource}
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
          ...columns,
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong className={css.code}>{row.code}</strong>
            {menu ?? <span />}
            <span>{what(row)}</span>
            {lines(row)}
          </article>
        )}
        deeds={deeds}
        searchBy={t('coupons.searchUses')}
        empty={<EmptyState {...empty} />}
      />
    </CouponsFrame>
  )
}
