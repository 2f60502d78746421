import { CalendarOutlined } from '@ant-design/icons'
import { questionSettings } from '../../editors/question-settings.ts'
import type { EditorFace } from '../../engine/editor-face.ts'
import type { DateSettings } from './schema.ts'

export const editor: EditorFace<DateSettings> = {
  group: 'time',
  icon: CalendarOutlined,
  settings: {
    ...questionSettings,
    from: { label: 'formEditor.setFromDay', as: 'dayBound' },
    until: { label: 'formEditor.setUntilDay', as: 'dayBound' },
    initialToday: { label: 'formEditor.setToday' },
  },
}
