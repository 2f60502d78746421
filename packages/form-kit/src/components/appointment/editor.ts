import { ScheduleOutlined } from '@ant-design/icons'
import { twoSlots } from '../../editors/begin.ts'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { AppointmentSettings } from './schema.ts'

export const editor: EditorFace<AppointmentSettings> = {
  group: 'time',
  icon: ScheduleOutlined,
  begin: twoSlots,
  settings: {
    ...questionSettings,
    slots: { label: 'formEditor.setSlots', as: 'slots' },
    periods: { label: 'formEditor.setPeriods', as: 'periods' },
    daysOff: { label: 'formEditor.setDaysOff', as: 'daysOff' },
    aheadDays: { label: 'formEditor.setAhead', hint: 'formEditor.setAheadHint' },
    closesBefore: { label: 'formEditor.setClosesBefore' },
    partyMax: { label: 'formEditor.setPartyMax' },
  },
}
