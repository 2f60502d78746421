import { dateCell, type ExportFace, numberCell, textCell } from '../../engine/export-face.ts'
import { type AppointmentAnswer, type AppointmentSettings, slotOf } from './schema.ts'

/** Day, slot and how many people. */
export const sheet: ExportFace<AppointmentSettings, AppointmentAnswer> = {
  columns: ({ title }, { say }) => [
    { part: 'day', heading: `${title} · ${say('forms.partDay')}` },
    { part: 'slot', heading: `${title} · ${say('forms.partSlot')}` },
    { part: 'people', heading: `${title} · ${say('forms.partPeople')}` },
  ],
  cells: (given, settings) => {
    const slot = slotOf(given, settings)
    return [dateCell(given.day), textCell(slot ? `${slot.from}-${slot.until}` : ''), numberCell(String(given.people))]
  },
}
