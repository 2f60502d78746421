import type { FillContext } from '../../engine/fill-face.ts'
import type { Wired } from '../question.tsx'

interface ClockProps {
  /** Of the hours; the minutes are named beside them. */
  wired: Partial<Wired> & { 'aria-label'?: string }
  /** `09:30`; empty: none yet */
  time: string
  onChange(time: string): void
  /** `09:30`; null is open */
  from?: string | null
  until?: string | null
  context: Pick<FillContext, 'say'>
}

const twoDigits = (length: number) => Array.from({ length }, (_, at) => String(at).padStart(2, '0'))
const hours = twoDigits(24)
const minutes = twoDigits(60)

/** A time of day, of 24 hours in every language. */
export function ClockSelects({ wired, time, onChange, from = null, until = null, context: { say } }: ClockProps) {
  const [hour = '', minute = ''] = time.split(':')
  const inHours = hours.filter((one) => (!from || one >= from.slice(0, 2)) && (!until || one <= until.slice(0, 2)))
  const fits = (one: string) => (!from || `${hour}:${one}` >= from) && (!until || `${hour}:${one}` <= until)
  /** The first minute of an hour that can be. */
  const begin = (one: string) => (from && `${one}:00` < from ? from : `${one}:00`)
  return (
    <>
      <select
        className="mt-input mt-short"
        {...wired}
        value={hour}
        onChange={({ currentTarget: { value } }) => onChange(value && (minute ? `${value}:${minute}` : begin(value)))}
      >
        <option value="">{say('formFill.hour')}</option>
        {inHours.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <span aria-hidden="true">:</span>
      <select
        className="mt-input mt-short"
        aria-label={say('formFill.minute')}
        aria-describedby={wired['aria-describedby']}
        aria-invalid={wired['aria-invalid']}
        disabled={!hour}
        value={minute}
        onChange={({ currentTarget: { value } }) => onChange(`${hour}:${value}`)}
      >
        {!minute && <option value="">{say('formFill.minute')}</option>}
        {minutes
          .filter((one) => fits(one) || one === minute)
          .map((one) => (
            <option key={one}>{one}</option>
          ))}
      </select>
    </>
  )
}
