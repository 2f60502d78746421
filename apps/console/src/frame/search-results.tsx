import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Finder, finders, type Found } from '../finder-slots.ts'
import css from './search-results.module.css'

interface SearchResultsProps {
  id: string
  keyword: string
  /** Place of the one that the keys stand on; -1: none. */
  active: number
  onFound: (found: readonly Found[]) => void
  onChoose: (found: Found) => void
}

/** Milliseconds of quiet after which it is asked. */
const pause = 120

/** What was found, in a group for each kind of thing. */
export function SearchResults({ id, keyword, active, onFound, onChoose }: SearchResultsProps) {
  const { t } = useTranslation()
  const asked = useQuiet(keyword)
  const { groups, waiting } = useQueries({
    queries: finders.map(({ key, find }) => ({
      queryKey: ['found', key, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(asked, { signal }),
      staleTime: 15_000,
    })),
    combine: grouped,
  })
  const all = useMemo(() => groups.flatMap(({ found }) => found), [groups])
  useEffect(() => onFound(all), [all, onFound])
  return (
    <div id={id} role="listbox" aria-label={t('app.found')} className={css.results} data-waiting={waiting}>
      {groups.map(({ finder, found, first }) => (
        <div key={finder.key} role="group" aria-label={t(finder.label)}>
          <div className={css.label} aria-hidden>
            {t(finder.label)}
          </div>
          {found.map((one, within) => {
            const at = first + within
            return (
              <div
                key={one.key}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={css.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(one)}
              >
                <span>{one.name}</span>
                {one.note && <code>{one.note}</code>}
              </div>
            )
          })}
        </div>
      ))}
      {groups.length === 0 && !waiting && <p className={css.none}>{t('app.nothingFound', { keyword })}</p>}
    </div>
  )
}

interface Answer {
  data: Found[] | undefined
  isPending: boolean
}

interface Group {
  finder: Finder
  found: Found[]
  /** Place of its first one among all that was found. */
  first: number
}

function grouped(answers: Answer[]): { groups: Group[]; waiting: boolean } {
  const groups = finders.reduce<Group[]>((before, finder, at) => {
    const found = answers[at]?.data ?? []
    const last = before.at(-1)
    const first = last ? last.first + last.found.length : 0
    return found.length > 0 ? [...before, { finder, found, first }] : before
  }, [])
  return { groups, waiting: answers.some(({ isPending }) => isPending) }
}

function useQuiet(keyword: string): string {
  const [quiet, setQuiet] = useState(keyword)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(keyword), pause)
    return () => clearTimeout(timer)
  }, [keyword])
  return quiet
}
