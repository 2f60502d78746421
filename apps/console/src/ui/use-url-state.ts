import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Simple = string | number | boolean

/** Widens literals, so that `{ page: 1 }` takes any number. */
type Widened<Defaults> = {
  [Key in keyof Defaults]: Defaults[Key] extends number ? number : Defaults[Key] extends boolean ? boolean : string
}

/**
 * State that a person would want back, kept in the address. The defaults say names and types; a value that equals
 * its default is not written. `set` merges; with `{ push: true }` the Back button returns to the state before.
 */
export function useUrlState<const Defaults extends Record<string, Simple>>(defaults: Defaults) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const known = JSON.stringify(defaults)

  const state = useMemo(() => readState(JSON.parse(known) as Widened<Defaults>, search), [known, search])
  const set = useCallback(
    (change: Partial<Widened<Defaults>>, options: { push?: boolean } = {}) =>
      navigate({
        to: '.',
        search: (before: Record<string, unknown>) => writeState(JSON.parse(known), { ...before, ...change }),
        replace: !options.push,
      }),
    [known, navigate],
  )
  return [state, set] as const
}

/** Takes from the address what has the type of its default. */
export function readState<State extends Record<string, Simple>>(
  defaults: State,
  search: Record<string, unknown>,
): State {
  const entries = Object.entries(defaults).map(([key, value]) => [key, readValue(value, search[key])])
  return Object.fromEntries(entries) as State // same keys, each of the type of its default
}

function readValue(fallback: Simple, written: unknown): Simple {
  if (written === undefined) return fallback
  if (typeof fallback === 'string') return String(written)
  if (typeof fallback === 'boolean') return String(written) === 'true'
  const number = Number(written)
  return Number.isSafeInteger(number) && number >= 0 ? number : fallback
}

/** Leaves out what equals its default. */
export function writeState(defaults: Record<string, Simple>, search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== undefined && String(value) !== String(defaults[key])),
  )
}
