import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { FilterChip } from './filter-chips.tsx'
import { type Choice, choice } from './filters/choice.tsx'

export type { Choice } from './filters/choice.tsx'

/** What is chosen, by the names in the address; empty is any. */
export type Chosen = Record<string, string>

/** One filter of a list: what it keeps in the address, what the call is asked, its chip and its fields. */
export interface Filter {
  /** Its names in the address. */
  names: readonly string[]
  /** Takes from the address what can be chosen at all; of each name, empty when it is none of that. */
  read: (name: string, written: string) => string
  /** Said of the call; nothing when nothing is set. */
  asked: (chosen: Chosen) => object
  /** What is set, in words; undefined when nothing is. */
  chip: (chosen: Chosen, t: TFunction) => string | undefined
  /** What contradicts itself. */
  fault?: (chosen: Chosen, t: TFunction) => string | undefined
  fields: (chosen: Chosen, change: (change: Chosen) => void, t: TFunction) => ReactNode
}

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
