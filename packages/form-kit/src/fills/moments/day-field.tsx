import { type ComponentType, useRef, useState } from 'react'
import type { FillContext } from '../../engine/fill-face.ts'
import { later } from '../../later.ts'
import type { PartWired } from '../labelled.tsx'
import type { Wired } from '../question.tsx'
import type { CalendarProps } from './calendar.tsx'
import { plainDay, plainDaySoFar } from './plain-day.ts'

const calendar = later(() => import('./calendar.tsx'))

interface DayFieldProps {
  wired: Wired | PartWired
  /** `2026-03-02`, or what stands there of it */
  day: string
  onChange(day: string): void
  /** first and last day that can be picked; both belong to it */
  from?: string | null
  until?: string | null
  context: FillContext
}

/** A day that is typed, or picked in a calendar that speaks the page's language; the browser's own speaks that of the browser. */
export function DayField({ wired, day, onChange, from = null, until = null, context }: DayFieldProps) {
  const { say, facts } = context
  const [open, setOpen] = useState<{ Calendar: ComponentType<CalendarProps> } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const close = () => {
    setOpen(null)
    field.current?.focus()
  }
  // Where it does not come, the day is typed.
  const show = () => void calendar().then(setOpen, () => field.current?.focus())
  return (
    <>
      <input
        ref={field}
        type="text"
        className="mt-input"
        {...wired}
        // A phone would lay its keyboard over the calendar.
        inputMode={facts.onPhone ? 'none' : 'numeric'}
        autoComplete="off"
        placeholder={say('formFill.dayShape')}
        maxLength={20}
        value={day}
        onClick={facts.onPhone ? show : undefined}
        onChange={({ currentTarget }) => onChange(plainDaySoFar(currentTarget.value))}
        onBlur={() => plainDay(day) !== day && onChange(plainDay(day))}
      />
      <button
        type="button"
        className="mt-button"
        aria-label={say('formFill.calendar')}
        aria-expanded={open !== null}
        onClick={() => (open ? close() : show())}
      >
        <span aria-hidden="true">▾</span>
      </button>
      {open && (
        <open.Calendar
          day={day}
          from={from}
          until={until}
          context={context}
          onPick={(picked) => {
            onChange(picked)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
