import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Filter } from './filter.ts'

/** What lies between two ends, both included. */
export interface Ends {
  /** Of what. */
  label: string
  /** Both ends in the address; `createdFrom`, `createdUntil` of `created` for days. */
  names?: readonly [string, string]
  /** What the call names them; as the address does without it. */
  asks?: readonly [string, string]
}

export interface EndsProps {
  label: string
  from: string
  until: string
  onChange: (change: { from?: string; until?: string }) => void
}

interface EndsKind {
  /** What the names in the address end with, where a filter gives none. */
  suffixes: readonly [string, string]
  /** Takes from the address what is an end at all. */
  read: (written: string) => string
  /** The ends as the call knows them; undefined where there is none. */
  asked: (from: string, until: string) => readonly [unknown, unknown]
  /** One end alone, in words. */
  since: (end: string, t: TFunction) => string
  upTo: (end: string, t: TFunction) => string
  say?: (end: string) => string
  isWrong: (from: string, until: string) => boolean
  fault: (t: TFunction) => string
  Field: ComponentType<EndsProps>
}

/** A filter of two ends, of whatever kind they are. */
export const between =
  ({ suffixes, Field, ...kind }: EndsKind) =>
  ({ label, names, asks }: Ends) =>
  (name: string): Filter => {
    const [first, last] = names ?? ([`${name}${suffixes[0]}`, `${name}${suffixes[1]}`] as const)
    const [begin, end] = asks ?? [first, last]
    const say = kind.say ?? ((one: string) => one)
    function sayBoth(from: string, until: string, t: TFunction): string {
      if (from && until) return from === until ? say(from) : `${say(from)} – ${say(until)}`
      return from ? kind.since(say(from), t) : kind.upTo(say(until), t)
    }
    return {
      names: [first, last],
      read: (_, written) => kind.read(written),
      asked({ [first]: from = '', [last]: until = '' }) {
        const [low, high] = kind.asked(from, until)
        return { ...(low !== undefined && { [begin]: low }), ...(high !== undefined && { [end]: high }) }
      },
      chip: ({ [first]: from = '', [last]: until = '' }, t) =>
        from || until ? t('app.filterChip', { label, value: sayBoth(from, until, t) }) : undefined,
      fault: ({ [first]: from, [last]: until }, t) =>
        from && until && kind.isWrong(from, until) ? kind.fault(t) : undefined,
      fields: ({ [first]: from = '', [last]: until = '' }, change) => (
        <Field
          label={label}
          from={from}
          until={until}
          onChange={(next) =>
            change({
              ...(next.from !== undefined && { [first]: next.from }),
              ...(next.until !== undefined && { [last]: next.until }),
            })
          }
        />
      ),
    }
  }
