import { MomentDisplay } from '../../displays/moments.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import { type AppointmentAnswer, type AppointmentSettings, slotOf } from './schema.ts'

export function Display({ settings, answer, context }: DisplayProps<AppointmentSettings, AppointmentAnswer>) {
  const slot = slotOf(answer, settings)
  return (
    <span>
      <MomentDisplay settings={undefined} answer={answer.day} context={context} />
      {slot && ` ${slot.from}–${slot.until}`}
      {settings.partyMax > 1 && ` · ${context.say('formFill.people', { people: answer.people })}`}
    </span>
  )
}
