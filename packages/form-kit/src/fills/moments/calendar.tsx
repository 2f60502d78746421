import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FillContext } from '../../engine/fill-face.ts'
import { addDays, localDate, weekdayOf } from '../../engine/moments.ts'
import { momentInWords } from './moment-in-words.ts'

export interface CalendarProps {
  day: string
  from: string | null
  until: string | null
  context: Pick<FillContext, 'say' | 'language' | 'facts'>
  onPick(day: string): void
  onClose(): void
}

/** Years that can be chosen where nobody says which: of the oldest people, and of things that last. */
const [yearsBack, yearsAhead] = [120, 30]
/** By how many days an arrow goes on. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The same day of another month, or its last. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}

/** A month of days, gone through by arrows, pages and fingers. */
export function Calendar({ day, from, until, context, onPick, onClose }: CalendarProps) {
  const { say, language, facts } = context
  const today = localDate(facts)
  const within = (one: string) => (from && one < from ? from : until && one > until ? until : one)
  const [at, setAt] = useState(within(isDay(day) ? day : today))
  const isGone = useRef(true)
  const here = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (isGone.current) here.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const go = (to: string, isByKey: boolean) => {
    isGone.current = isByKey
    setAt(within(to))
  }
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    const step = steps[key]
    if (step) go(addDays(at, step), true)
    else if (key === 'PageUp' || key === 'PageDown') go(monthsLater(at, key === 'PageUp' ? -1 : 1), true)
    else if (key === 'Home' || key === 'End') go(addDays(at, (key === 'Home' ? 1 : 7) - weekdayOf(at)), true)
    else return
    event.preventDefault()
  }
  const [year = '', month = ''] = at.split('-')
  const first = `${year}-${month}-01`
  const start = addDays(first, 1 - weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  ).filter(([monday = '']) => monday.slice(0, 7) <= first.slice(0, 7))
  const named = (one: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(one))
  const years = [Number((from ?? today).slice(0, 4)) - (from ? 0 : yearsBack), Number((until ?? today).slice(0, 4))]
  const last = (years[1] ?? 0) + (until ? 0 : yearsAhead)

  return (
    <div
      className="mt-calendar mt-whole"
      role="group"
      aria-label={say('formFill.calendar')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="mt-row">
        <button
          type="button"
          className="mt-button"
          aria-label={say('formFill.monthBefore')}
          onClick={() => go(monthsLater(at, -1), false)}
        >
          ‹
        </button>
        <select
          className="mt-input"
          aria-label={say('formFill.year')}
          value={year}
          onChange={({ currentTarget }) =>
            go(monthsLater(at, 12 * (Number(currentTarget.value) - Number(year))), false)
          }
        >
          {Array.from({ length: last - (years[0] ?? 0) + 1 }, (_, more) => String(last - more)).map((one) => (
            <option key={one} value={one}>
              {named(`${one}-01-01`, { year: 'numeric' })}
            </option>
          ))}
        </select>
        <select
          className="mt-input"
          aria-label={say('formFill.month')}
          value={month}
          onChange={({ currentTarget }) => go(monthsLater(at, Number(currentTarget.value) - Number(month)), false)}
        >
          {Array.from({ length: 12 }, (_, one) => String(one + 1).padStart(2, '0')).map((one) => (
            <option key={one} value={one}>
              {named(`2026-${one}-01`, { month: 'long' })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="mt-button"
          aria-label={say('formFill.monthAfter')}
          onClick={() => go(monthsLater(at, 1), false)}
        >
          ›
        </button>
      </div>
      <table ref={here} role="grid" onKeyDown={onKey}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={named(one, { weekday: 'long' })}>
                {named(one, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  {one.slice(0, 7) === at.slice(0, 7) && (
                    <button
                      type="button"
                      tabIndex={one === at ? 0 : -1}
                      aria-label={momentInWords(one, language)}
                      aria-current={one === today ? 'date' : undefined}
                      aria-pressed={one === day}
                      disabled={within(one) !== one}
                      onClick={() => onPick(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
