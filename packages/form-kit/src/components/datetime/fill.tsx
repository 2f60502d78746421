import type { FillProps } from '../../engine/fill-face.ts'
import { MomentFill } from '../../fills/moment-fill.tsx'
import { dateOf } from '../../parts/day-bounds.ts'
import type { DatetimeSettings } from './schema.ts'

export function Fill(props: FillProps<DatetimeSettings, string>) {
  const { settings, context } = props
  const from = dateOf(settings.from, context.facts)
  const until = dateOf(settings.until, context.facts)
  return (
    <MomentFill {...props} type="datetime-local" from={from && `${from}T00:00`} until={until && `${until}T23:59`} />
  )
}
