import { DatePicker, TimePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { KeyboardEvent } from 'react'
import css from './date-fields.module.css'

/** From Field, beside what the value needs. Values are text: what is empty is not chosen. */
interface PickedProps {
  value: string
  onChange: (value: string) => void
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-label'?: string
  status?: 'error' | ''
}

/** Enter takes what was typed; it must not send the form around the field as well. */
const keepEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter') event.preventDefault()
}

const read = (text: string) => {
  const moment = text ? dayjs(text) : null
  return moment?.isValid() ? moment : null
}

/** A day, `2026-12-24`; typed or chosen, in the reader's language whatever the browser's is. `min` is the first day. */
export function DayField({ value, onChange, min, ...props }: PickedProps & { min?: string }) {
  return (
    <DatePicker
      {...props}
      onKeyDown={keepEnter}
      value={read(value)}
      onChange={(moment) => onChange(moment ? moment.format('YYYY-MM-DD') : '')}
      format="YYYY-MM-DD"
      className={css.field ?? ''}
      {...(min ? { minDate: dayjs(min) } : {})}
    />
  )
}

/** A moment on the wall clock, `2026-12-24T18:00`. */
export function MomentField({ value, onChange, ...props }: PickedProps) {
  return (
    <DatePicker
      {...props}
      onKeyDown={keepEnter}
      value={read(value)}
      onChange={(moment) => onChange(moment ? moment.format('YYYY-MM-DDTHH:mm') : '')}
      format="YYYY-MM-DD HH:mm"
      showTime={{ format: 'HH:mm' }}
      needConfirm={false}
      className={css.field ?? ''}
    />
  )
}

/** A time of day, `18:00`. */
export function ClockField({ value, onChange, ...props }: PickedProps) {
  return (
    <TimePicker
      {...props}
      onKeyDown={keepEnter}
      value={value ? read(`2000-01-01T${value}`) : null}
      onChange={(moment) => onChange(moment ? moment.format('HH:mm') : '')}
      format="HH:mm"
      needConfirm={false}
      allowClear={false}
      className={css.field ?? ''}
    />
  )
}
