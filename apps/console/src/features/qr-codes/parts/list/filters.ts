import type { QrCodeFilters } from '@matai/contract'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../../ui/format.ts'
import { startOfDay } from '../../../../ui/list/days.ts'
import type { FilterChip } from '../../../../ui/list/filter-chips.tsx'

/** The filters as the address holds them: empty, zero or false narrows nothing. */
export const noFilters = {
  kind: '',
  state: '',
  creator: 0,
  from: '',
  until: '',
  min: '',
  max: '',
  item: 0,
  favourite: false,
}
export type CodeFilters = {
  [Key in keyof typeof noFilters]: (typeof noFilters)[Key] extends boolean
    ? boolean
    : (typeof noFilters)[Key] extends number
      ? number
      : string
}

export const filterKinds = ['page', 'jump', 'form', 'home', 'batch'] as const
export const filterStates = ['normal', 'expired', 'blocked'] as const

/** What the call is asked; days are those of the reader, both included. */
export function callFilters(filters: CodeFilters): Partial<QrCodeFilters> {
  const kind = filterKinds.find((known) => known === filters.kind)
  const state = filterStates.find((known) => known === filters.state)
  const min = countOf(filters.min)
  const max = countOf(filters.max)
  const from = startOfDay(filters.from)
  const until = startOfDay(filters.until, 1)
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(filters.creator && { creatorId: filters.creator }),
    ...(from && { createdFrom: from }),
    ...(until && { createdUntil: until }),
    ...(min !== undefined && { scansMin: min }),
    ...(max !== undefined && { scansMax: max }),
    ...(filters.item > 0 && { statusItemId: filters.item }),
    ...(filters.favourite && { favourite: true }),
  }
}

function countOf(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** Key of a sentence about filters that contradict each other. */
export function filterFault(filters: CodeFilters) {
  const { createdFrom, createdUntil, scansMin, scansMax } = callFilters(filters)
  if (createdFrom && createdUntil && createdFrom >= createdUntil) return 'qrCodes.filterDates'
  if (scansMin !== undefined && scansMax !== undefined && scansMin > scansMax) return 'qrCodes.filterScans'
  return undefined
}

interface ChipNeeds {
  t: TFunction
  formats: Formats
  nameOf: (creatorId: number) => string
  /** What an item of a status is called. */
  itemName: (itemId: number) => string
  change: (change: Partial<CodeFilters>) => void
}

/** One chip for each filter; a range is one. */
export function filterChips(filters: CodeFilters, { t, formats, nameOf, itemName, change }: ChipNeeds): FilterChip[] {
  const asked = callFilters(filters)
  const chips: (FilterChip | false)[] = [
    asked.kind !== undefined && {
      key: 'kind',
      text: t(`kinds.kind_${asked.kind}`),
      onRemove: () => change({ kind: '' }),
    },
    asked.state !== undefined && {
      key: 'state',
      text: t(`qrCodes.state_${asked.state}`),
      onRemove: () => change({ state: '' }),
    },
    filters.item > 0 && {
      key: 'item',
      text: itemName(filters.item),
      onRemove: () => change({ item: 0 }),
    },
    filters.favourite && {
      key: 'favourite',
      text: t('qrCodes.favourites'),
      onRemove: () => change({ favourite: false }),
    },
    filters.creator > 0 && {
      key: 'creator',
      text: t('qrCodes.chipCreator', { name: nameOf(filters.creator) }),
      onRemove: () => change({ creator: 0 }),
    },
    Boolean(asked.createdFrom ?? asked.createdUntil) && {
      key: 'created',
      text: t('qrCodes.chipCreated', {
        range: rangeOf(asked.createdFrom && filters.from, asked.createdUntil && filters.until, t),
      }),
      onRemove: () => change({ from: '', until: '' }),
    },
    (asked.scansMin ?? asked.scansMax) !== undefined && {
      key: 'scans',
      text: t('qrCodes.chipScans', {
        range: rangeOf(numberOf(asked.scansMin, formats), numberOf(asked.scansMax, formats), t),
      }),
      onRemove: () => change({ min: '', max: '' }),
    },
  ]
  return chips.filter((chip) => chip !== false)
}

function numberOf(value: number | undefined, { formatNumber }: Formats): string | undefined {
  return value === undefined ? undefined : formatNumber(value)
}

function rangeOf(from: string | undefined, until: string | undefined, t: TFunction): string {
  if (from && until) return from === until ? from : `${from} – ${until}`
  return from ? t('qrCodes.rangeFrom', { from }) : t('qrCodes.rangeUntil', { until: until ?? '' })
}
