import type { TFunction } from 'i18next'
import type { FilterChip } from '../filter-chips.tsx'
import { type Choice, choice } from './choice.tsx'
import type { Chosen, Filter } from './filter.ts'

export type { Choice } from './choice.tsx'
export type { Chosen } from './filter.ts'

/** The filters of a list, by their names in the call and in the address: `{ state: { label, options }, made: days({…}) }`. */
export type Filters = Readonly<Record<string, Choice | ((name: string) => Filter)>>

export interface NamedFilter extends Filter {
  key: string
}

export const filtersOf = (filters: Filters): NamedFilter[] =>
  Object.entries(filters).map(([key, given]) => ({
    key,
    ...(typeof given === 'function' ? given(key) : choice(given)(key)),
  }))

export function noneOf(filters: readonly Filter[]): Chosen {
  return Object.fromEntries(filters.flatMap(({ names }) => names).map((name) => [name, '']))
}

/** Takes from the address what can be chosen at all. */
export function chosenOf(filters: readonly Filter[], state: Readonly<Record<string, unknown>>): Chosen {
  const entries = filters.flatMap(({ names, read }) =>
    names.map((name) => {
      const written = state[name]
      return [name, typeof written === 'string' && written !== '' ? read(name, written) : ''] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** What the call is asked for: filters that are set, and no others. */
export function askedOf(filters: readonly Filter[], chosen: Chosen): object {
  return Object.assign({}, ...filters.map(({ asked }) => asked(chosen))) as object // of objects, one object
}

export function chipsOf(
  filters: readonly NamedFilter[],
  chosen: Chosen,
  { t, change }: { t: TFunction; change: (change: Chosen) => void },
): FilterChip[] {
  return filters.flatMap((filter) => {
    const text = filter.chip(chosen, t)
    return text === undefined ? [] : [{ key: filter.key, text, onRemove: () => change(noneOf([filter])) }]
  })
}

export function faultOf(filters: readonly Filter[], chosen: Chosen, t: TFunction): string | undefined {
  return filters.map(({ fault }) => fault?.(chosen, t)).find((fault) => fault !== undefined)
}
