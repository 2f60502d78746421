import type { TrashItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../../ui/format.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import { daysLeft } from './days-left.ts'
import css from './trash.module.css'

export function trashColumns(t: TFunction, formats: Formats): ListColumn<TrashItem>[] {
  return [
    { key: 'name', title: t('qrCodes.name'), locked: true, render: (item) => <TrashName item={item} /> },
    {
      key: 'deleted',
      title: t('qrCodes.deletedAt'),
      width: 180,
      render: ({ deletedAt }) => formats.formatInstant(deletedAt),
    },
    {
      key: 'left',
      title: t('qrCodes.daysLeft'),
      width: 120,
      render: ({ purgeAt }) => t('qrCodes.days', { count: daysLeft(purgeAt, new Date()) }),
    },
    {
      key: 'scans',
      title: t('qrCodes.scansTotal'),
      width: 120,
      align: 'right',
      render: ({ scansTotal }) => formats.formatNumber(scansTotal),
    },
  ]
}

export function TrashName({ item }: { item: TrashItem }) {
  return (
    <span className={css.name}>
      <span className={css.word} title={item.name}>
        {item.name}
      </span>
      <span className={css.number}>{item.id}</span>
    </span>
  )
}
