import type { FillProps } from '../../engine/fill-face.ts'
import { MomentFill } from '../../fills/moment-fill.tsx'
import { dateOf } from '../../parts/day-bounds.ts'
import type { DateSettings } from './schema.ts'

export function Fill(props: FillProps<DateSettings, string>) {
  const { settings, context } = props
  const day = (bound: DateSettings['from']) => dateOf(bound, context.facts)
  return <MomentFill {...props} type="date" from={day(settings.from)} until={day(settings.until)} />
}
