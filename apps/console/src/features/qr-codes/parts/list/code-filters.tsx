import type { TFunction } from 'i18next'
import { lazy } from 'react'
import { days } from '../../../../ui/list/filters/days.ts'
import type { Filter } from '../../../../ui/list/filters/filter.ts'
import type { Filters } from '../../../../ui/list/filters/filters.tsx'
import { numbers } from '../../../../ui/list/filters/numbers.ts'
import { oneOf } from '../../../../ui/list/filters/one-of.tsx'
import { yes } from '../../../../ui/list/filters/yes.tsx'
import type { Creator } from './creators.ts'
import type { StatusItems } from './status-items.ts'

const StatusField = lazy(async () => ({ default: (await import('./status-field.tsx')).StatusField }))

const kinds = ['page', 'jump', 'form', 'home', 'batch'] as const
const states = ['normal', 'expired', 'blocked'] as const

interface FilterNeeds {
  t: TFunction
  creators: readonly Creator[]
  /** Asked for where one of their items is set. */
  statuses: readonly StatusItems[]
}

/** What live codes are narrowed by. */
export const codeFilters = ({ t, creators, statuses }: FilterNeeds): Filters => ({
  kind: { label: t('kinds.kind'), options: kinds.map((value) => ({ value, label: t(`kinds.kind_${value}`) })) },
  state: { label: t('qrCodes.state'), options: states.map((value) => ({ value, label: t(`qrCodes.state_${value}`) })) },
  item: (name): Filter => ({
    ...oneOf({
      label: t('qrCodes.statusItem'),
      ones: () => statuses.flatMap(({ items }) => items),
      asks: 'statusItemId',
    })(name),
    fields: ({ [name]: item = '' }, change) => (
      <StatusField value={item} onChange={(next) => change({ [name]: next })} />
    ),
  }),
  creator: oneOf({ label: t('qrCodes.creator'), ones: () => creators, asks: 'creatorId' }),
  created: days({ label: t('qrCodes.created'), names: ['from', 'until'], asks: ['createdFrom', 'createdUntil'] }),
  scans: numbers({ label: t('qrCodes.scansTotal'), names: ['min', 'max'], asks: ['scansMin', 'scansMax'] }),
  favourite: yes({ label: t('qrCodes.onlyFavourites'), chip: t('qrCodes.favourites') }),
})
